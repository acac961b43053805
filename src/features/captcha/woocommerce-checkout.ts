import { behaviour, observeChanges } from '@marketday/behaviour';

import type { Captcha } from './captcha';
import { NAMESPACE } from './our-checkout';

interface Page {
	readonly wp?: {
		readonly data?: {
			readonly subscribe: ( callback: () => void ) => void;
			readonly select: ( store: string ) => Selectors | undefined;
			readonly dispatch: ( store: string ) => Actions | undefined;
		};
	};
}
interface Selectors {
	readonly hasError?: () => boolean;
	readonly getCartData?: () => { totals?: object; coupons?: object };
}
type SetData = ( namespace: string, data: object, replaces: boolean ) => void;
interface Actions {
	readonly setExtensionData?: SetData;
	readonly __internalSetExtensionData?: SetData;
}

const page = () => window as unknown as Page;
const CHECKOUT = 'wc/store/checkout';
const CART = 'wc/store/cart';

/** Answer of the fields of a captcha, by the names they have in the order's data. */
function answerIn( place: HTMLElement ): Record< string, string > {
	return Object.fromEntries(
		[ ...place.querySelectorAll< HTMLInputElement >( '[name]' ) ].flatMap(
			( { name, value } ) => {
				const [ , own ] = /\[([^\]]+)\]$/.exec( name ) ?? [];
				return own ? [ [ own, value ] ] : [];
			}
		)
	);
}

/** A press on the button that orders waits for the captcha, whoever listens to it. */
function guardButton( captcha: Captcha ): void {
	behaviour( '.wc-block-components-checkout-place-order-button', {
		early: {
			click: ( button, event ) => {
				if ( ! captcha.root.isConnected || captcha.isAnswered() ) {
					return;
				}
				event.preventDefault();
				event.stopImmediatePropagation();
				void captcha.ask().then( ( isThere ) => {
					if ( isThere ) {
						button.click();
					} else {
						captcha.root.scrollIntoView( { block: 'center' } );
					}
				} );
			},
		},
	} );
}

/** Tells the captcha of what changes in the block's stores. */
function listenToStores( captcha: Captcha ): void {
	const data = page().wp?.data;
	const sums = () => {
		const { totals, coupons } = data?.select( CART )?.getCartData?.() ?? {};
		return JSON.stringify( [ totals, coupons ] );
	};
	const hasFailed = () => data?.select( CHECKOUT )?.hasError?.() ?? false;
	let before = { sums: sums(), failed: hasFailed() };
	data?.subscribe( () => {
		const now = { sums: sums(), failed: hasFailed() };
		const { sums: old, failed: hadFailed } = before;
		before = now;
		if ( now.failed && ! hadFailed ) {
			captcha.reset( true );
		} else if ( now.sums !== old ) {
			captcha.reset( false );
		}
	} );
}

/**
 * WooCommerce's block checkout: its script leaves an empty place, which is filled as soon as the block is drawn. What is answered is kept
 * in the block's store, which sends it with the order.
 *
 * @param place
 * @param enhance Brings the captcha in the place to life.
 */
function fill(
	place: HTMLElement,
	enhance: ( within: HTMLElement ) => Captcha | null
): void {
	const drawn = new DOMParser().parseFromString(
		place.dataset.captcha ?? '',
		'text/html'
	);
	place.replaceChildren( ...drawn.body.childNodes );
	const captcha = enhance( place );
	if ( ! captcha ) {
		return;
	}
	const keep = () => {
		const actions = page().wp?.data?.dispatch( CHECKOUT );
		( actions?.setExtensionData ?? actions?.__internalSetExtensionData )?.(
			NAMESPACE,
			answerIn( place ),
			true
		);
	};
	place.addEventListener( 'input', keep );
	place.addEventListener( 'change', keep );
	listenToStores( captcha );
	guardButton( captcha );
}

/**
 * Fills the places for captchas in WooCommerce's blocks, now and whenever the block is drawn anew.
 *
 * @param enhance
 */
export function joinBlockCheckout(
	enhance: ( within: HTMLElement ) => Captcha | null
): void {
	const look = () =>
		document
			.querySelectorAll< HTMLElement >(
				// Before its block is drawn, what is in a place would be taken for the block's own.
				'form .marketday-captcha-place:empty'
			)
			.forEach( ( place ) => fill( place, enhance ) );
	observeChanges( look );
	look();
}
