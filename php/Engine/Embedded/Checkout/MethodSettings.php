<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

/** A payment method's settings, in the option WooCommerce keeps them in: `woocommerce_{id}_settings`. */
final class MethodSettings {
	public function __construct( private readonly string $id ) {}

	public function isEnabled(): bool {
		return 'yes' === $this->text( 'enabled', 'no' );
	}

	public function text( string $name, string $default ): string {
		$stored = get_option( "woocommerce_{$this->id}_settings", [] );
		$value  = is_array( $stored ) ? ( $stored[ $name ] ?? $default ) : $default;
		return is_scalar( $value ) ? trim( (string) $value ) : $default;
	}
}
