<?php

declare( strict_types=1 );

namespace Marketday\Buying\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddressForms;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;

/**
 * The basket's question where it goes, by country and postcode, so that delivery and tax are known before the checkout. A form of its own among what
 * React leaves to the server: it works without scripts, and what it changes draws the page anew.
 */
final class DestinationFormHandler {
	public const ACTION = 'update-destination';

	/** WooCommerce's own switch of its basket's question, which both engines keep. */
	private const IS_ASKED = 'woocommerce_enable_shipping_calc';

	/** Parameter of the basket's address with which it asks: a list of all countries is more than the rest of the page. */
	private const ASKS = 'deliver-to';

	private const COUNTRY  = 'shipping_country';
	private const POSTCODE = 'shipping_postcode';

	public function __construct(
		private readonly Engine $engine,
		private readonly View $view
	) {}

	public function register( Routes $routes ): void {
		$routes->add( Route::pageForm( self::ACTION, BasketFormHandler::NONCE, $this->update( ... ), $this->refuse( ... ) ) );
		// Before others' buttons.
		Slot::BasketFoot->fill( $this->print( ... ), 3 );
	}

	private function print( BasketContents $contents ): void {
		if ( ! $contents->delivery->isNeeded || 'yes' !== get_option( self::IS_ASKED, 'yes' ) ) {
			return;
		}
		$address  = $contents->addresses->shipping;
		$country  = '' === $address->country ? $this->engine->settings()->baseCountry() : $address->country;
		$checkout = $this->engine->checkout();
		$page     = $this->engine->settings()->pageUrl( Page::Basket );
		$asks     = isset( $_GET[ self::ASKS ] ); // phpcs:ignore WordPress.Security.NonceVerification -- only whether it is there.
		$html     = $this->view->render( 'destination', [
			'formUrl'   => $page,
			'askUrl'    => $this->askUrl(),
			'id'        => self::ASKS,
			'action'    => self::ACTION,
			'nonce'     => $asks ? wp_create_nonce( BasketFormHandler::NONCE ) : '',
			'place'     => ( '' === $address->postcode ? '' : "{$address->postcode}, " ) . ( $checkout->countries()[ $country ] ?? $country ),
			'country'   => $country,
			'countries' => $asks ? AddressForms::shippingCountries( $checkout, $country ) : [],
			'postcode'  => $address->postcode,
			'names'     => [ self::COUNTRY, self::POSTCODE ],
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}

	private function update( Request $request ): Response {
		$country = strtoupper( $request->plain( self::COUNTRY, 2 ) );
		$name    = AddressForms::shippingCountries( $this->engine->checkout(), $country )[ $country ] ?? null;
		if ( null === $name ) {
			return $this->refuse( Problem::badRequest( 'marketday_no_delivery', __( 'We don’t deliver to that country. Choose another.', 'marketday' ) ) );
		}
		$postcode = $request->plain( self::POSTCODE, 20 );
		if ( '' !== $postcode && ! $this->engine->checkout()->isPostcode( $postcode, $country ) ) {
			/* translators: %s: country */
			return $this->refuse( Problem::badRequest( 'marketday_no_postcode', sprintf( __( 'Enter a valid postcode for %s.', 'marketday' ), $name ) ) );
		}
		$known = $this->engine->basket()->contents()->addresses->shipping;
		$kept  = $known->country === $country ? $known->toArray() : [];
		try {
			$this->engine->basket()->updateAddresses( null, Address::fromArray( [
				'country'  => $country,
				'postcode' => $postcode,
			] + $kept ) );
		} catch ( StoreError $refusal ) {
			return $this->refuse( $refusal );
		}
		$this->engine->notices()->add( 'success', esc_html__( 'Delivery updated.', 'marketday' ) );
		return Response::redirect( $this->engine->settings()->pageUrl( Page::Basket ) );
	}

	private function refuse( StoreError|Problem $refusal ): Response {
		$this->engine->notices()->add( 'error', esc_html( $refusal->getMessage() ) );
		return Response::redirect( $this->askUrl() );
	}

	private function askUrl(): string {
		return add_query_arg( self::ASKS, '1', $this->engine->settings()->pageUrl( Page::Basket ) ) . '#' . self::ASKS;
	}
}
