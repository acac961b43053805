// @features store

import { symlinkSync } from 'fs';
import path from 'path';
import { Administrator } from './administrator';
import { placeOrder } from './checkout-form';
import { Shopper, type Json } from './shopper';
import { fillSite, inSite } from './site';
import { startTemporarySite, type TemporarySite } from './temporary-site';

/** A site filled by the embedded store, then WooCommerce, then the embedded store, and WooCommerce again. Needs WOOCOMMERCE_DIR. */
const WOOCOMMERCE = process.env.WOOCOMMERCE_DIR ?? '';
const describeSwitching =
	WOOCOMMERCE === '' || process.env.MARKETDAY_ENGINE === 'woocommerce'
		? describe.skip
		: describe;
const PLUGIN = 'woocommerce/woocommerce.php';

let site: TemporarySite;
let owner: Administrator;
let ids: Record< string, number >;
let rowsBefore: Awaited< ReturnType< typeof rows > >;
const orders: { id: number; key: string }[] = [];

const php = < T >( code: string ) =>
	inSite(
		`$engine = $GLOBALS['marketday_engine']; ${ code }`,
		site.dir
	) as T;

const id = ( name: string ) => ids[ `contract-${ name }` ] ?? 0;

/** What a shopper sees: prices, stock, categories. */
async function rows() {
	const { json } = await new Shopper( site.url ).storeApi(
		'GET',
		'/products?per_page=50&orderby=id&order=asc'
	);
	// What a password protects is told of in store-product.test.ts.
	const open = json.filter(
		( { sku }: Json ) => sku !== 'contract-password'
	);
	return open.map(
		( {
			id: productId,
			sku,
			name,
			slug,
			type,
			prices,
			categories,
			tags,
			attributes,
			variations,
			is_in_stock: inStock,
			on_sale: onSale,
			low_stock_remaining: low,
			add_to_cart: cart,
		}: Json ) => ( {
			productId,
			sku,
			name,
			slug,
			type,
			prices,
			tags,
			attributes,
			variations,
			inStock,
			onSale,
			low,
			most: cart.maximum,
			categories: categories.map( ( category: Json ) => category.slug ),
		} )
	);
}

async function order( name: string, method: string ): Promise< void > {
	const shopper = new Shopper( site.url );
	await shopper.add( id( name ) );
	const { status, json } = await placeOrder( shopper, {
		payment_method: method,
	} );
	expect( { status, code: json.code } ).toEqual( {
		status: 200,
		code: undefined,
	} );
	orders.push( { id: json.order_id, key: json.order_key } );
}

const ordersSeen = () =>
	php< { total: number; status: string; lines: string[] }[] >(
		`return array_map( function ( $one ) use ( $engine ) {
			$order = $engine->orders()->find( $one['id'], $one['key'] );
			return null === $order ? null : [ 'total' => $order->contents->total->minor, 'status' => $order->status->value, 'city' => $order->customer->billing->city, 'lines' => array_column( $order->contents->lines, 'name' ) ];
		}, json_decode( '${ JSON.stringify( orders ) }', true ) );`
	);

describeSwitching( 'a shop that changes its engine', () => {
	beforeAll( async () => {
		site = await startTemporarySite( 'embedded', 'mariadb' );
		ids = ( fillSite( site.dir ) as { ids: Record< string, number > } ).ids;
		symlinkSync(
			path.resolve( WOOCOMMERCE ),
			path.join( site.dir, 'wordpress/wp-content/plugins/woocommerce' )
		);
		await order( 'mug', 'cod' );
		await order( 'tee-blue-m', 'bacs' );
		rowsBefore = await rows();
		owner = new Administrator( site.url );
		await owner.logIn( site.admin );
	}, 180_000 );

	afterAll( () => site?.stop() );

	it( 'begins with the embedded store', () => {
		expect( php( `return [ $engine->name() ];` ) ).toEqual( [
			'embedded',
		] );
		expect( ordersSeen() ).toMatchObject( [
			{ status: 'processing', lines: [ 'Enamel mug' ] },
			{ status: 'on-hold' },
		] );
	} );

	describe( 'when WooCommerce is activated', () => {
		beforeAll( async () => {
			await owner.plugin( 'activate', PLUGIN );
			await owner.screen( '/wp-admin/' );
			await owner.screen( '/wp-admin/' );
		}, 180_000 );

		it( 'shows shoppers the same products, categories, prices and stock', async () => {
			expect( php( `return [ $engine->name() ];` ) ).toEqual( [
				'woocommerce',
			] );
			expect( await rows() ).toEqual( rowsBefore );
		} );

		it( 'gives WooCommerce the same products', () => {
			const seen = php< Json >( `
				$product = wc_get_product( ${ id( 'mug' ) } ); $tee = wc_get_product( ${ id(
					'tee'
				) } );
				return [ 'count' => count( wc_get_products( [ 'limit' => -1, 'status' => [ 'publish', 'draft', 'private' ] ] ) ), 'price' => $product->get_price(), 'stock' => $product->get_stock_quantity(),
					'categories' => wp_list_pluck( get_the_terms( $product->get_id(), 'product_cat' ), 'slug' ), 'from' => $tee->get_variation_price( 'min' ), 'children' => count( $tee->get_children() ),
					'left' => wc_get_product( ${ id(
						'tee-blue-m'
					) } )->get_stock_quantity(), 'kinds' => array_values( array_unique( array_map( fn ( $one ) => $one->get_type(), wc_get_products( [ 'limit' => -1 ] ) ) ) ) ];` );
			expect( seen ).toMatchObject( {
				count: 14,
				price: '12.50',
				stock: 199,
				categories: [ 'mugs' ],
				from: '18.00',
				children: 3,
				left: 3,
			} );
			expect( seen.kinds.sort() ).toEqual( [
				'external',
				'grouped',
				'simple',
				'variable',
			] );
		} );

		it( 'counts the products of each category as shoppers see them', async () => {
			const shopper = new Shopper( site.url );
			const mugs = '/products?category=mugs';
			const { json } = await shopper.storeApi( 'GET', mugs );
			const count = `return [ (int) get_term_meta( get_term_by( 'slug', 'mugs', 'product_cat' )->term_id, 'product_count_product_cat', true ) ];`;
			expect( php( count ) ).toEqual( [ json.length ] );
		} );

		it( 'gives WooCommerce the orders, with lines, sums and addresses', () => {
			const seen = php< Json[] >(
				`return array_map( fn ( $order ) => [ 'id' => $order->get_id(), 'status' => $order->get_status(), 'total' => $order->get_total(), 'city' => $order->get_billing_city(), 'method' => $order->get_payment_method(), 'shipping' => $order->get_shipping_method(), 'lines' => array_values( array_map( fn ( $item ) => $item->get_name() . ' x ' . $item->get_quantity() . ' ' . $item->get_product_id(), $order->get_items() ) ) ], wc_get_orders( [ 'orderby' => 'ID', 'order' => 'ASC' ] ) );`
			);
			expect( seen ).toMatchObject( [
				{
					id: orders[ 0 ]?.id,
					status: 'processing',
					total: '17.45',
					city: 'York',
					method: 'cod',
					shipping: 'Royal Mail',
					lines: [ `Enamel mug x 1 ${ id( 'mug' ) }` ],
				},
				{
					id: orders[ 1 ]?.id,
					status: 'on-hold',
					total: '22.95',
					method: 'bacs',
				},
			] );
			expect( ordersSeen() ).toMatchObject( [
				{ status: 'processing', total: 1745 },
				{ status: 'on-hold', total: 2295 },
			] );
		} );

		it( "shows the products in WooCommerce's own list", async () => {
			const { text } = await owner.screen(
				'/wp-admin/edit.php?post_type=product'
			);
			for ( const name of [
				'Enamel mug',
				'Cotton T-shirt',
				'Camp kitchen',
				'Field guide',
				'contract-mug',
				'Mugs',
			] ) {
				expect( text ).toContain( name );
			}
			expect( text ).toMatch( /12\.50/ );
			expect( text ).toMatch( /In stock<\/mark> \(199\)/ );
		} );

		it( "shows the orders in WooCommerce's own list", async () => {
			const { text } = await owner.screen(
				'/wp-admin/edit.php?post_type=shop_order'
			);
			for ( const { id: number } of orders ) {
				expect( text ).toContain( `#${ number } Ann Smith` );
			}
			expect( text ).toMatch( /17\.45/ );
		} );

		it( "opens an order in WooCommerce's own screen", async () => {
			const { text } = await owner.screen(
				`/wp-admin/post.php?post=${ orders[ 0 ]?.id }&action=edit`
			);
			expect( text ).toContain( 'Enamel mug' );
			expect( text ).toContain( 'YO1 7HH' );
		} );

		it( 'stays open to shoppers, and its orders stay where both engines find them', () => {
			expect(
				php< string[] >(
					`return [ get_option( 'woocommerce_coming_soon' ), get_option( 'woocommerce_custom_orders_table_enabled' ) ];`
				)
			).toEqual( [ 'no', 'no' ] );
		} );

		it( 'takes orders', async () => {
			await order( 'mug', 'cod' );
			expect( ordersSeen()[ 2 ] ).toMatchObject( {
				status: 'processing',
				total: 1745,
			} );
		} );

		it( 'counts Marketday among the plugins that fit', async () => {
			const seen = php< Json >(
				`$info = Automattic\\WooCommerce\\Utilities\\FeaturesUtil::get_compatible_plugins_for_feature( 'custom_order_tables' ); $blocks = Automattic\\WooCommerce\\Utilities\\FeaturesUtil::get_compatible_plugins_for_feature( 'cart_checkout_blocks' ); return [ 'orders' => $info['compatible'], 'blocks' => $blocks['compatible'] ];`
			);
			expect( JSON.stringify( seen.orders ) ).toContain( 'marketday' );
			expect( JSON.stringify( seen.blocks ) ).toContain( 'marketday' );
		} );
	} );

	describe( 'when WooCommerce is deactivated again', () => {
		beforeAll( () => owner.plugin( 'deactivate', PLUGIN ), 120_000 );

		it( 'has lost nothing', async () => {
			expect(
				php< { name: string } >(
					`return [ 'name' => $engine->name() ];`
				).name
			).toBe( 'embedded' );
			const after = await rows();
			expect(
				after.map( ( { productId, name, prices, categories } ) => ( {
					productId,
					name,
					prices,
					categories,
				} ) )
			).toEqual(
				rowsBefore.map(
					( { productId, name, prices, categories } ) => ( {
						productId,
						name,
						prices,
						categories,
					} )
				)
			);
			expect(
				after.find( ( { sku } ) => sku === 'contract-mug' )?.most
			).toBe( 198 );
		} );

		it( 'shows the orders of both engines', () => {
			expect( ordersSeen() ).toMatchObject( [
				{ total: 1745 },
				{ total: 2295 },
				{
					total: 1745,
					status: 'processing',
					lines: [ 'Enamel mug' ],
					city: 'York',
				},
			] );
		} );

		it( 'takes orders', () => order( 'voucher', 'bacs' ) );
	} );

	describe( 'when WooCommerce comes back and keeps orders in its own tables', () => {
		it( 'finds the orders that the embedded store took meanwhile', async () => {
			await owner.plugin( 'activate', PLUGIN );
			await owner.screen( '/wp-admin/' );
			php( `wc_get_container()->get( Automattic\\WooCommerce\\Internal\\DataStores\\Orders\\DataSynchronizer::class )->create_database_tables();
				wc_get_container()->get( Automattic\\WooCommerce\\Database\\Migrations\\CustomOrderTable\\PostsToOrdersMigrationController::class )->migrate_orders( wc_get_orders( [ 'return' => 'ids', 'limit' => -1 ] ) );
				update_option( 'woocommerce_custom_orders_table_enabled', 'yes' ); return [];` );
			await owner.plugin( 'deactivate', PLUGIN );
			await order( 'voucher', 'cod' );
			await owner.plugin( 'activate', PLUGIN );
			await owner.screen( '/wp-admin/' );

			const seen = php< Json >(
				`return [ 'tables' => Automattic\\WooCommerce\\Utilities\\OrderUtil::custom_orders_table_usage_is_enabled(), 'ids' => wc_get_orders( [ 'return' => 'ids', 'orderby' => 'ID', 'order' => 'ASC', 'limit' => -1 ] ) ];`
			);

			expect( seen.tables ).toBe( true );
			expect( seen.ids ).toEqual(
				orders.map( ( { id: number } ) => number )
			);
		}, 180_000 );
	} );
} );
