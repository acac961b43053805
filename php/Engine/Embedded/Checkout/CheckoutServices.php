<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Embedded\Basket\BasketServices;
use Marketday\Engine\Embedded\Basket\BasketState;
use Marketday\Engine\Embedded\Basket\ContentsMapper;
use Marketday\Engine\Embedded\Catalogue\ImageReader;
use Marketday\Engine\Embedded\Downloads\DownloadsServices;
use Marketday\Engine\Embedded\Emails\OrderEmail;
use Marketday\Engine\Embedded\Emails\OrderEmails;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Orders\EmbeddedOrders;
use Marketday\Engine\Embedded\Orders\EmbeddedPayments;
use Marketday\Engine\Embedded\Orders\OrderItems;
use Marketday\Engine\Embedded\Orders\OrderNotes;
use Marketday\Engine\Embedded\Orders\OrderReader;
use Marketday\Engine\Embedded\Orders\OrderStock;
use Marketday\Engine\Embedded\Orders\OrderUrls;
use Marketday\Kernel\Clock;

/** Builds checkout and orders, each part once. */
final class CheckoutServices {
	private ?EmbeddedCheckout $checkout = null;

	private ?OrderLifecycle $lifecycle = null;

	private ?OrderReader $reader = null;

	private readonly OrderFollowUps $followUps;

	public readonly PaymentHandlers $handlers;

	public readonly AddressForm $form;

	public readonly AddressRules $addressRules;

	public readonly OrderItems $items;

	public readonly OrderNotes $notes;

	public readonly DownloadsServices $downloads;

	public function __construct(
		private readonly Clock $clock,
		private readonly EmbeddedSettings $settings,
		private readonly BasketServices $baskets,
		Outbox $outbox
	) {
		$this->handlers     = new PaymentHandlers();
		$this->form         = new AddressForm( $baskets->countries );
		$this->addressRules = new AddressRules( $baskets->countries, $this->form );
		$this->items        = new OrderItems();
		$this->notes        = new OrderNotes();
		$this->downloads    = new DownloadsServices( $clock, $this->items );
		$this->followUps    = new OrderFollowUps(
			$outbox,
			new OrderEmails( $this->email(), $this->reader(), $outbox ),
			new AccountMaker()
		);
	}

	public function checkout(): EmbeddedCheckout {
		return $this->checkout ??= new EmbeddedCheckout(
			$this->baskets->session(),
			$this->baskets->basket(),
			new CheckoutAddresses( $this->baskets->countries, $this->baskets->shipping(), $this->form, $this->addressRules ),
			$this->handlers,
			$this->placing(),
			$this->placedBasket(),
			$this->lifecycle(),
			$this->followUps
		);
	}

	public function payments(): EmbeddedPayments {
		return new EmbeddedPayments( $this->reader(), $this->lifecycle(), $this->notes, $this->followUps );
	}

	public function paying(): OrderPaying {
		return new OrderPaying( $this->reader(), $this->handlers, $this->lifecycle() );
	}

	public function orders(): EmbeddedOrders {
		return new EmbeddedOrders( $this->reader(), $this->items, $this->lifecycle(), $this->notes, $this->downloads );
	}

	public function lifecycle(): OrderLifecycle {
		return $this->lifecycle ??= new OrderLifecycle(
			$this->reader(),
			$this->notes,
			new OrderStock( $this->items, $this->baskets->purchasable, new StockReduction(), $this->baskets->coupons ),
			$this->downloads->grants,
			$this->followUps,
			$this->settings,
			$this->clock
		);
	}

	public function email(): OrderEmail {
		return new OrderEmail( $this->settings, $this->baskets->countries, new OrderUrls( $this->settings ) );
	}

	public function reader(): OrderReader {
		return $this->reader ??= new OrderReader( $this->settings, $this->items, new ImageReader(), $this->handlers, $this->downloads->ofOrders );
	}

	private function placing(): OrderPlacement {
		$mapper = new ContentsMapper( $this->settings, $this->baskets->calculator(), $this->baskets->addresses(), $this->baskets->details );
		return new OrderPlacement(
			$this->baskets->basket(),
			$this->placedBasket(),
			$this->baskets->addresses(),
			new PlacementRules( new CheckoutRules( $this->addressRules ), $this->handlers, $mapper ),
			new OrderWriter( $this->settings, $this->clock, new OrderItemWriter( $this->settings ) ),
			new SaleRecords( new StockReduction( $this->baskets->session()->id( ... ) ), $this->downloads->grants ),
			new AccountMaker(),
			$this->followUps
		);
	}

	private function placedBasket(): PlacedBasket {
		$session = $this->baskets->session();
		return new PlacedBasket( $session, $this->baskets->basket(), new BasketState( $session ) );
	}
}
