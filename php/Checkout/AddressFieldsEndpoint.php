<?php

declare( strict_types=1 );

namespace Marketday\Checkout;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Store\Checkout;
use Marketday\Store\Engine;

/** `GET marketday/v1/address-fields?country=FR`: the address forms of one country, the same for every visitor. */
final class AddressFieldsEndpoint {
	public function __construct( private readonly Engine $engine ) {}

	public function route(): Route {
		return Route::rest( 'GET', 'marketday/v1|/address-fields', Guard::publicRead(), $this->answer( ... ) );
	}

	private function answer( Request $request ): Response {
		$country = strtoupper( $request->text( 'country', '', 2 ) );
		if ( 1 !== preg_match( '/^[A-Z]{2}$/', $country ) ) {
			throw $request->invalid( 'country', 'must be a code of two letters' );
		}
		$checkout = $this->engine->checkout();
		if ( ! isset( $checkout->countries()[ $country ] ) && ! isset( self::shippingCountries( $checkout, $country )[ $country ] ) ) {
			throw Problem::notFound( 'marketday_unknown_country', __( 'This shop does not sell to that country.', 'marketday' ) );
		}
		return Response::json( self::forms( $checkout, $country, $country ), 200, [ 'Cache-Control' => 'public, max-age=3600' ] );
	}

	/**
	 * The forms of both addresses. Lists of countries are left out: they are the same in each and long.
	 *
	 * @return array{billing: list<array<string, mixed>>, shipping: list<array<string, mixed>>}
	 */
	public static function forms( Checkout $checkout, string $billingCountry, string $shippingCountry ): array {
		$form = static function ( string $kind, string $country ) use ( $checkout ): array {
			$fields = $checkout->addressFields( 'billing' === $kind ? 'billing' : 'shipping', $country );
			return array_map(
				static fn ( $field ): array => ( 'country' === $field->name ? [ 'options' => (object) [], 'type' => 'select' ] : [] ) + $field->toArray(),
				$fields
			);
		};
		return [
			'billing'  => $form( 'billing', $billingCountry ),
			'shipping' => $form( 'shipping', $shippingCountry ),
		];
	}

	/** @return array<string, string> Countries the shop sends to: name by code. */
	public static function shippingCountries( Checkout $checkout, string $country ): array {
		foreach ( $checkout->addressFields( 'shipping', $country ) as $field ) {
			if ( 'country' === $field->name && [] !== $field->options ) {
				return $field->options;
			}
		}
		return $checkout->countries();
	}
}
