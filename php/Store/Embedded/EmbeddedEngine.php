<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded;

use LogicException;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Http\Routes;
use Marketday\Store\Basket;
use Marketday\Store\Catalogue;
use Marketday\Store\CatalogueWriter;
use Marketday\Store\Checkout;
use Marketday\Store\Customers;
use Marketday\Store\Engine;
use Marketday\Store\Notices;
use Marketday\Store\Orders;
use Marketday\Store\Settings;

/** The small shop inside the plugin: WooCommerce's storage shapes and public protocols, for sites without WooCommerce. */
final class EmbeddedEngine implements Engine {
	public function __construct(
		private readonly Routes $routes,
		private readonly Commands $commands,
		private readonly Clock $clock
	) {}

	public function name(): string {
		return 'embedded';
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
