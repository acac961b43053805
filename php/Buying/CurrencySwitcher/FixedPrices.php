<?php

declare( strict_types=1 );

namespace Marketday\Buying\CurrencySwitcher;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Pricing;
use Marketday\Kernel\Admin\BoxFields;
use Marketday\Kernel\View;
use WP_Post;

/** Fields of a product's editing screen, of either engine: what it costs in a further currency, where the rate is not to decide. */
final class FixedPrices {
	private const NONCE = 'marketday_fixed_prices';

	private const FIELDS = [
		'regular' => Pricing::FIXED,
		'sale'    => Pricing::FIXED_SALE,
	];

	public function __construct(
		private readonly Engine $engine,
		private readonly CurrencyList $list
	) {}

	public function register(): void {
		add_action( 'add_meta_boxes_product', function (): void {
			if ( [] !== $this->codes() ) {
				add_meta_box( 'marketday-fixed-prices', __( 'Prices in other currencies', 'marketday' ), $this->print( ... ), 'product', 'normal' );
			}
		} );
		add_action( 'save_post_product', $this->save( ... ) );
	}

	/** @return list<string> */
	private function codes(): array {
		return array_slice( $this->list->codes( $this->engine->pricing()->base() ), 1 );
	}

	private function print( WP_Post $post ): void {
		$rows = [];
		foreach ( $this->codes() as $code ) {
			foreach ( self::FIELDS as $name => $key ) {
				$stored                = get_post_meta( $post->ID, $key . strtolower( $code ), true );
				$rows[ $code ][ $name ] = is_string( $stored ) ? $stored : '';
			}
		}
		$html = ( new View( __DIR__ . '/views' ) )->render( 'box', [
			'nonce' => self::NONCE,
			'rows'  => $rows,
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	/** Saves prices; what is none leaves the one there was. */
	private function save( int $id ): void {
		$sent = BoxFields::postedValue( self::NONCE, $id );
		foreach ( is_array( $sent ) ? $this->codes() : [] as $code ) {
			foreach ( self::FIELDS as $name => $prefix ) {
				$typed = $sent[ $code ][ $name ] ?? null;
				$price = is_string( $typed ) ? strtr( trim( $typed ), ',', '.' ) : null;
				$key   = $prefix . strtolower( $code );
				if ( '' === $price ) {
					delete_post_meta( $id, $key );
				} elseif ( null !== $price && 1 === preg_match( Pricing::FORM, $price ) ) {
					update_post_meta( $id, $key, $price );
				}
			}
		}
	}
}
