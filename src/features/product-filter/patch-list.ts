import { part, valueOf } from './filter-host';

export const hasFocus = ( element: Element ) =>
	element.contains( element.ownerDocument.activeElement );

const boxOf = ( item: Element ) => item.querySelector( 'input' );

function patchItem( item: Element, next: Element ): void {
	const box = boxOf( item );
	const nextBox = boxOf( next );
	if ( box && nextBox ) {
		box.checked = nextBox.checked;
		// A field that loses its focus by being disabled would lose the shopper.
		box.disabled = nextBox.disabled && ! hasFocus( box );
	}
	const count = part( item, 'count' );
	const nextCount = part( next, 'count' );
	if ( count && nextCount ) {
		count.replaceChildren( ...nextCount.childNodes );
	} else {
		count?.remove();
	}
}

/**
 * Brings the values of a list to their next counts and order. Items that stay are the same elements, so nothing loses its
 * focus; what is being searched for in the list stays as it was found.
 */
export function patchList( list: HTMLElement, next: HTMLElement ): void {
	const known = new Map(
		[ ...list.children ].map( ( item ) => [ valueOf( item ), item ] )
	);
	const isSearched = list.dataset.found !== undefined;
	let place: Element | null = list.firstElementChild;
	for ( const item of [ ...next.children ] ) {
		const same = known.get( valueOf( item ) );
		known.delete( valueOf( item ) );
		if ( same ) {
			patchItem( same, item );
			if ( same !== place && ! hasFocus( same ) ) {
				list.insertBefore( same, place );
			}
			place = same.nextElementSibling;
		} else if ( ! isSearched ) {
			list.insertBefore( item, place );
		}
	}
	for ( const gone of isSearched ? [] : known.values() ) {
		if ( hasFocus( gone ) ) {
			part( gone, 'count' )?.remove();
		} else {
			gone.remove();
		}
	}
	if ( ! isSearched ) {
		list.dataset.page = next.dataset.page ?? '1';
	}
}
