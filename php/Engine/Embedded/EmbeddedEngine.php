<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Basket;
use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\CatalogueWriter;
use Marketday\Engine\Contract\Checkout;
use Marketday\Engine\Contract\Customers;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\Notices;
use Marketday\Engine\Contract\Orders;
use Marketday\Engine\Contract\OrderSources;
use Marketday\Engine\Contract\Outbox\FollowUpNotes;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\Outbox\OutboxHealth;
use Marketday\Engine\Contract\Payments;
use Marketday\Engine\Contract\PriceDisplay;
use Marketday\Engine\Contract\Pricing;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Embedded\Catalogue\CatalogueServices;
use Marketday\Engine\Embedded\Catalogue\StoredPrices;
use Marketday\Engine\Embedded\Checkout\SalesServices;
use Marketday\Engine\Embedded\Orders\EmbeddedOrderSources;
use Marketday\Engine\Embedded\Session\LeftBaskets;
use Marketday\Kernel\AfterResponse;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Preload;

/**
 * The small shop inside the plugin: WooCommerce's storage shapes and public protocols, for sites without WooCommerce.
 * Two halves: the catalogue (what there is) and sales (baskets, checkout, orders), which reads the catalogue.
 */
#[LoadsIf( 'unlike:marketday_engine=embedded', 'init' )]
final class EmbeddedEngine implements Engine {
	/** Settings of WooCommerce's names that most shops leave as they are, read for pages and baskets. */
	private const OFTEN_UNSET = [
		'woocommerce_thumbnail_image_width',
		'woocommerce_single_image_width',
		'woocommerce_ship_to_countries',
		'woocommerce_allowed_countries',
		'woocommerce_default_customer_address',
		'woocommerce_tax_based_on',
		'woocommerce_shipping_cost_requires_address',
		'woocommerce_shipping_tax_class',
		'woocommerce_registration_generate_password',
		'woocommerce_checkout_company_field',
		'woocommerce_checkout_address_2_field',
		'woocommerce_checkout_phone_field',
	];

	private ?EmbeddedSettings $settings = null;

	private ?CatalogueServices $catalogue = null;

	private ?SalesServices $sales = null;

	private ?Outbox $outbox = null;

	public function __construct(
		private readonly Routes $routes,
		private readonly Commands $commands,
		private readonly Clock $clock
	) {}

	public function name(): string {
		return 'embedded';
	}

	public function settings(): Settings {
		return $this->embeddedSettings();
	}

	public function catalogue(): Catalogue {
		return $this->catalogueServices()->catalogue();
	}

	public function writer(): CatalogueWriter {
		return $this->catalogueServices()->writer();
	}

	public function pricing(): Pricing {
		return $this->embeddedSettings()->pricing;
	}

	public function prices(): PriceDisplay {
		return new StoredPrices( $this->embeddedSettings() );
	}

	public function jobs(): Jobs {
		return new CronJobs();
	}

	public function outbox(): Outbox {
		return $this->outbox ??= new Outbox( $this->jobs(), new AfterResponse() );
	}

	public function basket(): Basket {
		return $this->salesServices()->basket();
	}

	public function checkout(): Checkout {
		return $this->salesServices()->checkout();
	}

	public function orders(): Orders {
		return $this->salesServices()->orders();
	}

	public function orderSources(): OrderSources {
		return new EmbeddedOrderSources();
	}

	public function payments(): Payments {
		return $this->salesServices()->payments();
	}

	public function customers(): Customers {
		return $this->salesServices()->customers();
	}

	public function notices(): Notices {
		return $this->salesServices()->notices();
	}

	public function parts(): array {
		return [
			self::class => function (): void {
				Preload::options( ...self::OFTEN_UNSET );
				// WooCommerce asks, when it takes over, which engine served before it.
				add_action( 'init', static fn (): bool => update_option( 'marketday_engine', 'embedded', true ) );
			},
			Schema::class => static fn () => ( new Schema() )->register(),
			...CatalogueServices::parts( $this->catalogueServices( ... ), $this->routes ),
			...SalesServices::parts( $this->salesServices( ... ), $this, $this->routes, $this->commands ),
			LeftBaskets::class => fn () => ( new LeftBaskets( $this ) )->register(),
			Outbox::class => fn () => $this->outbox()->register(),
			OutboxHealth::class => fn () => ( new OutboxHealth( $this->outbox() ) )->register( $this->routes ),
			FollowUpNotes::class => fn () => ( new FollowUpNotes( $this ) )->register(),
		];
	}

	private function embeddedSettings(): EmbeddedSettings {
		return $this->settings ??= new EmbeddedSettings();
	}

	private function catalogueServices(): CatalogueServices {
		return $this->catalogue ??= new CatalogueServices( $this->clock, $this->embeddedSettings() );
	}

	private function salesServices(): SalesServices {
		return $this->sales ??= new SalesServices( $this->clock, $this->embeddedSettings(), $this->catalogueServices(), $this->outbox() );
	}
}
