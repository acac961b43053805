import {
	type AddressSearchConfig,
	createSiteProvider,
} from '@marketday/features/address-search';
import { pageAddressRegistry } from '@marketday/kernel/address-search';

declare global {
	interface Window {
		marketdayAddressSearch?: AddressSearchConfig;
	}
}

const config = window.marketdayAddressSearch;
if ( config ) {
	pageAddressRegistry().registerAddressAutocompleteProvider(
		createSiteProvider( config )
	);
}
