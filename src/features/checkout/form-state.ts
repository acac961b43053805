import type { Address, AddressKind } from '@marketday/kernel';
import type { SelectedAddress } from '@marketday/kernel/address-search';

/** State of what the shopper has typed and chosen. */
export interface FormState {
	readonly billing: Address;
	readonly shipping: Address;
	readonly shipElsewhere: boolean;
	readonly paymentMethod: string;
	readonly note: string;
	readonly acceptsTerms: boolean;
	/** Values of the shop's own fields, by id. */
	readonly fields: Readonly< Record< string, string > >;
	readonly createsAccount: boolean;
	readonly password: string;
}

/** The part of an address that changes what delivery and tax cost. */
export type Place = Pick< Address, 'country' | 'state' | 'postcode' | 'city' >;

export function placeOf( address: Address ): Place {
	const { country, state, postcode, city } = address;
	return { country, state, postcode, city };
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

const FOUND = [
	'country',
	'address_1',
	'address_2',
	'city',
	'postcode',
	'state',
] as const;

/** A suggested address: what is filled in at once, and what follows (docs/PROTOCOL.md#address-suggestions). Fields that it does not name are left as they are. */
export function filledIn( found: SelectedAddress ): {
	first: Partial< Address >;
	then: Partial< Address >;
} {
	const known = Object.fromEntries(
		FOUND.flatMap( ( name ) => {
			const value: unknown = found[ name ];
			return typeof value === 'string' ? [ [ name, value ] ] : [];
		} )
	) as Partial< Address >;
	const { country, address_1: line, ...then } = known;
	return {
		first: {
			...( country ? { country } : {} ),
			...( line === undefined ? {} : { address_1: line } ),
		},
		then,
	};
}
