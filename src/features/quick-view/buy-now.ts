import { __ } from '@marketday/kernel';

import type { QuickViewHost } from './quick-view-host';

/** Fields that the form would send, as the call wants them. */
function fieldsOf( form: HTMLFormElement | null | undefined ) {
	const fields: Record< string, string > = {};
	const variation: Record< string, string > = {};
	new FormData( form ?? undefined ).forEach( ( value, name ) => {
		if ( typeof value !== 'string' ) {
			return;
		}
		if ( name.startsWith( 'attribute_' ) ) {
			variation[ name ] = value;
		} else if ( name !== 'add-to-cart' ) {
			// As a field of its own it would add a second time.
			fields[ name ] = value;
		}
	} );
	return { fields, variation };
}

/** docs/PROTOCOL.md#basket, of the kind `buy_now`: the basket holds this alone, and the shopper goes on to pay. */
export async function buyNow(
	host: QuickViewHost,
	button: HTMLButtonElement
): Promise< void > {
	const view = button.closest( '.marketday-quick-view' );
	const form = view?.querySelector< HTMLFormElement >( 'form.cart' );
	const { fields, variation } = fieldsOf( form );
	if ( form && ! form.checkValidity() ) {
		form.reportValidity();
		return;
	}
	if ( fields.variation_id === '0' ) {
		host.overlay.say(
			__(
				'Please select some product options before adding this product to your basket.',
				'marketday'
			)
		);
		return;
	}
	const response = Object(
		JSON.parse(
			await host.call( 'wopb_addcart', {
				...fields,
				postid: button.value,
				variationId: fields.variation_id ?? 0,
				quantity: fields.quantity ?? 1,
				variation,
				cartType: button.dataset.cart_type ?? 'buy_now',
			} )
		)
	);
	if ( response.success === true ) {
		host.goTo( button.dataset.redirect ?? '' );
		return;
	}
	const message = document.createElement( 'template' );
	message.innerHTML = String( response.message ?? '' );
	host.overlay.say( message.content.textContent ?? '' );
}
