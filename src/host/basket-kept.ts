import { __, announce, type BasketStore } from '@marketday/kernel';

/** True once it is known of this browser. */
let isSure = false;

/**
 * Tells whether the browser has kept whose basket it is. One that drops cookies although it says that it takes them is another shopper at
 * the next request, whatever the shop answers to an addition.
 */
export async function isBasketKept( basket: BasketStore ): Promise< boolean > {
	if ( ! isSure && ! document.cookie.includes( 'items_in_cart=' ) ) {
		// A server may hide its cookies from scripts.
		await basket.refresh();
		const { basket: kept, status } = basket.getState();
		isSure = status === 'error' || kept?.itemCount !== 0;
		return isSure;
	}
	return true;
}

/** Buttons beside which it is said. */
const asked = new WeakSet< Element >();

/** Says so where the shopper has pressed. */
export function askForCookies( button: Element ): void {
	const problem = __(
		'Your basket needs cookies. Please allow them.',
		'marketday'
	);
	if ( ! asked.has( button ) ) {
		asked.add( button );
		button.after( problem );
	}
	announce( problem, 'assertive' );
}
