import { matchesOf } from './matches';
import { createSiteProvider } from './site-provider';

const LEEDS = { country: 'GB', address_1: '1 Otley Road', city: 'Leeds' };

const asked: string[] = [];

/** The site's answers, by the end of the address that is asked. */
function answer( responses: Record< string, unknown > ): void {
	asked.length = 0;
	global.fetch = ( async ( url: URL ) => {
		asked.push( url.href );
		const found = Object.entries( responses ).find( ( [ path ] ) =>
			url.href.includes( path )
		);
		return {
			ok: found !== undefined,
			status: found ? 200 : 502,
			json: async () => found?.[ 1 ],
		} as Response;
	} ) as typeof fetch;
}

const provider = (
	url = 'https://shop.example/wp-json/marketday/v1/addresses'
) => createSiteProvider( { id: 'marketday', url, countries: [ 'GB', 'IM' ] } );

it( 'searches the countries that the service knows, or all', () => {
	expect( provider().canSearch( 'GB' ) ).toBe( true );
	expect( provider().canSearch( 'FR' ) ).toBe( false );
	expect(
		createSiteProvider( { id: 'm', url: '/', countries: [] } ).canSearch(
			'FR'
		)
	).toBe( true );
} );

it( 'asks nothing for less than three letters, spaces not counted', async () => {
	answer( {} );

	expect( await provider().search( '10 ', 'GB', 'billing' ) ).toEqual( [] );
	expect( asked ).toEqual( [] );
} );

it( 'asks the site, marks what was asked for, and keeps addresses that came along', async () => {
	answer( {
		'query=otley+ro': {
			suggestions: [
				{ id: 'W1', label: '1 Otley Road, Leeds', address: LEEDS },
				{ id: 'paf 2', label: 'Otley Rooms' },
			],
		},
		'addresses/paf%202': { address_1: 'Otley Rooms' },
	} );
	const site = provider();

	const found = await site.search( 'otley ro', 'GB', 'billing' );

	expect( asked ).toEqual( [
		'https://shop.example/wp-json/marketday/v1/addresses?query=otley+ro&country=GB&type=billing',
	] );
	expect( found[ 0 ] ).toEqual( {
		id: 'W1',
		label: '1 Otley Road, Leeds',
		matchedSubstrings: [
			{ offset: 2, length: 5 },
			{ offset: 8, length: 2 },
		],
	} );
	expect( await site.select( 'W1' ) ).toEqual( LEEDS );
	expect( asked ).toHaveLength( 1 );
	expect( await site.select( 'paf 2' ) ).toEqual( {
		address_1: 'Otley Rooms',
	} );
} );

it( 'finds its way where addresses of the REST API are parameters', async () => {
	answer( { 'addresses%2FW2': LEEDS } );

	await provider(
		'https://shop.example/?rest_route=/marketday/v1/addresses'
	).select( 'W2' );

	expect( asked ).toEqual( [
		'https://shop.example/?rest_route=%2Fmarketday%2Fv1%2Faddresses%2FW2',
	] );
} );

it( 'fails where the site does', async () => {
	answer( {} );

	await expect(
		provider().search( 'otley', 'GB', 'billing' )
	).rejects.toThrow( '502' );
} );

it.each( [
	[ '10 Downing Street', 'down', [ [ 3, 4 ] ] ],
	[ 'Ménilmontant 5', 'MÉN', [ [ 0, 3 ] ] ],
	[
		'Station Road, Stafford',
		'sta',
		[
			[ 0, 3 ],
			[ 14, 3 ],
		],
	],
	[ 'High Street', 'x', [] ],
	[ 'High Street', '.*', [] ],
] )( 'marks in %j what %j asks for', ( label, query, places ) => {
	expect( matchesOf( label, query ) ).toEqual(
		places.map( ( [ offset, length ] ) => ( { offset, length } ) )
	);
} );
