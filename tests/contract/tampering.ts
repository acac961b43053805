import type { ShopResponse, Shopper } from './shopper';

export type Fields = Record< string, string | number >;

export const MEGABYTE = 'x'.repeat( 1_000_000 );
export const MARKUP = '<script>alert(1)</script>';

/** What a guest of whom nothing is kept was told: on the page itself, or by the signed cookie that the next page reads. */
export function refusalIn( shopper: Shopper, { text }: ShopResponse ): string {
	const [ value = '' ] = decodeURIComponent(
		shopper.cookies.get( 'wp_woocommerce_session_notice' ) ?? ''
	).split( '|' );
	const kept = value
		? JSON.parse( Buffer.from( value, 'base64' ).toString() )[ 1 ].join()
		: '';
	const shown = /marketday-notice--error"[^>]*>([\s\S]*?)<\/div>/.exec(
		text
	);
	return ( kept || shown?.[ 1 ] || '' ).replace( /<[^>]+>/g, ' ' ).trim();
}

export const items = async ( shopper: Shopper ) =>
	( await shopper.cart() ).items as unknown[];
