import { createMarketday } from '@marketday/kernel';
import { createProductListing } from '@marketday/kernel/products';

import { ADDRESSES, fakeShop } from '../../../../tests/fakes/fake-shop';
import { WIRE_CURRENCY } from '../../../../tests/fakes/wire-cart-factory';
import { createFilterStore } from './filter-store';

const COLOURS =
	'calculate_attribute_counts%5B0%5D%5Btaxonomy%5D=pa_colour&calculate_attribute_counts%5B0%5D%5Bquery_type%5D=or';
const COUNTS = `calculate_price_range=true&${ COLOURS }`;
const BLUE =
	'attributes%5B0%5D%5Battribute%5D=pa_colour&attributes%5B0%5D%5Bslug%5D%5B0%5D=blue&attributes%5B0%5D%5Boperator%5D=in';
const settle = () => new Promise( ( done ) => setTimeout( done, 20 ) );

async function open() {
	const fake = fakeShop();
	const shop = createMarketday( { ...ADDRESSES, fetch: fake.fetch } );
	fake.answer( 'products/attributes', {
		body: [ { id: 7, name: 'Colour', taxonomy: 'pa_colour' } ],
	} );
	fake.answer( 'products/attributes/7/terms?per_page=100', {
		body: [
			{ id: 1, slug: 'blue', name: 'Blue' },
			{ id: 2, slug: 'red', name: 'Red' },
			{ id: 3, slug: 'grey', name: 'Grey' },
		],
	} );
	const body = {
		price_range: {
			min_price: '500',
			max_price: '9000',
			...WIRE_CURRENCY,
		},
		attribute_counts: [
			{ term: 1, count: 4 },
			{ term: 2, count: 1 },
		],
	};
	for ( const choice of [ '', `&${ BLUE }` ] ) {
		fake.answer(
			`products/collection-data?catalog_visibility=catalog${ choice }&${ COUNTS }`,
			{ body }
		);
	}
	const listing = createProductListing( {
		shop,
		start: { products: [], total: 0, pages: 0 },
	} );
	const filter = createFilterStore( {
		shop,
		listing,
		facets: [ 'price', 'pa_colour' ],
	} );
	const leave = filter.connect();
	await settle();
	return { fake, listing, filter, leave };
}

describe( 'the filter of a listing', () => {
	it( 'tells the prices and what each value leads to; what leads nowhere is left out', async () => {
		const { filter } = await open();

		expect( filter.getState() ).toMatchObject( {
			status: 'idle',
			chosen: 0,
			price: { lowest: 500, highest: 9000, currency: { code: 'GBP' } },
			facets: [
				{
					name: 'pa_colour',
					label: 'Colour',
					choices: [
						{ value: 'blue', label: 'Blue', count: 4 },
						{ value: 'red', label: 'Red', count: 1 },
					],
				},
			],
		} );
	} );

	it( 'narrows its listing down, and takes the choice back', async () => {
		const { fake, filter, listing } = await open();

		filter.toggle( 'pa_colour', 'blue' );
		await settle();

		expect( listing.getState().query.attributes ).toEqual( {
			pa_colour: [ 'blue' ],
		} );
		expect( filter.getState().chosen ).toBe( 1 );
		expect( filter.getState().facets[ 0 ]?.choices[ 0 ]?.isChosen ).toBe(
			true
		);
		expect(
			fake.paths().filter( ( path ) => path === 'products/attributes' )
		).toHaveLength( 1 );
		// That there is no Marketday is found once.
		expect(
			fake.paths().filter( ( path ) => path.includes( 'v1/facets' ) )
		).toHaveLength( 1 );
		filter.clear();
		await settle();
		expect( filter.getState().chosen ).toBe( 0 );
		expect( listing.getState().query.attributes ).toBeUndefined();
	} );

	it( 'shows a choice at once, before the shop has answered', async () => {
		const { filter } = await open();

		filter.toggle( 'pa_colour', 'blue' );

		expect( filter.getState() ).toMatchObject( {
			status: 'loading',
			chosen: 1,
			facets: [ { choices: [ { isChosen: true }, {} ] } ],
		} );
	} );

	it( 'takes prices in minor units', async () => {
		const { filter, listing } = await open();
		filter.setPrice( 1000 );
		expect( listing.getState().query ).toEqual( { minimumPrice: 1000 } );
	} );

	it( 'asks no more once everybody has left', async () => {
		const { fake, filter, listing, leave } = await open();
		leave();
		const before = fake
			.paths()
			.filter( ( path ) => path.includes( 'collection-data' ) ).length;
		void listing.change( { search: 'mug' } );
		await settle();
		expect(
			fake
				.paths()
				.filter( ( path ) => path.includes( 'collection-data' ) )
		).toHaveLength( before );
		expect( filter.getState().status ).toBe( 'idle' );
	} );
} );

describe( 'the filter of a listing of a shop with Marketday', () => {
	const FACETS = `${ ADDRESSES.restUrl }marketday/v1/facets?taxonomies%5B0%5D=product_cat&taxonomies%5B1%5D=pa_colour&catalog_visibility=catalog&calculate_taxonomy_counts%5B0%5D=product_cat&${ COLOURS }`;
	const response = {
		counts: {
			attribute_counts: [ { term: 1, count: 4 } ],
			taxonomy_counts: [ { term: 8, count: 3 } ],
		},
		terms: [
			{
				taxonomy: 'product_cat',
				label: 'Category',
				terms: [
					{ id: 8, slug: 'mugs', name: 'Mugs', depth: 1, colour: '' },
				],
			},
			{
				taxonomy: 'pa_colour',
				label: 'Colour',
				terms: [
					{
						id: 1,
						slug: 'blue',
						name: 'Blue',
						depth: 0,
						colour: '#0000ff',
					},
				],
			},
		],
	};

	async function ask( status: number, body: unknown ) {
		const fake = fakeShop();
		const shop = createMarketday( { ...ADDRESSES, fetch: fake.fetch } );
		fake.answer( FACETS, { status, body } );
		const listing = createProductListing( {
			shop,
			start: { products: [], total: 0, pages: 0 },
		} );
		const filter = createFilterStore( {
			shop,
			listing,
			facets: [ 'category', 'pa_colour' ],
		} );
		filter.connect();
		await settle();
		return { fake, filter };
	}

	it( 'knows all of it by one call, with colours and the depth of categories', async () => {
		const { fake, filter } = await ask( 200, response );

		expect( fake.paths() ).toEqual( [ FACETS ] );
		expect( filter.getState().facets ).toMatchObject( [
			{
				label: 'Category',
				choices: [ { value: 'mugs', count: 3, depth: 1 } ],
			},
			{
				label: 'Colour',
				choices: [ { value: 'blue', count: 4, colour: '#0000ff' } ],
			},
		] );
	} );

	it( 'asks for the counts alone once it knows the values', async () => {
		const { fake, filter } = await ask( 200, response );

		filter.toggle( 'pa_colour', 'blue' );
		await settle();

		const asked = fake
			.paths()
			.filter( ( path ) => ! path.startsWith( 'products?' ) );
		expect( asked ).toHaveLength( 2 );
		expect( asked[ 1 ] ).toMatch( /^products\/collection-data\?/ );
	} );

	it( 'tells what went wrong, and asks nobody else', async () => {
		const { fake, filter } = await ask( 429, {
			code: 'marketday_too_many',
			message: 'Please wait.',
		} );

		expect( filter.getState() ).toMatchObject( {
			status: 'error',
			error: { message: 'Please wait.' },
		} );
		expect( fake.paths() ).toEqual( [ FACETS ] );
	} );
} );
