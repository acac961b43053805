import { pressKey } from './press-key';
import { rememberTerm } from './recent-terms';
import type { SearchHost } from './search-host';
import { searchParts } from './search-parts';
import { createSearchSession, type SearchSession } from './search-session';

/** The link of an option leads there by itself, also in a new tab; all other options are chosen. */
function pressPanel(
	target: EventTarget | null,
	input: HTMLInputElement,
	session: SearchSession
) {
	const pressed = target instanceof Element ? target : null;
	const option = pressed?.closest< HTMLElement >( '[role="option"]' );
	if ( ! option ) {
		return;
	}
	if ( pressed?.closest( '.marketday-product-search__forget' ) ) {
		session.forget( option );
	} else if ( option instanceof HTMLAnchorElement ) {
		rememberTerm( input.value );
	} else {
		session.choose( option );
	}
}

/**
 * Live results for one search block, as a combobox with a listbox (ARIA's pattern): the focus stays in the input, keys move
 * through the options. Without it the form leads to the results page.
 */
export function enhanceSearch( block: HTMLElement, host: SearchHost ): void {
	const parts = 'alive' in block.dataset ? null : searchParts( block );
	if ( ! parts ) {
		return;
	}
	block.dataset.alive = '';
	const { input, panel, form, category, clear } = parts;
	const session = createSearchSession( parts, host );

	input.addEventListener( 'input', ( event ) => {
		// What is being composed is not typed yet.
		if ( ! ( event as InputEvent ).isComposing ) {
			session.refresh();
		}
	} );
	input.addEventListener( 'compositionend', () => session.refresh() );
	input.addEventListener( 'focus', session.reveal );
	input.addEventListener( 'click', session.reveal );
	block.addEventListener( 'keydown', ( event ) => {
		const { key, target, isComposing } = event;
		// Elsewhere in the block only the key that closes is the list's.
		const isOurs =
			target === input || ( key === 'Escape' && session.isOpen() );
		if (
			isOurs &&
			! isComposing &&
			pressKey( key, session.list, session )
		) {
			event.preventDefault();
		}
	} );
	category?.addEventListener( 'change', () => session.refresh( true ) );
	clear?.addEventListener( 'click', () => {
		session.empty();
		input.focus();
	} );
	// A press in the panel must not take the focus out of the input.
	panel.addEventListener( 'mousedown', ( event ) => event.preventDefault() );
	panel.addEventListener( 'click', ( { target } ) =>
		pressPanel( target, input, session )
	);
	block.addEventListener( 'focusout', ( { relatedTarget } ) => {
		const isInside =
			relatedTarget instanceof Node && block.contains( relatedTarget );
		if ( ! isInside ) {
			session.close();
		}
	} );
	form.addEventListener( 'submit', ( event ) => {
		rememberTerm( input.value );
		if ( ! ( 'redirect' in block.dataset ) ) {
			event.preventDefault();
			session.refresh( true );
		}
	} );

	clear?.toggleAttribute( 'hidden', input.value === '' );
	if ( block.ownerDocument.activeElement === input ) {
		session.reveal();
	}
}
