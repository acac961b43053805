// @features mini-basket, basket
// @also-on woocommerce

import { product } from './shop';
import { Shopper } from './shopper';

describe( 'wc-ajax remove_from_cart', () => {
	it( 'removes the line and answers fragments and hash', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		await ann.add( product( 'sale' ) );
		const [ mug ] = ( await ann.cart() ).items;

		const response = await ann.wcAjax( 'remove_from_cart', {
			cart_item_key: mug.key,
		} );

		expect( response.status ).toBe( 200 );
		expect( Object.keys( response.json ).sort() ).toEqual( [
			'cart_hash',
			'fragments',
		] );
		expect(
			response.json.fragments[ 'div.widget_shopping_cart_content' ]
		).not.toContain( 'Enamel mug' );
		expect(
			( await ann.cart() ).items.map( ( { id }: { id: number } ) => id )
		).toEqual( [ product( 'sale' ) ] );
	} );

	it( 'answers an empty hash when the basket is empty afterwards', async () => {
		const ann = new Shopper();
		await ann.add( product( 'mug' ) );
		const [ mug ] = ( await ann.cart() ).items;
		const response = await ann.wcAjax( 'remove_from_cart', {
			cart_item_key: mug.key,
		} );
		expect( response.json.cart_hash ).toBe( '' );
	} );

	it.each( [
		[ 'an unknown key', { cart_item_key: 'f'.repeat( 32 ) } ],
		[ 'no key', {} ],
	] )(
		'answers success: false for %s',
		async ( _what, fields: Record< string, string > ) => {
			const ann = new Shopper();
			await ann.add( product( 'mug' ) );
			const response = await ann.wcAjax( 'remove_from_cart', fields );
			expect( response.json ).toEqual( { success: false } );
			expect( ( await ann.cart() ).items_count ).toBe( 1 );
		}
	);
} );
