import { type Control, find, groupOf, optionOf } from './field-rules';
import type { Fault } from './validate';

let lists = 0;

/**
 * List in which faults of a control are told: its `data-parsley-errors-container`, or one behind it.
 *
 * @param control
 */
function listOf( control: Control ): HTMLElement {
	const [ first = control ] = groupOf( control );
	const known = first.dataset.parsleyId;
	const found = known && document.getElementById( known );
	if ( found ) {
		return found;
	}
	const list = document.createElement( 'ul' );
	list.className = 'parsley-errors-list';
	list.id = `parsley-id-${ ++lists }`;
	first.dataset.parsleyId = list.id;
	const place = optionOf( first, 'errors-container' );
	const room = place ? find( document, place ) : null;
	if ( room ) {
		// What the server said of the value that was sent gives way.
		for ( const message of Array.from( room.children ) ) {
			describe( first, message.id, false );
		}
		room.replaceChildren( list );
	} else {
		( first.closest( 'label' ) ?? first ).after( list );
	}
	return list;
}

function describe( control: Control, id: string, isWrong: boolean ): void {
	const ids = new Set(
		( control.getAttribute( 'aria-describedby' ) ?? '' ).split( ' ' )
	);
	ids.delete( '' );
	ids[ isWrong ? 'add' : 'delete' ]( id );
	if ( ids.size > 0 ) {
		control.setAttribute( 'aria-describedby', [ ...ids ].join( ' ' ) );
	} else {
		control.removeAttribute( 'aria-describedby' );
	}
}

/**
 * Draws what is wrong with a control in its place, in markup that is nobody else's to draw.
 *
 * @param control The first of its group.
 * @param faults  None where it is right; null where nothing is said of it any more.
 */
export function drawFaults(
	control: Control,
	faults: readonly Fault[] | null
): void {
	const isWrong = faults !== null && faults.length > 0;
	const list = listOf( control );
	list.replaceChildren(
		...( faults ?? [] ).map( ( { rule, message } ) => {
			const item = document.createElement( 'li' );
			item.className = `parsley-${ rule }`;
			item.textContent = message;
			return item;
		} )
	);
	list.classList.toggle( 'filled', isWrong );
	list.hidden = ! isWrong;
	for ( const one of groupOf( control ) ) {
		one.classList.toggle( 'parsley-error', isWrong );
		one.classList.toggle( 'parsley-success', faults?.length === 0 );
		describe( one, list.id, isWrong );
		if ( faults ) {
			one.setAttribute( 'aria-invalid', String( isWrong ) );
		} else {
			one.removeAttribute( 'aria-invalid' );
		}
	}
}
