<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

/** WooCommerce's own screens, to which the set-up guide leads where it is the shop. */
final class SetupScreens {
	public function register(): void {
		add_filter( 'marketday_setup_ways', $this->lead( ... ) );
	}

	/**
	 * @param array<string, string> $ways
	 * @return array<string, string>
	 */
	private function lead( array $ways ): array {
		return [
			'settings' => admin_url( 'admin.php?page=wc-settings' ),
			'delivery' => admin_url( 'admin.php?page=wc-settings&tab=shipping' ),
			'payment'  => admin_url( 'admin.php?page=wc-settings&tab=checkout' ),
			'terms'    => admin_url( 'admin.php?page=wc-settings&tab=advanced' ),
		] + $ways;
	}
}
