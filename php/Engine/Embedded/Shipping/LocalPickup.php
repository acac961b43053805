<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ShippingRateQuote;
use Marketday\Engine\Embedded\EmbeddedSettings;

/** `local_pickup`: shoppers fetch their order themselves, for nothing or at a plain price. */
final class LocalPickup implements ShippingMethod {
	public const ID = 'local_pickup';

	/** WooCommerce's own filter: which methods are fetched. */
	private const METHODS = 'woocommerce_local_pickup_methods';

	/** WooCommerce's own filter: false leaves the tax of what is fetched to the shopper's address. */
	private const BASE_TAX = 'woocommerce_apply_base_tax_for_local_pickup';

	public function __construct( private readonly EmbeddedSettings $settings ) {}

	public function name( array $settings ): string {
		return ( $settings['title'] ?? '' ) ?: __( 'Local pickup', 'marketday' );
	}

	public function quote( int $instanceId, array $settings, RateRequest $package ): ShippingRateQuote {
		$entered = str_replace( ',', '.', trim( $settings['cost'] ?? '' ) );
		return EnteredCost::quote( $this->settings, self::ID, $instanceId, $this->name( $settings ), $settings, is_numeric( $entered ) ? (float) $entered : 0.0 );
	}

	/** Tells whether what this method delivers is taxed where the shop is. */
	public static function isTaxedAtBase( string $methodId ): bool {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as on WooCommerce.
		return in_array( $methodId, (array) apply_filters( self::METHODS, [ 'legacy_local_pickup', self::ID ] ), true )
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as on WooCommerce.
			&& true === apply_filters( self::BASE_TAX, true );
	}
}
