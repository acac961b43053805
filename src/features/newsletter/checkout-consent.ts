import { observeChanges } from '@marketday/behaviour';

/** Namespace of the data that go with an order; the server's twin is `CheckoutConsent`. */
const NAMESPACE = 'marketday-newsletter';
const CHECKOUT = 'wc/store/checkout';

type SetData = ( namespace: string, data: object, replaces: boolean ) => void;
interface Page {
	readonly wp?: {
		readonly data?: {
			readonly dispatch: ( store: string ) =>
				| {
						readonly setExtensionData?: SetData;
						readonly __internalSetExtensionData?: SetData;
				  }
				| undefined;
		};
	};
}

/** Choice of the visitor: WooCommerce's script may draw its block, and so the box, once more. */
let isTicked = false;

/**
 * The box stands in the place that was left for it, and what is ticked goes with the order.
 *
 * @param place
 */
function fill( place: HTMLElement ): void {
	const drawn = new DOMParser().parseFromString(
		place.dataset.consent ?? '',
		'text/html'
	);
	place.replaceChildren( ...drawn.body.childNodes );
	const box = place.querySelector( 'input' );
	if ( ! box ) {
		return;
	}
	box.checked = isTicked;
	box.addEventListener( 'change', () => {
		isTicked = box.checked;
		const actions = ( window as unknown as Page ).wp?.data?.dispatch(
			CHECKOUT
		);
		( actions?.setExtensionData ?? actions?.__internalSetExtensionData )?.(
			NAMESPACE,
			{ optin: isTicked },
			true
		);
	} );
}

/**
 * Offers letters in WooCommerce's block checkout: its script draws its blocks anew of what the server sent, and leaves an empty place, which is
 * filled whenever it is there.
 */
export function offerNewsletter(): void {
	const look = () =>
		document
			.querySelectorAll< HTMLElement >(
				// Before its block is drawn, what is in a place would be taken for the block's own.
				'form .marketday-consent-place:empty'
			)
			.forEach( fill );
	observeChanges( look );
	look();
}
