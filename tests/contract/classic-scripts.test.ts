// @features basket, checkout
// @also-on woocommerce

import { isWooCommerce, php, product } from './shop';
import { Shopper } from './shopper';

/** WooCommerce's scripts for its own forms, by what their addresses have. */
const CLASSIC = /frontend\/cart\.|frontend\/checkout\.|selectWoo|select2/g;

interface PageContent {
	id: number;
	content: string;
}

const contentOf = ( page: 'cart' | 'checkout' ) =>
	php< PageContent >(
		`$page = get_post( wc_get_page_id( '${ page }' ) ); return [ 'id' => $page->ID, 'content' => base64_encode( $page->post_content ) ];`
	);

const setContent = ( id: number, content: string ) =>
	php(
		`global $wpdb; $wpdb->update( $wpdb->posts, [ 'post_content' => base64_decode( '${ content }' ) ], [ 'ID' => ${ id } ] ); clean_post_cache( ${ id } ); return [];`
	);

const encoded = ( text: string ) => Buffer.from( text ).toString( 'base64' );

( isWooCommerce ? describe : describe.skip )(
	'WooCommerce’s scripts for its classic forms',
	() => {
		async function scriptsOf( path: string ): Promise< string[] > {
			const shopper = new Shopper();
			await shopper.wcAjax( 'add_to_cart', {
				product_id: product( 'mug' ),
			} );
			const { text } = await shopper.get( path );
			return [ ...new Set( text.match( CLASSIC ) ?? [] ) ];
		}

		it.each( [ '/cart/', '/checkout/' ] )(
			'are not on %s with our block',
			async ( path ) => {
				expect( await scriptsOf( path ) ).toEqual( [] );
			}
		);

		it.each( [
			[ 'cart', 'frontend/cart.' ],
			[ 'checkout', 'frontend/checkout.' ],
		] as const )(
			'stay on a page that has the classic %s as well',
			async ( page, script ) => {
				const { id, content } = contentOf( page );
				const both = `${ Buffer.from(
					content,
					'base64'
				).toString() }\n\n[woocommerce_${ page }]`;
				setContent( id, encoded( both ) );
				try {
					const scripts = await scriptsOf( `/${ page }/` );

					expect( scripts ).toContain( script );
					expect( scripts ).toContain( 'selectWoo' );
				} finally {
					setContent( id, content );
				}
			}
		);
	}
);
