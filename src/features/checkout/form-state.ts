import type { Address, AddressKind } from '@marketday/kernel';

/** What the shopper has typed and chosen. */
export interface FormState {
	readonly billing: Address;
	readonly shipping: Address;
	readonly shipElsewhere: boolean;
	readonly paymentMethod: string;
	readonly note: string;
	readonly acceptsTerms: boolean;
}

/** The part of an address that changes what delivery and tax cost. */
export type Place = Pick< Address, 'country' | 'state' | 'postcode' | 'city' >;

export function placeOf( address: Address ): Place {
	const { country, state, postcode, city } = address;
	return { country, state, postcode, city };
}

/** The address the order is sent to. A carrier wants a phone number; the form asks for it once. */
export function deliveryAddress( form: FormState ): Address {
	const { billing, shipping, shipElsewhere } = form;
	return shipElsewhere
		? { ...shipping, phone: shipping.phone || billing.phone }
		: { ...billing, email: '' };
}

export function withField(
	form: FormState,
	kind: AddressKind,
	name: keyof Address,
	value: string
): FormState {
	const place = name === 'country' ? { state: '' } : {};
	return {
		...form,
		[ kind ]: { ...form[ kind ], ...place, [ name ]: value },
	};
}
