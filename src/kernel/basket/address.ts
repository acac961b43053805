/** A postal address under the contract's own field names (docs/PROTOCOL.md#address); `email` and `phone` belong to billing. */
export interface Address {
	first_name: string;
	last_name: string;
	company: string;
	address_1: string;
	address_2: string;
	city: string;
	state: string;
	postcode: string;
	country: string;
	email: string;
	phone: string;
}

export type AddressKind = 'billing' | 'shipping';

export const EMPTY_ADDRESS: Address = {
	first_name: '',
	last_name: '',
	company: '',
	address_1: '',
	address_2: '',
	city: '',
	state: '',
	postcode: '',
	country: '',
	email: '',
	phone: '',
};
