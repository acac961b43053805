<?php

declare( strict_types=1 );

namespace Marketday\Buying\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddressForms;
use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;

/** `GET marketday/v1/address-fields?country=FR`: the address forms of one country, the same for every visitor. */
final class AddressFieldsEndpoint {
	public function __construct( private readonly Engine $engine ) {}

	public function route(): Route {
		$parameters = Parameters::forRoute( [ 'country' => Parameters::text( 'Code of the country.', 2 ) ] );
		return Route::rest( 'GET', 'marketday/v1|/address-fields', Guard::publicRead(), $this->answer( ... ), $parameters );
	}

	private function answer( Request $request ): Response {
		$country = strtoupper( $request->text( 'country', '', 2 ) );
		if ( 1 !== preg_match( '/^[A-Z]{2}$/', $country ) ) {
			throw $request->invalid( 'country', 'must be a code of two letters' );
		}
		$checkout = $this->engine->checkout();
		if ( ! isset( $checkout->countries()[ $country ] ) && ! isset( AddressForms::shippingCountries( $checkout, $country )[ $country ] ) ) {
			throw Problem::notFound( 'marketday_unknown_country', __( 'We don’t deliver to that country.', 'marketday' ) );
		}
		return Response::json( AddressForms::of( $checkout, $country, $country ), 200, [ 'Cache-Control' => 'public, max-age=3600' ] );
	}
}
