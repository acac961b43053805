import type { Client } from '@marketday/kernel';
import type { Product } from '@marketday/kernel/products';

import { formFromStoreApi } from './store-api-form';

const attribute = ( name: string, taxonomy: string ) => ( {
	name,
	taxonomy,
	isChosen: true,
	terms: [ { id: 1, slug: '%ce%bc', name: 'μ' } ],
} );

describe( 'the form of a shop that speaks the Store API alone', () => {
	it( 'names attributes as that API reads them, whatever script they are in', async () => {
		const client = {
			storeApi: {
				products: async () => ( { products: [], total: 0, pages: 0 } ),
			},
		} as unknown as Client;
		const product = {
			id: 1,
			name: 'Pullover',
			url: '',
			addToBasket: { minimum: 1, maximum: null, step: 1 },
			variations: [],
			attributes: [
				attribute( 'Colour', 'pa_colour' ),
				attribute( 'Υλικό', 'pa_υλικό' ),
				attribute( 'Logo size', '' ),
				attribute( 'Größe', '' ),
			],
		} as unknown as Product;

		const form = await formFromStoreApi( client, product );

		expect( form.attributes.map( ( { name } ) => name ) ).toEqual( [
			'attribute_pa_colour',
			'attribute_pa_%cf%85%ce%bb%ce%b9%ce%ba%cf%8c',
			'attribute_logo-size',
			'Größe',
		] );
		expect(
			form.attributes.map( ( { options } ) => options[ 0 ]?.value )
		).toEqual( [ '%ce%bc', '%ce%bc', 'μ', 'μ' ] );
	} );
} );
