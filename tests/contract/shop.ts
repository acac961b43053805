import { inSite } from './site';

interface Shop {
	ids: Record< string, number >;
	/** By id, of those that are counted. */
	stock: Record< string, { quantity: number; status: string } >;
	cookieHash: string;
}

export const shop = JSON.parse( process.env.MARKETDAY_SHOP ?? '{}' ) as Shop;

export const ENGINE = process.env.MARKETDAY_ENGINE ?? 'embedded';

export const isWooCommerce = ENGINE === 'woocommerce';

/** The id of one of the suite's products: `product( 'mug' )`. */
export function product( name: string ): number {
	const id = shop.ids[ `contract-${ name }` ];
	if ( ! id ) {
		throw new Error( `The shop has no product 'contract-${ name }'.` );
	}
	return id;
}

/** Runs PHP in the site; `$engine` is the Store contract's engine. */
export function php< T = unknown >( code: string ): T {
	return inSite( `$engine = $GLOBALS['marketday_engine']; ${ code }` ) as T;
}

export function setOptions( options: Record< string, unknown > ): void {
	const json = Buffer.from( JSON.stringify( options ) ).toString( 'base64' );
	php(
		`foreach ( json_decode( base64_decode( '${ json }' ), true ) as $name => $value ) { update_option( $name, $value ); }
		if ( class_exists( 'WC_Cache_Helper' ) ) { WC_Cache_Helper::get_transient_version( 'shipping', true ); WC_Cache_Helper::get_transient_version( 'product', true ); }
		return [];`
	);
}

/** What is left of a product, as the engine's catalogue tells. */
export function stockOf( name: string ): number | null {
	return php< { stock: number | null } >(
		`return [ 'stock' => $engine->catalogue()->product( ${ product(
			name
		) } )?->stock->quantity ];`
	).stock;
}

export function setStock( name: string, quantity: number ): void {
	php(
		`$engine->writer()->save( new Marketday\\Engine\\Contract\\ProductDraft( id: ${ product(
			name
		) }, stockQuantity: '${ quantity }', stockStatus: Marketday\\Engine\\Contract\\StockStatus::from( ${ quantity } > 0 ? 'instock' : 'outofstock' ) ) ); return [];`
	);
}

/**
 * Gives every product the stock that it had before all tests: those of a file that ran before have sold some of it, or left orders that wait for
 * their money and have pieces reserved for an hour.
 */
export function restoreStock(): void {
	if ( isWooCommerce ) {
		php(
			'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->wc_reserved_stock}" ); return [];'
		);
	}
	const stock = JSON.stringify( shop.stock ?? {} );
	if ( stock === '{}' ) {
		return;
	}
	php(
		`foreach ( json_decode( '${ stock }', true ) as $id => $had ) {
			if ( (int) get_post_meta( $id, '_stock', true ) !== $had['quantity'] || get_post_meta( $id, '_stock_status', true ) !== $had['status'] ) {
				$engine->writer()->save( new Marketday\\Engine\\Contract\\ProductDraft( id: $id, stockQuantity: (string) $had['quantity'], stockStatus: Marketday\\Engine\\Contract\\StockStatus::from( $had['status'] ) ) );
			}
		}
		return [];`
	);
}

/** A nonce as the site prints it for guests. */
export function guestNonce( action: string ): string {
	return php< { nonce: string } >(
		`wp_set_current_user( 0 ); unset( $_COOKIE[ LOGGED_IN_COOKIE ] ); return [ 'nonce' => wp_create_nonce( '${ action }' ) ];`
	).nonce;
}
