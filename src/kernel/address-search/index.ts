/** A door of its own: the registry is the page's, `window.wc.addressAutocomplete`, so what works with it is built into the views. */
export type {
	AddressProvider,
	AddressSuggestion,
	MatchedSubstring,
	SelectedAddress,
	ServerAddressProvider,
} from './address-provider';
export {
	type AddressRegistry,
	createAddressRegistry,
	pageAddressRegistry,
	providerFor,
} from './address-registry';
