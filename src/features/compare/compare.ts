import { __, sprintf } from '@marketday/kernel';
import { pressOnce } from '@marketday/kernel/product-list';

import { createCompareForm } from './compare-form';
import type { CompareHost } from './compare-host';
import { type CompareData, createCompareList } from './compare-list';
import { parse } from './compare-table';

const ON_PAGE = '.marketday-compare > :is(form, .marketday-compared__empty)';

/** What the arrows, the link with the count, and the form around the table do. */
export function createCompare( host: CompareHost ) {
	const { overlay } = host;
	const list = createCompareList( host );

	/** On the page of the comparison there is no second one over it. */
	function show( { html, compare_count: count }: CompareData ): void {
		const page = document.querySelector( ON_PAGE );
		if ( page ) {
			overlay.close();
			page.replaceWith( ...parse( html ) );
			document
				.querySelector< HTMLElement >( `${ ON_PAGE } button` )
				?.focus();
		} else if ( count > 0 ) {
			overlay
				.open( {
					title: __( 'Compare', 'marketday' ),
					closeLabel: __( 'Close modal', 'marketday' ),
					className: 'marketday-compare-dialog',
				} )
				.replaceChildren( ...parse( html ) );
		} else {
			overlay.close();
		}
	}

	async function open( link: HTMLElement ): Promise< void > {
		// An empty list has nothing to ask for.
		const data = list.ids().length > 0 ? await list.read() : null;
		if ( data ) {
			show( data );
		} else {
			host.goTo( link.getAttribute( 'href' ) ?? '' );
		}
	}

	async function takeOut( id: number ): Promise< void > {
		if ( await list.remove( id ) ) {
			overlay.say( __( 'Removed from your comparison.', 'marketday' ), {
				label: __( 'Undo', 'marketday' ),
				run: () => void list.add( id, 'message' ),
			} );
		}
	}

	async function add( button: HTMLElement, id: number ): Promise< void > {
		const { addedAction = 'message', redirect = '' } = button.dataset;
		const data = await list.add( id, addedAction );
		if ( ! data ) {
			return;
		}
		if ( addedAction === 'redirect' ) {
			host.goTo( redirect );
		} else if ( addedAction === 'popup' ) {
			show( data );
		} else {
			overlay.say( __( 'Added to your comparison.', 'marketday' ), {
				label: sprintf(
					/* translators: %d: number of products. */
					__( 'Compare (%d)', 'marketday' ),
					data.compare_count
				),
				run: () => void open( button ),
			} );
		}
	}

	const change = createCompareForm( host, list, show );

	return {
		press: pressOnce( async ( button ) => {
			// The field to search in, and the picture that is dragged, wake the script up and are no buttons.
			if ( button.matches( 'input, div' ) ) {
				return;
			}
			if ( button instanceof HTMLButtonElement ) {
				return change( button );
			}
			const id = Number( button.dataset.postid );
			if ( ! id ) {
				return open( button );
			}
			return list.has( id ) ? takeOut( id ) : add( button, id );
		}, host.reportFailure ),
	};
}
