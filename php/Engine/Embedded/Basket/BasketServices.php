<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Catalogue\CatalogueServices;
use Marketday\Engine\Embedded\Catalogue\ImageReader;
use Marketday\Engine\Embedded\Checkout\Countries;
use Marketday\Engine\Embedded\Coupons\CouponDiscounts;
use Marketday\Engine\Embedded\Coupons\CouponReader;
use Marketday\Engine\Embedded\Coupons\CouponRules;
use Marketday\Engine\Embedded\Customers\VisitorAddresses;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Session\Session;
use Marketday\Engine\Embedded\Session\SessionCookie;
use Marketday\Engine\Embedded\Session\SessionTable;
use Marketday\Engine\Embedded\Shipping\FlatRate;
use Marketday\Engine\Embedded\Shipping\FreeShipping;
use Marketday\Engine\Embedded\Shipping\LocalPickup;
use Marketday\Engine\Embedded\Shipping\ShippingQuotes;
use Marketday\Engine\Embedded\Shipping\ShippingZones;
use Marketday\Engine\Embedded\Tax\TaxRates;
use Marketday\Kernel\Clock;

/** Builds the visitor's session and basket, each part once. */
final class BasketServices {
	private ?Session $session = null;

	private ?SessionBasket $basket = null;

	private ?Calculator $calculator = null;

	private ?TaxRates $taxRates = null;

	private ?ShippingQuotes $shipping = null;

	public readonly Countries $countries;

	public readonly CouponReader $coupons;

	public readonly CouponRules $couponRules;

	public readonly LineDetails $details;

	public readonly PurchasableItemReader $purchasable;

	public function __construct(
		private readonly Clock $clock,
		private readonly EmbeddedSettings $settings,
		private readonly CatalogueServices $catalogue
	) {
		$this->countries   = new Countries();
		$this->coupons     = new CouponReader( $settings );
		$this->couponRules = new CouponRules( $settings, $clock );
		$this->details     = new LineDetails( $settings, new ImageReader() );
		$this->purchasable       = new PurchasableItemReader( $settings, $clock, fn (): string => $this->session()->id() );
	}

	public function session(): Session {
		return $this->session ??= new Session( new SessionTable(), new SessionCookie(), $this->clock );
	}

	public function addresses(): VisitorAddresses {
		return new VisitorAddresses( $this->session(), $this->settings );
	}

	public function taxRates(): TaxRates {
		return $this->taxRates ??= new TaxRates( $this->settings );
	}

	public function shipping(): ShippingQuotes {
		return $this->shipping ??= new ShippingQuotes(
			new ShippingZones( $this->countries->continents() ),
			[
				'flat_rate'     => new FlatRate( $this->settings ),
				'free_shipping' => new FreeShipping( $this->settings ),
				LocalPickup::ID => new LocalPickup( $this->settings ),
			]
		);
	}

	public function calculator(): Calculator {
		return $this->calculator ??= new Calculator(
			$this->settings,
			$this->taxRates(),
			new CouponDiscounts( $this->couponRules ),
			new ShippingSums( $this->settings, $this->taxRates(), $this->shipping() ),
			new FeeSums( $this->taxRates(), $this->settings->taxesEnabled( ... ) )
		);
	}

	public function basket(): SessionBasket {
		return $this->basket ??= $this->build();
	}

	private function build(): SessionBasket {
		$state = new BasketState( $this->session() );
		$rules = new BasketRules();
		$reader = new BasketReader( $state, $this->purchasable, $this->calculator(), $rules, $this->coupons, $this->couponRules, $this->addresses() );
		$holds  = new BasketHolds( $this->session(), $state, $reader, $rules );
		return new SessionBasket(
			$this->session(),
			$state,
			$reader,
			new BasketLines( $state, $reader, $rules, $holds, $this->purchasable, new VariationChoice( $this->purchasable, $this->catalogue->catalogue() ) ),
			new BasketCoupons( $state, $reader, $this->coupons, $this->couponRules ),
			$this->addresses(),
			new ContentsMapper( $this->settings, $this->calculator(), $this->addresses(), $this->details ),
			$holds
		);
	}
}
