// @features account, checkout, order-confirmation
// @also-on woocommerce

import { placeOrder } from './checkout-form';
import { isWooCommerce, php } from './shop';
import { type ShopResponse, Shopper } from './shopper';

interface Walks {
	id: number;
	url: string;
}

/** A file to download for 5 £, and the address at which the server would give it out by itself. */
function walks( fields = '' ): Walks {
	return php< Walks >(
		`$place = wp_upload_dir(); $name = 'walks-' . strtolower( wp_generate_password( 10, false ) ) . '.txt';
		wp_mkdir_p( "{$place['basedir']}/woocommerce_uploads" ); file_put_contents( "{$place['basedir']}/woocommerce_uploads/$name", '0123456789' );
		$url = "{$place['baseurl']}/woocommerce_uploads/$name";
		$id = $engine->writer()->save( new Marketday\\Engine\\Contract\\ProductDraft( sku: $name, name: 'Winter walks', status: 'publish', regularPrice: '5', virtual: true, downloadable: true,
			downloads: [ [ 'name' => 'Winter walks', 'url' => $url ] ]${ fields } ) );
		return [ 'id' => $id, 'url' => $url ];`
	);
}

interface Bought {
	id: number;
	confirmation: string;
}

async function buy( ann: Shopper, product: Walks ): Promise< Bought > {
	await ann.add( product.id );
	const { json } = await placeOrder( ann, { payment_method: 'bacs' } );
	return {
		id: json.order_id,
		confirmation: pathOf( json.payment_result.redirect_url ),
	};
}

function turn( { id }: Bought, status: string ): void {
	php(
		`$engine->orders()->setStatus( ${ id }, Marketday\\Engine\\Contract\\OrderStatus::from( '${ status }' ) ); return [];`
	);
}

function pathOf( url: string ): string {
	const { pathname, search } = new URL( url );
	return pathname + search;
}

/** The links to files that a page shows. */
function links( { text }: ShopResponse ): string[] {
	return [ ...text.matchAll( /href="([^"]*download_file=[^"]*)"/g ) ].map(
		( [ , url = '' ] ) => pathOf( url.replace( /&#0?38;|&amp;/g, '&' ) )
	);
}

async function linkOf( ann: Shopper, bought: Bought ): Promise< string > {
	const [ link = '' ] = links( await ann.get( bought.confirmation ) );
	expect( link ).toContain( 'download_file=' );
	return link;
}

describe( 'files that are bought', () => {
	it( 'are linked on the confirmation once the order is paid, come as files to save, and never from a cache', async () => {
		const ann = new Shopper();
		const bought = await buy( ann, walks() );
		expect( links( await ann.get( bought.confirmation ) ) ).toEqual( [] );

		turn( bought, 'processing' );
		const response = await ann.get( await linkOf( ann, bought ) );

		expect( response ).toMatchObject( { status: 200, text: '0123456789' } );
		expect( response.headers.get( 'content-disposition' ) ).toMatch(
			/^attachment; filename="?walks-/
		);
		expect( response.headers.get( 'content-length' ) ).toBe( '10' );
		expect( response.headers.get( 'cache-control' ) ).toContain(
			'no-store'
		);
	} );

	it( 'go on where they broke off', async () => {
		const ann = new Shopper();
		const bought = await buy( ann, walks() );
		turn( bought, 'completed' );

		const response = await ann.get( await linkOf( ann, bought ), {
			Range: 'bytes=4-6',
		} );

		expect( response ).toMatchObject( { status: 206, text: '456' } );
		expect( response.headers.get( 'content-range' ) ).toBe(
			'bytes 4-6/10'
		);
	} );

	it( 'are not had with a link that is changed, and not from the server by itself', async () => {
		const ann = new Shopper();
		const product = walks();
		const bought = await buy( ann, product );
		turn( bought, 'completed' );
		const link = await linkOf( ann, bought );

		for ( const changed of [
			link.replace( /order=[^&]+/, 'order=wc_order_guessed' ),
			link.replace( /uid=[^&]+/, 'uid=0' ),
			link.replace( /key=[^&]+$/, 'key=1' ),
			link.replace( /download_file=\d+/, 'download_file=1' ),
		] ) {
			expect( ( await ann.get( changed ) ).status ).toBe( 404 );
		}
		expect( ( await ann.get( pathOf( product.url ) ) ).status ).toBe( 403 );
	} );

	it( 'are no longer had once the order is refunded', async () => {
		const ann = new Shopper();
		const bought = await buy( ann, walks() );
		turn( bought, 'completed' );
		const link = await linkOf( ann, bought );

		turn( bought, 'refunded' );

		expect( ( await ann.get( link ) ).status ).toBeGreaterThanOrEqual(
			403
		);
		expect( links( await ann.get( bought.confirmation ) ) ).toEqual( [] );
	} );

	// WooCommerce looks at what is left and counts afterwards, so that requests at once pass its limit.
	( isWooCommerce ? it.skip : it )(
		'are had as often as the order allows, also by twelve requests at once',
		async () => {
			const ann = new Shopper();
			const bought = await buy( ann, walks( ', downloadLimit: 3' ) );
			turn( bought, 'completed' );
			const link = await linkOf( ann, bought );

			const responses = await Promise.all(
				Array.from( { length: 12 } ).map( () => ann.get( link ) )
			);

			expect(
				responses.filter( ( { status } ) => status === 200 )
			).toHaveLength( 3 );
			expect(
				responses.filter( ( { status } ) => status === 403 )
			).toHaveLength( 9 );
			const log = php< { rows: number; left: string } >(
				`global $wpdb; $row = $wpdb->get_row( "SELECT permission_id, downloads_remaining FROM {$wpdb->prefix}woocommerce_downloadable_product_permissions WHERE order_id = ${ bought.id }" );
				return [ 'left' => $row->downloads_remaining, 'rows' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}wc_download_log WHERE permission_id = {$row->permission_id}" ) ];`
			);
			expect( log ).toEqual( { left: '0', rows: 3 } );
		}
	);
} );
