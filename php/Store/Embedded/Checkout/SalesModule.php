<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Http\Routes;
use Marketday\Store\Basket;
use Marketday\Store\Checkout;
use Marketday\Store\Customers;
use Marketday\Store\Embedded\Ajax\AddedMessage;
use Marketday\Store\Embedded\Ajax\BasketCalls;
use Marketday\Store\Embedded\Ajax\Dispatcher;
use Marketday\Store\Embedded\Ajax\LinkForms;
use Marketday\Store\Embedded\Ajax\TotalsCalls;
use Marketday\Store\Embedded\Basket\BasketModule;
use Marketday\Store\Embedded\Catalogue\CatalogueModule;
use Marketday\Store\Embedded\Customers\EmbeddedCustomers;
use Marketday\Store\Embedded\Customers\ShopperData;
use Marketday\Store\Embedded\EmbeddedSettings;
use Marketday\Store\Embedded\Orders\OrderListScreen;
use Marketday\Store\Embedded\Orders\OrderScreen;
use Marketday\Store\Embedded\Orders\RefundBox;
use Marketday\Store\Embedded\Session\LogIn;
use Marketday\Store\Embedded\Session\SessionCleaner;
use Marketday\Store\Embedded\Session\SessionCookie;
use Marketday\Store\Embedded\Session\SessionNotices;
use Marketday\Store\Embedded\Session\SessionTable;
use Marketday\Store\Embedded\SettingsScreen\SettingsScreen;
use Marketday\Store\Embedded\StoreApi\StoreApiModule;
use Marketday\Store\Notices;
use Marketday\Store\Orders;
use Marketday\Store\Outbox\Outbox;
use Marketday\Store\Payments;

/** Builds the sales half of the embedded store: sessions, baskets, checkout, orders, customers, notices and their routes. */
final class SalesModule {
	private ?BasketModule $baskets = null;

	private ?CheckoutModule $checkouts = null;

	private ?SessionNotices $notices = null;

	public function __construct(
		private readonly Routes $routes,
		private readonly Commands $commands,
		private readonly Clock $clock,
		private readonly EmbeddedSettings $settings,
		private readonly CatalogueModule $catalogue,
		private readonly Outbox $outbox
	) {}

	public function basket(): Basket {
		return $this->baskets()->basket();
	}

	public function checkout(): Checkout {
		return $this->checkouts()->checkout();
	}

	public function orders(): Orders {
		return $this->checkouts()->orders();
	}

	public function payments(): Payments {
		return $this->checkouts()->payments();
	}

	public function customers(): Customers {
		return new EmbeddedCustomers( $this->baskets()->addresses(), $this->checkouts()->addressRules, $this->baskets()->session() );
	}

	public function notices(): Notices {
		return $this->notices ??= new SessionNotices( $this->baskets()->session() );
	}

	public function register(): void {
		SessionCookie::tell();
		$basket  = $this->baskets()->basket();
		$message = new AddedMessage( $this->settings );
		( new SessionCleaner( new SessionTable(), $this->clock ) )->register( $this->commands );
		( new LogIn( $this->baskets()->session(), $this->baskets()->coupons->join( ... ), $basket->refresh( ... ) ) )->register();
		( new Dispatcher() )->register();
		( new LinkForms( $basket, $this->notices(), $this->settings, $message ) )->add( $this->routes );
		( new BasketCalls( $basket, $this->notices(), $this->settings, $message ) )->add( $this->routes );
		( new TotalsCalls( $basket ) )->add( $this->routes );
		( new StoreApiModule( $this->clock, $this->settings, $this->baskets(), $this->checkouts() ) )->register( $this->routes );
		$orders = $this->checkouts();
		$orders->notes->register();
		$orders->downloads->register( $this->routes );
		( new ShopperData( $orders->reader(), $this->baskets()->countries, $orders->downloads->permissions ) )->register();
		( new OrderListScreen( $orders->reader(), $orders->items ) )->register();
		( new OrderScreen( $orders->reader(), $orders->notes, $orders->desk(), $this->baskets()->countries ) )->register( $this->routes );
		( new RefundBox( $this->payments() ) )->register( $this->routes );
		( new SettingsScreen( $this->baskets()->countries ) )->register( $this->routes );
		( new PayPage( $orders->paying(), $this->notices(), $this->settings ) )->register( $this->routes );
		add_action( 'init', [ $this, 'addConfirmationAddress' ] );
	}

	/** `/checkout/order-received/{id}/`: the checkout page shows the order there; at `order-pay` it is paid. */
	public function addConfirmationAddress(): void {
		add_rewrite_endpoint( OrderDesk::RECEIVED, 4096 ); // EP_PAGES.
		add_rewrite_endpoint( OrderDesk::PAY, 4096 );
	}

	private function checkouts(): CheckoutModule {
		return $this->checkouts ??= new CheckoutModule( $this->clock, $this->settings, $this->baskets(), $this->outbox );
	}

	private function baskets(): BasketModule {
		return $this->baskets ??= new BasketModule( $this->clock, $this->settings, $this->catalogue );
	}
}
