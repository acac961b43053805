import type { AddressKind } from '../basket/address';
import type {
	AddressProvider,
	ServerAddressProvider,
} from './address-provider';

/**
 * Providers of addresses on this page. Names and rules are those of WooCommerce's `window.wc.addressAutocomplete`: a provider
 * that was written for its checkouts serves ours too.
 */
export interface AddressRegistry {
	readonly providers: Record< string, AddressProvider >;
	readonly serverProviders: readonly ServerAddressProvider[];
	readonly activeProvider: Record< AddressKind, AddressProvider | null >;
	/** @return False, with the reason in the console, where it is rejected. */
	registerAddressAutocompleteProvider: ( provider: unknown ) => boolean;
	getServerProvider: ( id: string ) => ServerAddressProvider | null;
	getProviders: () => Record< string, AddressProvider >;
	getActiveProvider: ( kind: AddressKind ) => AddressProvider | null;
	setActiveProvider: (
		kind: AddressKind,
		provider: AddressProvider | null
	) => void;
}

const CAPABILITIES = [ 'canSearch', 'search', 'select' ] as const;

/** @throws With the reason a provider is rejected for (docs/PROTOCOL.md#address-autocomplete). */
function check(
	provider: unknown,
	configured: readonly ServerAddressProvider[]
): AddressProvider {
	if ( typeof provider !== 'object' || provider === null ) {
		throw new Error( 'an address provider must be an object.' );
	}
	const { id, ...rest } = provider as Partial< AddressProvider >;
	if ( typeof id !== 'string' || id === '' ) {
		throw new Error( 'an address provider must have an id, a string.' );
	}
	for ( const capability of CAPABILITIES ) {
		if ( typeof rest[ capability ] !== 'function' ) {
			throw new Error(
				`the address provider '${ id }' must have a function '${ capability }'.`
			);
		}
	}
	if ( ! configured.some( ( one ) => one.id === id ) ) {
		throw new Error(
			`the address provider '${ id }' is not configured on the server.`
		);
	}
	return provider as AddressProvider;
}

/** @param serverProviders In the order in which they are asked. */
export function createAddressRegistry(
	serverProviders: readonly ServerAddressProvider[]
): AddressRegistry {
	const registry: AddressRegistry = {
		providers: {},
		serverProviders,
		activeProvider: { billing: null, shipping: null },
		registerAddressAutocompleteProvider: ( provider ) => {
			try {
				const accepted = check( provider, registry.serverProviders );
				if ( registry.providers[ accepted.id ] ) {
					// eslint-disable-next-line no-console -- docs/PROTOCOL.md#address-autocomplete: a warning.
					console.warn(
						`The address provider '${ accepted.id }' is registered already.`
					);
					return false;
				}
				registry.providers[ accepted.id ] = Object.freeze( accepted );
				return true;
			} catch ( reason ) {
				console.error(
					`Error registering address provider: ${
						reason instanceof Error ? reason.message : reason
					}`
				);
				return false;
			}
		},
		getServerProvider: ( id ) =>
			registry.serverProviders.find( ( one ) => one.id === id ) ?? null,
		getProviders: () => registry.providers,
		getActiveProvider: ( kind ) => registry.activeProvider[ kind ],
		setActiveProvider: ( kind, provider ) => {
			registry.activeProvider[ kind ] = provider;
		},
	};
	return registry;
}

/** Providers as the server tells them, beside the checkout. */
function configuredOnPage(): readonly ServerAddressProvider[] {
	const script = document.getElementById( 'marketday-address-providers' );
	try {
		const providers: unknown = JSON.parse( script?.textContent ?? '[]' );
		return Array.isArray( providers ) ? providers : [];
	} catch {
		return [];
	}
}

/** The page's registry: WooCommerce's where its script is there, else ours in its place. */
export function pageAddressRegistry(): AddressRegistry {
	const page = window as { wc?: { addressAutocomplete?: AddressRegistry } };
	const wc = ( page.wc ??= {} );
	if ( ! wc.addressAutocomplete?.registerAddressAutocompleteProvider ) {
		wc.addressAutocomplete = createAddressRegistry( configuredOnPage() );
	}
	return wc.addressAutocomplete;
}

/** The first provider, in the server's order, that can search the country. */
export function providerFor(
	{ providers, serverProviders }: AddressRegistry,
	country: string
): AddressProvider | null {
	for ( const { id } of serverProviders ) {
		const provider = providers[ id ];
		try {
			if ( provider?.canSearch( country ) ) {
				return provider;
			}
		} catch {
			// A provider at fault suggests nothing.
		}
	}
	return null;
}
