// @features kernel
// @also-on woocommerce

import { isWooCommerce, php, product } from '../shop';
import { counting, CountingVisitor } from './counting-visitor';

/** Those that put themselves beside others' blocks, and one that WooCommerce registers on its own. */
const FEW = 8;

/** WooCommerce registers more than this. */
const MANY = 80;

interface Page {
	id: number;
	path: string;
}

const made: number[] = [];

function pageWith( content: string, type = 'page' ): Page {
	const page = php< Page >(
		`$id = wp_insert_post( [ 'post_type' => '${ type }', 'post_title' => 'Blocks', 'post_status' => 'publish', 'post_content' => '${ content }' ] ); return [ 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ) ];`
	);
	made.push( page.id );
	return page;
}

const PLAIN = '<!-- wp:paragraph --><p>Plain.</p><!-- /wp:paragraph -->';
const THEIRS =
	'<!-- wp:group --><div class="wp-block-group"><!-- wp:woocommerce/product-new {"columns":2,"rows":1} /--></div><!-- /wp:group -->';

/** What that block draws. */
const DRAWN = 'wc-block-grid';

( isWooCommerce ? describe : describe.skip )(
	'WooCommerce’s block types',
	() => {
		let end: () => void;
		let header: number;
		beforeAll( () => {
			end = counting();
			// WooCommerce puts its own beside the menu of any other.
			header = php(
				`$id = wp_insert_post( [ 'post_type' => 'wp_template_part', 'post_name' => 'header', 'post_title' => 'Header', 'post_status' => 'publish', 'post_content' => '<!-- wp:marketday/mini-basket /-->' ] );
				wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' ); wp_set_object_terms( $id, 'header', 'wp_template_part_area' ); return $id;`
			);
		} );
		afterAll( () => {
			for ( const id of [ header, ...made ] ) {
				php( `wp_delete_post( ${ id }, true ); return [];` );
			}
			end();
		} );
		beforeEach( () =>
			php( "delete_option( 'marketday_block_free_pages' ); return [];" )
		);

		const visitor = new CountingVisitor();

		it.each( [
			'/?wc-ajax=get_refreshed_fragments',
			'/wp-json/wc/store/v1/cart',
			'/wp-json/wc/store/v1/products?per_page=2',
		] )( '%s registers few', async ( address ) => {
			const { theirBlocks } = await visitor.loads( address );

			expect( theirBlocks ).toBeLessThanOrEqual( FEW );
		} );

		it.each( [
			'/wp-json/wp/v2/posts?per_page=1',
			'/?wc-ajax=of_another_plugin',
			'/feed/',
		] )( '%s registers all', async ( address ) => {
			const { theirBlocks } = await visitor.loads( address );

			expect( theirBlocks ).toBeGreaterThan( MANY );
		} );

		it.each( [ '/cart/', '/shop/', '/checkout/' ] )(
			'%s registers all the first time, then few, and is the same page',
			async ( address ) => {
				const shopper = new CountingVisitor();
				await shopper.wcAjax( 'add_to_cart', {
					product_id: product( 'mug' ),
				} );
				await shopper.loads( address );
				php(
					"delete_option( 'marketday_block_free_pages' ); return [];"
				);
				const first = await shopper.loads( address );
				const second = await shopper.loads( address );

				expect( first.theirBlocks ).toBeGreaterThan( MANY );
				expect( second.theirBlocks ).toBeLessThanOrEqual( FEW );
				expect( second.response.text.length ).toBe(
					first.response.text.length
				);
			}
		);

		it( 'a page that shows one has all each time', async () => {
			const { path } = pageWith( THEIRS );
			await visitor.loads( path );
			const { theirBlocks, response } = await visitor.loads( path );

			expect( theirBlocks ).toBeGreaterThan( MANY );
			expect( response.text ).toContain( DRAWN );
		} );

		it( 'products are noted together, and one that shows a block draws it all the same', async () => {
			const plain = pageWith( PLAIN, 'product' );
			const second = pageWith( PLAIN, 'product' );
			const special = pageWith( THEIRS, 'product' );
			await visitor.loads( plain.path );

			const noted = await visitor.loads( second.path );
			expect( noted.theirBlocks ).toBeLessThanOrEqual( FEW );
			const met = await visitor.loads( special.path );
			expect( met.response.text ).toContain( DRAWN );
			expect( met.theirBlocks ).toBeGreaterThan( MANY );
			expect(
				php(
					`return get_option( 'marketday_block_free_pages' )['free'];`
				)
			).toEqual( { '/product/*': true, [ special.path ]: false } );
		} );

		it( 'a page that gets one later draws it the first time', async () => {
			const { id, path } = pageWith( PLAIN );
			await visitor.loads( path );
			const before = await visitor.loads( path );
			php(
				`wp_update_post( [ 'ID' => ${ id }, 'post_content' => '${ THEIRS }' ] ); return [];`
			);
			const after = await visitor.loads( path );

			expect( before.theirBlocks ).toBeLessThanOrEqual( FEW );
			expect( after.response.text ).toContain( DRAWN );
		} );

		it( 'does not write the theme’s styles anew with each turn, where they style a block of WooCommerce’s', async () => {
			const { path } = pageWith( THEIRS );
			const plain = pageWith( PLAIN );
			php(
				`wp_update_post( [ 'ID' => WP_Theme_JSON_Resolver::get_user_global_styles_post_id(), 'post_content' => wp_slash( '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"blocks":{"woocommerce/product-price":{"typography":{"fontWeight":"700"}}}}}' ) ] ); return [];`
			);
			for ( const address of [ path, plain.path, path, plain.path ] ) {
				await visitor.loads( address );
			}
			for ( const address of [ path, plain.path ] ) {
				const { statements } = await visitor.loads( address );

				expect(
					statements.filter( ( sql ) =>
						/^(?:INSERT|UPDATE).*styles_for_blocks/.test( sql )
					)
				).toEqual( [] );
			}
			php(
				`wp_update_post( [ 'ID' => WP_Theme_JSON_Resolver::get_user_global_styles_post_id(), 'post_content' => wp_slash( '{"version":3,"isGlobalStylesUserThemeJSON":true}' ) ] ); return [];`
			);
		} );
	}
);
