<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

use LogicException;
use Marketday\Store\Basket;
use Marketday\Store\Catalogue;
use Marketday\Store\CatalogueWriter;
use Marketday\Store\Checkout;
use Marketday\Store\Customers;
use Marketday\Store\Engine;
use Marketday\Store\Notices;
use Marketday\Store\Orders;
use Marketday\Store\Settings;

/** WooCommerce behind the Store contract: an adapter, no second truth. */
final class WooCommerceEngine implements Engine {
	public static function isActive(): bool {
		return class_exists( 'WooCommerce' );
	}

	/** Tells WooCommerce that orders in its own tables and the block checkout are fine with us. */
	public static function declareCompatibility( string $pluginFile ): void {
		add_action(
			'before_woocommerce_init',
			static function () use ( $pluginFile ): void {
				foreach ( [ 'custom_order_tables', 'cart_checkout_blocks' ] as $feature ) {
					\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( $feature, $pluginFile, true );
				}
			}
		);
	}

	public function name(): string {
		return 'woocommerce';
	}

	public function settings(): Settings {
		throw new LogicException( 'Not built yet.' );
	}

	public function catalogue(): Catalogue {
		throw new LogicException( 'Not built yet.' );
	}

	public function writer(): CatalogueWriter {
		throw new LogicException( 'Not built yet.' );
	}

	public function basket(): Basket {
		throw new LogicException( 'Not built yet.' );
	}

	public function checkout(): Checkout {
		throw new LogicException( 'Not built yet.' );
	}

	public function orders(): Orders {
		throw new LogicException( 'Not built yet.' );
	}

	public function customers(): Customers {
		throw new LogicException( 'Not built yet.' );
	}

	public function notices(): Notices {
		throw new LogicException( 'Not built yet.' );
	}

	public function register(): void {}
}
