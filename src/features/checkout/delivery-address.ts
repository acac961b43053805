import type { Address, Basket } from '@marketday/kernel';

import type { FormState } from './form-state';

/** `DeliveryAddress` in php/Engine/Contract is the same rule (tests/fixtures/delivery-address.json). */
type AddressChoice = Pick<
	FormState,
	'billing' | 'shipping' | 'shipElsewhere'
>;

/** Tells whether a shopper may have a basket sent to another address than the billing address. */
export const takesDeliveryAddress = ( {
	needsShipping,
	needsShippingAddress = needsShipping,
}: Basket ): boolean => needsShippingAddress;

/** A form as the order has it: of a kept one, an address that is not asked for does not count. The twin of `DeliveryAddress::isElsewhere()`. */
export const asOrdered = ( form: FormState, basket: Basket ): FormState =>
	form.shipElsewhere && ! takesDeliveryAddress( basket )
		? { ...form, shipElsewhere: false }
		: form;

/** The address the order is sent to. A carrier wants a phone number; the form asks for it once. */
export function deliveryAddress( form: AddressChoice ): Address {
	const { billing, shipping, shipElsewhere } = form;
	const own = shipElsewhere ? shipping : billing;
	return { ...own, email: '', phone: own.phone || billing.phone };
}

/**
 * Errors where they are shown: where the order goes to the billing address, those of the delivery address are told there. A field's first message stays; the
 * way of delivery (`shipping_method`) is no field of an address.
 *
 * @param errors        Message by field.
 * @param shipElsewhere Whether the delivery address is shown.
 */
export function shownErrors(
	errors: Readonly< Record< string, string > >,
	shipElsewhere: boolean
): Record< string, string > {
	const shown: Record< string, string > = {};
	for ( const [ field, message ] of Object.entries( errors ) ) {
		const name = shipElsewhere
			? field
			: field.replace( /^shipping_(?!method$)/, 'billing_' );
		shown[ name ] ??= message;
	}
	return shown;
}
