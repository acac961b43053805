import { php } from '../contract/shop';

/** WooCommerce's own checkouts: of its shortcode, and of its blocks. */
export const KINDS = [ 'classic', 'block' ] as const;

export type Kind = ( typeof KINDS )[ number ];

const CONTENTS: Record< Kind, string > = {
	classic: `'[woocommerce_checkout]'`,
	// As WooCommerce writes its page: with all the blocks within.
	block: `wp_slash( ( new ReflectionMethod( 'WC_Install', 'get_checkout_block_content' ) )->invoke( null ) )`,
};

/** The page with WooCommerce's checkout of this kind, which is not the shop's. */
export const theirCheckout = ( kind: Kind ): { id: number; url: string } =>
	php(
		`$page = get_page_by_path( 'their-${ kind }' )->ID ?? wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Checkout', 'post_name' => 'their-${ kind }', 'post_content' => ${ CONTENTS[ kind ] } ] );
		return [ 'id' => $page, 'url' => get_permalink( $page ) ];`
	);
