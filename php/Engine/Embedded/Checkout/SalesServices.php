<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Basket;
use Marketday\Engine\Contract\Checkout;
use Marketday\Engine\Contract\Customers;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Notices;
use Marketday\Engine\Contract\Orders;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\Payments;
use Marketday\Engine\Embedded\Ajax\AddedMessage;
use Marketday\Engine\Embedded\Ajax\BasketEndpoint;
use Marketday\Engine\Embedded\Ajax\Dispatcher;
use Marketday\Engine\Embedded\Ajax\LinkFormHandler;
use Marketday\Engine\Embedded\Ajax\TotalsEndpoint;
use Marketday\Engine\Embedded\Basket\BasketServices;
use Marketday\Engine\Embedded\Catalogue\CatalogueServices;
use Marketday\Engine\Embedded\Customers\EmbeddedCustomers;
use Marketday\Engine\Embedded\Customers\ShopperData;
use Marketday\Engine\Embedded\Downloads\DownloadsServices;
use Marketday\Engine\Embedded\Emails\OrderEmail;
use Marketday\Engine\Embedded\Emails\OrderEmailSamples;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Orders\OrderListScreen;
use Marketday\Engine\Embedded\Orders\OrderNotes;
use Marketday\Engine\Embedded\Orders\OrderScreen;
use Marketday\Engine\Embedded\Orders\RefundFormHandler;
use Marketday\Engine\Embedded\Session\LogIn;
use Marketday\Engine\Embedded\Session\SessionCleaner;
use Marketday\Engine\Embedded\Session\SessionCookie;
use Marketday\Engine\Embedded\Session\SessionNotices;
use Marketday\Engine\Embedded\Session\SessionTable;
use Marketday\Engine\Embedded\SettingsScreen\SettingsScreen;
use Marketday\Engine\Embedded\StoreApi\StoreApiServices;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Http\Routes;

/** Builds the sales half of the embedded store: sessions, baskets, checkout, orders, customers, notices and their routes. */
final class SalesServices {
	private ?BasketServices $baskets = null;

	private ?CheckoutServices $checkouts = null;

	private ?SessionNotices $notices = null;

	public function __construct(
		private readonly Clock $clock,
		private readonly EmbeddedSettings $settings,
		private readonly CatalogueServices $catalogue,
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

	/**
	 * Parts that add hooks of their own, each loaded by itself.
	 *
	 * @param Closure(): self $services
	 * @return array<class-string, Closure(): mixed> By class.
	 */
	public static function parts( Closure $services, Engine $engine, Routes $routes, Commands $commands ): array {
		return [
			SessionCookie::class => static fn () => SessionCookie::addToRegistry(),
			SessionCleaner::class => static fn () => ( new SessionCleaner( new SessionTable(), $services()->clock ) )->register( $commands ),
			LogIn::class => static fn () => $services()->logIn()->register(),
			Dispatcher::class => static fn () => ( new Dispatcher() )->register(),
			LinkFormHandler::class => static fn () => $services()->links()->add( $routes ),
			BasketEndpoint::class => static fn () => $services()->calls()->add( $routes ),
			TotalsEndpoint::class => static fn () => ( new TotalsEndpoint( $services()->baskets()->basket() ) )->add( $routes ),
			StoreApiServices::class => static fn () => $services()->storeApi()->register( $routes ),
			OrderNotes::class => static fn () => $services()->checkouts()->notes->register(),
			DownloadsServices::class => static fn () => $services()->checkouts()->downloads->register( $routes ),
			ShopperData::class => static fn () => $services()->shopperData()->register(),
			OrderListScreen::class => static fn () => ( new OrderListScreen( $services()->checkouts()->reader(), $services()->checkouts()->items ) )->register(),
			OrderScreen::class => static fn () => $services()->orderScreen()->register( $routes ),
			RefundFormHandler::class => static fn () => ( new RefundFormHandler( $services()->payments() ) )->register( $routes ),
			SettingsScreen::class => static fn () => ( new SettingsScreen( $services()->baskets()->countries ) )->register( $routes ),
			OrderEmailSamples::class => static fn () => ( new OrderEmailSamples( static fn (): OrderEmail => $services()->checkouts()->email(), $engine ) )->register(),
			PayOrderFormHandler::class => static fn () => ( new PayOrderFormHandler(
				$services()->checkouts()->paying(),
				$services()->notices(),
				$services()->settings
			) )->register( $routes ),
			self::class => static fn () => add_action( 'init', self::addConfirmationAddress( ... ) ),
		];
	}

	/** `/checkout/order-received/{id}/`: the checkout page shows the order there; at `order-pay` it is paid. */
	private static function addConfirmationAddress(): void {
		add_rewrite_endpoint( OrderLifecycle::RECEIVED, 4096 ); // EP_PAGES.
		add_rewrite_endpoint( OrderLifecycle::PAY, 4096 );
	}

	private function logIn(): LogIn {
		$basket = $this->baskets()->basket();
		return new LogIn( $this->baskets()->session(), $this->baskets()->coupons->join( ... ), $basket->refresh( ... ) );
	}

	private function links(): LinkFormHandler {
		return new LinkFormHandler( $this->baskets()->basket(), $this->notices(), $this->settings, new AddedMessage( $this->settings ) );
	}

	private function calls(): BasketEndpoint {
		return new BasketEndpoint( $this->baskets()->basket(), $this->notices(), $this->settings, new AddedMessage( $this->settings ) );
	}

	private function storeApi(): StoreApiServices {
		return new StoreApiServices( $this->clock, $this->settings, $this->baskets(), $this->checkouts() );
	}

	private function shopperData(): ShopperData {
		return new ShopperData( $this->checkouts()->reader(), $this->baskets()->countries, $this->checkouts()->downloads->permissions );
	}

	private function orderScreen(): OrderScreen {
		$orders = $this->checkouts();
		return new OrderScreen( $orders->reader(), $orders->notes, $orders->lifecycle(), $this->baskets()->countries );
	}

	private function checkouts(): CheckoutServices {
		return $this->checkouts ??= new CheckoutServices( $this->clock, $this->settings, $this->baskets(), $this->outbox );
	}

	private function baskets(): BasketServices {
		return $this->baskets ??= new BasketServices( $this->clock, $this->settings, $this->catalogue );
	}
}
