import { ANN } from '../checkout-form';
import type { Shopper } from '../shopper';
import { inSiteAlone } from '../site';

/** A process that was ended; a PHP error has a code and its sentence. */
export const KILLED = /ended with SIGKILL/;

/** Cookies as PHP gets them, for PHP. */
function cookiesOf( shopper: Shopper ): string {
	const cookies = Object.fromEntries(
		[ ...shopper.cookies ].map( ( [ name, value ] ) => [
			name,
			decodeURIComponent( value ),
		] )
	);
	return Buffer.from( JSON.stringify( cookies ) ).toString( 'base64' );
}

/**
 * Orders the shopper's basket in a process of its own, which the operating system ends.
 *
 * @param shopper
 * @param dies    PHP that arranges when it does; `$die` ends the process.
 * @param method  How the order is paid.
 * @param payment What the method is told, by name.
 */
export function placeAndDie(
	shopper: Shopper,
	dies: string,
	method = 'cod',
	payment: Record< string, string > = {}
): void {
	const encoded = Buffer.from(
		JSON.stringify( {
			ann: { ...ANN, email: 'ann@example.com' },
			payment,
		} )
	).toString( 'base64' );
	expect( () =>
		inSiteAlone(
			`$die = static function (): void { posix_kill( posix_getpid(), SIGKILL ); sleep( 5 ); };
			wp_set_current_user( 0 ); $_COOKIE = json_decode( base64_decode( '${ cookiesOf(
				shopper
			) }' ), true );
			if ( function_exists( 'WC' ) ) { WC()->session = null; WC()->cart = null; WC()->customer = null; unset( $GLOBALS['wp_actions']['woocommerce_load_cart_from_session'] ); }
			$engine = $GLOBALS['marketday_engine']; $told = json_decode( base64_decode( '${ encoded }' ), true ); $ann = Marketday\\Engine\\Contract\\Address::fromArray( $told['ann'] );
			if ( $engine->basket()->contents()->isEmpty() ) { return [ 'no basket' ]; }
			${ dies }
			$engine->checkout()->place( new Marketday\\Engine\\Contract\\CheckoutRequest( new Marketday\\Engine\\Contract\\SubmittedAddresses( $ann, $ann ), '${ method }', paymentData: $told['payment'] ) ); return [ 'alive' ];`
		)
	).toThrow( KILLED );
}
