import type { Captcha } from './captcha';
import { joinClassicCheckout } from './classic-checkout';
import { guardForm } from './guard-form';
import { joinOurCheckout, type PageShop } from './our-checkout';
import { pictureCaptcha } from './picture-captcha';
import { serviceCaptcha } from './service-captcha';

export type { Captcha } from './captcha';
export type { PageShop } from './our-checkout';

function enhance( root: HTMLElement ): Captcha | null {
	const captcha =
		root.dataset.provider === 'built-in'
			? pictureCaptcha( root )
			: serviceCaptcha( root );
	const form = root.closest( 'form' );
	if ( captcha && form ) {
		guardForm( captcha, form );
	}
	return captcha;
}

function joinCheckout( captcha: Captcha, shop: PageShop | undefined ): void {
	const form = captcha.root.closest( 'form' );
	if ( form?.matches( '.marketday-checkout__form' ) && shop ) {
		joinOurCheckout( captcha, shop );
	} else if ( form?.matches( '.woocommerce-checkout' ) ) {
		joinClassicCheckout( captcha );
	}
}

/**
 * Brings the captchas of a page to life.
 *
 * @param within
 * @param shop   Of the page, where it has one: for the captcha of our own checkout.
 */
export function enhanceCaptchas( within: ParentNode, shop?: PageShop ): void {
	within
		.querySelectorAll< HTMLElement >( '.marketday-captcha' )
		.forEach( ( root ) => {
			const captcha = enhance( root );
			if ( captcha ) {
				joinCheckout( captcha, shop );
			}
		} );
	if ( within.querySelector( '.marketday-captcha-place' ) ) {
		void import(
			/* webpackChunkName: "captcha/woocommerce" */ './woocommerce-checkout'
		).then( ( { joinBlockCheckout } ) =>
			joinBlockCheckout( ( place ) => {
				const root =
					place.querySelector< HTMLElement >( '.marketday-captcha' );
				return root && enhance( root );
			} )
		);
	}
}
