import { createMarketday } from '@marketday/kernel';
import { createProductListing } from '@marketday/kernel/products';

import { ADDRESSES, fakeShop } from '../../../../tests/fakes/fake-shop';
import { WIRE_CURRENCY } from '../../../../tests/fakes/wire-cart-factory';
import { createFilterStore } from './filter-store';

const COUNTS =
	'calculate_price_range=true&calculate_attribute_counts%5B0%5D%5Btaxonomy%5D=pa_colour&calculate_attribute_counts%5B0%5D%5Bquery_type%5D=or';
const BLUE =
	'attributes%5B0%5D%5Battribute%5D=pa_colour&attributes%5B0%5D%5Bslug%5D%5B0%5D=blue&attributes%5B0%5D%5Boperator%5D=in';
const settled = () => new Promise( ( done ) => setTimeout( done, 20 ) );

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
	await settled();
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
		await settled();

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
		filter.clear();
		await settled();
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
		await settled();
		expect(
			fake
				.paths()
				.filter( ( path ) => path.includes( 'collection-data' ) )
		).toHaveLength( before );
		expect( filter.getState().status ).toBe( 'idle' );
	} );
} );
