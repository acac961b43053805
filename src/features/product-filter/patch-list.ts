import { isFound, part, valueOf } from './filter-host';

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
	} else if ( nextCount ) {
		part( item, 'label' )?.after( ' ', nextCount );
	} else {
		count?.remove();
	}
}

/**
 * Brings the values of a list to their next counts and order. Items that stay are the same elements, so nothing loses its
 * focus; while the list is being searched, what was found stays, and what comes is not shown yet.
 */
export function patchList( list: HTMLElement, next: HTMLElement ): void {
	const known = new Map(
		( [ ...list.children ] as HTMLElement[] ).map( ( item ) => [
			valueOf( item ),
			item,
		] )
	);
	const isSearched = list.dataset.found !== undefined;
	let place: Element | null = list.firstElementChild;
	for ( const item of [ ...next.children ] as HTMLElement[] ) {
		const same = known.get( valueOf( item ) );
		known.delete( valueOf( item ) );
		if ( same ) {
			patchItem( same, item );
			if ( same !== place && ! hasFocus( same ) ) {
				list.insertBefore( same, place );
			}
			place = same.nextElementSibling;
		} else {
			item.hidden = isSearched;
			list.insertBefore( item, place );
		}
	}
	for ( const gone of known.values() ) {
		const box = boxOf( gone );
		if ( box ) {
			box.checked = false;
		}
		if ( hasFocus( gone ) || ( isSearched && isFound( gone ) ) ) {
			part( gone, 'count' )?.remove();
		} else {
			gone.remove();
		}
	}
	list.dataset.page = next.dataset.page ?? '1';
}
