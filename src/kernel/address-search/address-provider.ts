import type { AddressKind } from '../basket/address';

/** A part of a suggestion's label that was asked for. Places are those of the text's UTF-16 units. */
export interface MatchedSubstring {
	readonly offset: number;
	readonly length: number;
}

export interface AddressSuggestion {
	readonly id: string;
	readonly label: string;
	readonly matchedSubstrings?: readonly MatchedSubstring[];
}

/** Address of a suggestion, by the contract's names; what is not known may be missing. */
export interface SelectedAddress {
	readonly country?: string;
	readonly address_1?: string;
	readonly address_2?: string;
	readonly city?: string;
	readonly postcode?: string;
	readonly state?: string;
}

/** A service that suggests addresses (docs/PROTOCOL.md#address-autocomplete). Frozen once it is registered. */
export interface AddressProvider {
	readonly id: string;
	/** @param country Two letters. */
	canSearch: ( country: string ) => boolean;
	search: (
		query: string,
		country: string,
		addressType: AddressKind
	) => Promise< readonly AddressSuggestion[] >;
	select: ( id: string ) => Promise< SelectedAddress >;
}

/** Provider as the server is configured. */
export interface ServerAddressProvider {
	readonly id: string;
	readonly name: string;
	/** Restricted by the server to the tags and attributes of docs/PROTOCOL.md#address-autocomplete. */
	readonly branding_html: string;
}
