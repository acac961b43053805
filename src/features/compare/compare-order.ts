import { __, sprintf } from '@marketday/kernel';

import type { CompareHost } from './compare-host';
import type { CompareList } from './compare-list';
import { arrangeColumns, columnsOf } from './compare-table';
import { searchRows } from './search-rows';

const COLUMN = '.marketday-compared__product';

/** The order of the columns, by buttons and by dragging, and the search among the rows. */
export function createCompareOrder( host: CompareHost, list: CompareList ) {
	let dragged: HTMLElement | null = null;

	/** Shows it at once; where the shop refuses, the order is what it was. */
	async function place( form: HTMLElement, id: number, at: number ) {
		const before = columnsOf( form );
		const ids = before.filter( ( one ) => one !== id );
		// Past an end it comes in at the other.
		const to = ( at + before.length ) % before.length;
		ids.splice( to, 0, id );
		arrangeColumns( form, ids );
		if ( await list.arrange( ids ) ) {
			host.overlay.say(
				sprintf(
					/* translators: 1: place, 2: number of products. */
					__( 'Now at place %1$d of %2$d.', 'marketday' ),
					to + 1,
					ids.length
				)
			);
		} else {
			arrangeColumns( form, before );
		}
	}

	const columnAt = ( { target }: Event ) =>
		target instanceof Element
			? target.closest< HTMLElement >( COLUMN )
			: null;

	document.addEventListener( 'dragstart', ( event ) => {
		dragged =
			event.target instanceof Element &&
			event.target.matches( '[draggable=true]' )
				? columnAt( event )
				: null;
	} );
	document.addEventListener( 'dragover', ( event ) => {
		if ( dragged && columnAt( event ) ) {
			event.preventDefault();
		}
	} );
	document.addEventListener( 'drop', ( event ) => {
		const column = columnAt( event );
		const form = column?.closest( 'form' );
		if ( dragged && column && form?.contains( dragged ) ) {
			event.preventDefault();
			void place(
				form,
				Number( dragged.dataset.id ),
				columnsOf( form ).indexOf( Number( column.dataset.id ) )
			);
		}
		dragged = null;
	} );
	document.addEventListener( 'input', ( { target } ) => {
		if (
			target instanceof HTMLInputElement &&
			target.closest( '.marketday-compared__search' )
		) {
			searchRows( target );
		}
	} );

	/** One place on; the focus stays on the button. */
	return async ( form: HTMLElement, button: HTMLButtonElement ) => {
		const id = Number( button.value );
		const done = place(
			form,
			id,
			columnsOf( form ).indexOf( id ) +
				( button.name === 'later' ? 1 : -1 )
		);
		button.focus();
		await done;
	};
}
