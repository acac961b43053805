import type { Captcha } from './captcha';

interface Page {
	readonly jQuery?: ( of: Element ) => {
		on: ( events: string, callback: () => void ) => void;
	};
}

/**
 * WooCommerce's checkout by shortcode: its fields go with the form by themselves.
 *
 * @param captcha
 */
export function joinClassicCheckout( captcha: Captcha ): void {
	const body = ( window as unknown as Page ).jQuery?.( document.body );
	body?.on(
		'updated_checkout applied_coupon_in_checkout removed_coupon_in_checkout',
		() => captcha.reset( false )
	);
	body?.on( 'checkout_error', () => captcha.reset( true ) );
}
