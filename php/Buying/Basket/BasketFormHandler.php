<?php

declare( strict_types=1 );

namespace Marketday\Buying\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Basket;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Text\TextLine;

/**
 * The basket page's forms, sent without scripts: each changes the basket through the Store contract, leaves a notice and
 * redirects (303), so that a reload sends nothing again.
 */
final class BasketFormHandler {
	public const NONCE = 'marketday-basket';

	/** Parameter of the basket's address: the line that was just taken out without scripts. */
	public const UNDO = 'undo-remove';

	private string $removed = '';

	public function __construct( private readonly Engine $engine ) {}

	public function add( Routes $routes ): void {
		$forms = [
			'update-basket' => $this->updateLines( ... ),
			'apply-coupon'  => $this->applyCoupon( ... ),
			'update-totals' => $this->updateTotals( ... ),
			'restore-line'  => $this->restoreLine( ... ),
		];
		foreach ( $forms as $action => $change ) {
			$routes->add( Route::pageForm( $action, self::NONCE, fn ( Request $request ): Response => $this->apply( $change, $request ), $this->refuse( ... ) ) );
		}
	}

	/** @param callable(Request): string $change Makes the change and tells it. */
	private function apply( callable $change, Request $request ): Response {
		try {
			$message = $change( $request );
		} catch ( StoreError $refusal ) {
			return $this->refuse( $refusal );
		}
		if ( '' !== $message ) {
			$this->engine->notices()->add( 'success', esc_html( $message ) );
		}
		return $this->back();
	}

	private function refuse( StoreError|Problem $refusal ): Response {
		$this->engine->notices()->add( 'error', esc_html( $refusal->getMessage() ) );
		return $this->back();
	}

	private function back(): Response {
		$page = $this->engine->settings()->pageUrl( Page::Basket );
		return Response::redirect( '' === $this->removed ? $page : add_query_arg( self::UNDO, rawurlencode( $this->removed ), $page ) );
	}

	private function updateLines( Request $request ): string {
		$basket = $this->engine->basket();
		if ( $request->has( 'remove' ) ) {
			$basket->remove( $request->text( 'remove' ) );
			$this->removed = $request->text( 'remove' );
			return __( 'Item removed from your basket.', 'marketday' );
		}
		$known = $this->quantities( $basket );
		foreach ( $request->map( 'quantity' ) as $key => $quantity ) {
			$wanted = filter_var( $quantity, FILTER_VALIDATE_INT, [ 'options' => [ 'min_range' => 0, 'max_range' => Request::LARGEST ] ] );
			if ( false === $wanted ) {
				throw $request->invalid( 'quantity', 'must be a whole number' );
			}
			if ( ( $known[ (string) $key ] ?? $wanted ) !== $wanted ) {
				$basket->update( (string) $key, $wanted );
			}
		}
		return __( 'Basket updated.', 'marketday' );
	}

	/** Puts the line back that was just taken out, with all it held. */
	private function restoreLine( Request $request ): string {
		$this->engine->basket()->restore( $request->text( 'line' ) );
		return __( 'Item back in your basket.', 'marketday' );
	}

	private function applyCoupon( Request $request ): string {
		$code = trim( $request->plain( 'coupon_code', 1000 ) );
		if ( '' === $code ) {
			throw Problem::badRequest( 'marketday_missing_coupon', __( 'Please enter a coupon code.', 'marketday' ) );
		}
		$this->engine->basket()->applyCoupon( $code );
		return __( 'Coupon applied.', 'marketday' );
	}

	private function updateTotals( Request $request ): string {
		$basket = $this->engine->basket();
		if ( $request->has( 'remove-coupon' ) ) {
			$basket->removeCoupon( $request->plain( 'remove-coupon', 1000 ) );
			return __( 'Coupon removed.', 'marketday' );
		}
		foreach ( $request->map( 'shipping_method', 10, 200 ) as $package => $rate ) {
			$basket->chooseShippingRate( (string) $package, is_string( $rate ) ? TextLine::of( $rate ) : '' );
		}
		return __( 'Delivery updated.', 'marketday' );
	}

	/** @return array<string, int> Quantity by line's key. */
	private function quantities( Basket $basket ): array {
		$lines = $basket->contents()->lines;
		return array_combine(
			array_map( static fn ( $line ): string => $line->key, $lines ),
			array_map( static fn ( $line ): int => $line->pieces->quantity, $lines )
		);
	}
}
