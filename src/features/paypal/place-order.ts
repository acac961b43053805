import type { CheckoutExtensions } from '@marketday/kernel';

import type { WalletPage } from './wallet-page';

/** The engine's id of the payment method. */
export const METHOD = 'marketday_paypal';

type Approval = () => Promise< unknown >;

/** Sums that the shopper has agreed to in PayPal's window, until the order that each pays is sent. */
const agreed = new WeakMap< CheckoutExtensions, Approval >();

/** Tells the shop of the approval right before the order is sent; a refusal stops the order, and the form says it. */
function register( checkout: CheckoutExtensions ): void {
	checkout.registerPayment( {
		id: METHOD,
		prepare: async () => {
			const approval = agreed.get( checkout );
			agreed.delete( checkout );
			await approval?.();
			return {};
		},
	} );
}

/** A form without a script of ours, such as WooCommerce's classic checkout, is sent as it is. */
function sendPlainForm( root: HTMLElement ): void {
	const form = root.closest( 'form' );
	form
		?.querySelector< HTMLInputElement >(
			`[name=payment_method][value=${ METHOD }]`
		)
		?.click();
	// What hears of the choice may draw before the form is sent.
	setTimeout( () => form?.requestSubmit() );
}

/**
 * Orders through the checkout's form, with everything that is in it.
 *
 * @param root     The buttons' element.
 * @param page
 * @param approval Tells the shop what the shopper has agreed to; none where the server leads to PayPal's page.
 */
export async function placeOrder(
	root: HTMLElement,
	page: WalletPage,
	approval?: Approval
): Promise< void > {
	const { checkout } = page;
	const form = checkout.form();
	if ( ! form ) {
		await approval?.();
		sendPlainForm( root );
		return;
	}
	register( checkout );
	if ( approval ) {
		agreed.set( checkout, approval );
	}
	form.order( METHOD );
}
