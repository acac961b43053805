import { __, ApiError, type Basket, type Marketday } from '@marketday/kernel';
import { Wire } from '@marketday/kernel/wire';

/** Link of WooCommerce's own checkout: products with quantities, and one coupon. */
function plainLink( root: string, { lines, coupons }: Basket ): string {
	const products = lines
		.map(
			( { productId, variationId, quantity } ) =>
				`${ variationId || productId }:${ quantity }`
		)
		.join( ',' );
	const [ coupon ] = coupons;
	const link = new URL( 'checkout-link/', root );
	link.searchParams.set( 'products', products );
	if ( coupon ) {
		link.searchParams.set( 'coupon', coupon.code );
	}
	return link.href;
}

/** A shop without Marketday does not know the call. */
const isUnknownRequest = ( reason: unknown ) =>
	reason instanceof ApiError &&
	[
		'woocommerce_rest_cart_extensions_error',
		'rest_invalid_param',
		'rest_no_route',
	].includes( reason.code );

export interface HandOverOptions {
	shop: Marketday;
	/** The shop's address, for a WooCommerce without Marketday: `https://shop.example/`. */
	shopUrl: string;
}

/**
 * Address where the shopper goes on: the shop's own checkout, with the basket. Marketday gives an address that works once and for some minutes,
 * and brings everything a line holds; WooCommerce alone takes products, quantities and a coupon, and empties the basket it had.
 *
 * @example
 * location.href = await checkoutAddress( { shop, shopUrl: 'https://shop.example/' } );
 *
 * @throws {ApiError} Where the basket is empty, or the shop does not answer.
 */
export async function checkoutAddress( {
	shop,
	shopUrl,
}: HandOverOptions ): Promise< string > {
	await shop.basket.load();
	const { basket, error } = shop.basket.getState();
	if ( ! basket?.lines.length ) {
		throw (
			( ! basket && error ) ||
			new ApiError(
				0,
				'empty_basket',
				__( 'Your basket is empty.', 'marketday' )
			)
		);
	}
	try {
		const response = await shop.client.storeApi.wish( { hand_over: true } );
		const url = new Wire( response )
			.maybe( 'extensions' )
			?.maybe( 'marketday' )
			?.text( 'checkout_url' );
		return url || plainLink( shopUrl, basket );
	} catch ( reason ) {
		if ( isUnknownRequest( reason ) ) {
			return plainLink( shopUrl, basket );
		}
		throw reason;
	}
}
