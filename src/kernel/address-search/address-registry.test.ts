import type { AddressProvider } from './address-provider';
import {
	type AddressRegistry,
	createAddressRegistry,
	pageAddressRegistry,
	providerFor,
} from './address-registry';

const CONFIGURED = [
	{ id: 'royal', name: 'Royal', branding_html: '<b>Royal</b>' },
	{ id: 'world', name: 'World', branding_html: '' },
];

const aProvider = (
	changes: Partial< Record< keyof AddressProvider, unknown > > = {}
) => ( {
	id: 'royal',
	canSearch: ( country: string ) => country === 'GB',
	search: async () => [],
	select: async () => ( {} ),
	...changes,
} );

const page = window as { wc?: { addressAutocomplete?: AddressRegistry } };

beforeEach( () => {
	delete page.wc;
	document.body.innerHTML = '';
} );

describe( 'registration', () => {
	it( 'takes a provider of the server, and freezes it', () => {
		const registry = createAddressRegistry( CONFIGURED );
		const provider = aProvider();

		expect( registry.registerAddressAutocompleteProvider( provider ) ).toBe(
			true
		);
		expect( registry.getProviders() ).toEqual( { royal: provider } );
		expect( Object.isFrozen( provider ) ).toBe( true );
	} );

	it.each( [
		[ 'nothing', null, 'must be an object' ],
		[ 'a text', 'royal', 'must be an object' ],
		[ 'no id', aProvider( { id: undefined } ), 'must have an id' ],
		[ 'an id that is no text', aProvider( { id: 7 } ), 'must have an id' ],
		[ 'an empty id', aProvider( { id: '' } ), 'must have an id' ],
		[ 'no canSearch', aProvider( { canSearch: 1 } ), "'canSearch'" ],
		[ 'no search', aProvider( { search: undefined } ), "'search'" ],
		[ 'no select', aProvider( { select: null } ), "'select'" ],
		[
			'an id the server does not know',
			aProvider( { id: 'other' } ),
			'is not configured on the server',
		],
	] )( 'rejects %s', ( _, provider, reason ) => {
		const registry = createAddressRegistry( CONFIGURED );

		expect( registry.registerAddressAutocompleteProvider( provider ) ).toBe(
			false
		);
		expect( registry.providers ).toEqual( {} );
		const message: unknown = jest.mocked( console.error ).mock
			.calls[ 0 ]?.[ 0 ];
		expect( message ).toEqual( expect.stringContaining( reason ) );
		expect( console ).toHaveErroredWith( message );
	} );

	it( 'rejects a second one of the same id with a warning', () => {
		const registry = createAddressRegistry( CONFIGURED );
		const first = aProvider();
		registry.registerAddressAutocompleteProvider( first );

		expect(
			registry.registerAddressAutocompleteProvider( aProvider() )
		).toBe( false );
		expect( registry.providers.royal ).toBe( first );
		expect( console ).toHaveWarnedWith(
			"The address provider 'royal' is registered already."
		);
	} );
} );

it( 'asks the first provider in the server’s order that can search the country', () => {
	const registry = createAddressRegistry( CONFIGURED );
	registry.registerAddressAutocompleteProvider(
		aProvider( { id: 'world', canSearch: () => true } )
	);
	registry.registerAddressAutocompleteProvider( aProvider() );

	expect( providerFor( registry, 'GB' )?.id ).toBe( 'royal' );
	expect( providerFor( registry, 'FR' )?.id ).toBe( 'world' );
} );

it( 'goes on without a provider that fails', () => {
	const registry = createAddressRegistry( CONFIGURED );
	registry.registerAddressAutocompleteProvider(
		aProvider( {
			canSearch: () => {
				throw new Error( 'No.' );
			},
		} )
	);

	expect( providerFor( registry, 'GB' ) ).toBeNull();
} );

describe( "the page's registry", () => {
	it( 'reads what the server says beside the checkout', () => {
		document.body.innerHTML = `<script type="application/json" id="marketday-address-providers">${ JSON.stringify(
			CONFIGURED
		) }</script>`;

		expect( pageAddressRegistry().serverProviders ).toEqual( CONFIGURED );
		expect( pageAddressRegistry() ).toBe( page.wc?.addressAutocomplete );
	} );

	it.each( [ '', 'nonsense', '{}' ] )(
		'knows no provider where the server says %j',
		( json ) => {
			document.body.innerHTML = `<script type="application/json" id="marketday-address-providers">${ json }</script>`;

			expect( pageAddressRegistry().serverProviders ).toEqual( [] );
		}
	);

	it( 'is WooCommerce’s where that is there', () => {
		const theirs = createAddressRegistry( CONFIGURED );
		page.wc = { addressAutocomplete: theirs };

		expect( pageAddressRegistry() ).toBe( theirs );
	} );
} );
