import { listen } from '@marketday/behaviour';

/** The last entry of a menu, with those that found no room. */
interface More {
	element: HTMLElement;
	/** Takes the place of what it held; `isAll` where the whole menu is in it. */
	hold: ( entries: readonly HTMLElement[], isAll: boolean ) => void;
}

/** Class of a list that would hang over the screen's edge, from where the line begins. */
const FROM_START = 'is-from-start';

let count = 0;

/** A link as it stands in the line, without what WordPress's script adds to it. */
function copyOf( link: Element ): HTMLElement {
	const copy = document.createElement( 'a' );
	copy.className = 'wp-block-navigation-item__content';
	copy.textContent = link.textContent?.trim() ?? '';
	for ( const name of [ 'href', 'target', 'rel', 'aria-current' ] ) {
		const value = link.getAttribute( name );
		if ( value !== null ) {
			copy.setAttribute( name, value );
		}
	}
	return copy;
}

/** An entry with all below it, as one list within another: what opens on its own in the line is open here. */
function rowOf( entry: Element ): HTMLElement {
	const row = document.createElement( 'li' );
	row.className = 'wp-block-navigation-item';
	const link = entry.querySelector( ':scope > a' );
	if ( link ) {
		row.append( copyOf( link ) );
	} else {
		row.append(
			entry.querySelector( 'button' )?.textContent?.trim() ?? ''
		);
	}
	const below = entry.querySelector( ':scope > ul' );
	if ( below ) {
		const list = document.createElement( 'ul' );
		list.append( ...[ ...below.children ].map( rowOf ) );
		row.append( list );
	}
	return row;
}

/** @param more Its word. @param menu Its word while it holds everything. */
export function createMore( more: string, menu: string ): More {
	const element = document.createElement( 'li' );
	element.className = 'wp-block-navigation-item marketday-more';
	const id = `marketday-more-${ ++count }`;
	element.innerHTML = `<button type="button" class="marketday-more__button" aria-expanded="false" aria-controls="${ id }"></button><ul class="marketday-more__list" id="${ id }" hidden></ul>`;
	const button = element.querySelector( 'button' )!;
	const list = element.querySelector( 'ul' )!;

	const open = ( isOpen: boolean ) => {
		list.hidden = ! isOpen;
		button.setAttribute( 'aria-expanded', String( isOpen ) );
		list.classList.remove( FROM_START );
		const { left, right } = list.getBoundingClientRect();
		list.classList.toggle(
			FROM_START,
			left < 0 || right > document.documentElement.clientWidth
		);
	};
	button.addEventListener( 'click', () => open( !! list.hidden ) );
	element.addEventListener( 'keydown', ( { key } ) => {
		if ( key === 'Escape' && ! list.hidden ) {
			open( false );
			button.focus();
		}
	} );
	element.addEventListener( 'focusout', ( { relatedTarget } ) => {
		if ( relatedTarget && ! element.contains( relatedTarget as Node ) ) {
			open( false );
		}
	} );
	listen( document, 'pointerdown', ( { target } ) => {
		if ( ! element.contains( target as Node ) ) {
			open( false );
		}
	} );

	return {
		element,
		hold: ( entries, isAll ) => {
			button.textContent = isAll ? menu : more;
			list.replaceChildren( ...entries.map( rowOf ) );
		},
	};
}
