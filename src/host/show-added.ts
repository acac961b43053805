import { __ } from '@marketday/kernel';

/** Milliseconds for which a button says 'Added'. */
const SAYS_FOR = 4000;

/** Buttons that say so now. */
const saying = new WeakSet< Element >();

/** The button is 'added' from now on, and says so for a while in place of its own words. */
export function showAdded( button: Element ): void {
	button.classList.remove( 'is-rested' );
	button.classList.add( 'added' );
	if ( ! saying.has( button ) ) {
		const { innerHTML } = button;
		const label = button.getAttribute( 'aria-label' );
		const message = __( 'Added', 'marketday' );
		saying.add( button );
		button.textContent = message;
		button.removeAttribute( 'aria-label' );
		setTimeout( () => {
			saying.delete( button );
			button.classList.add( 'is-rested' );
			// What has been chosen on its card meanwhile gave it other words.
			if ( button.textContent === message ) {
				button.innerHTML = innerHTML;
				if ( label ) {
					button.setAttribute( 'aria-label', label );
				}
			}
		}, SAYS_FOR );
	}
}
