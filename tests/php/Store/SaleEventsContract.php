<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Closure;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\BasketLine;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Fee;
use Marketday\Engine\Contract\LineItem;
use Marketday\Engine\Contract\LinePrice;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentHandler;
use Marketday\Engine\Contract\PaymentMethod;
use Marketday\Engine\Contract\PaymentOutcome;
use Marketday\Engine\Contract\PaymentStatus;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\ShippingRateQuote;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Contract\SubmittedAddresses;

/**
 * What every engine owes to a feature that takes part in a sale, shown by small features: a gift message, a price of one's own, a surcharge,
 * a captcha, a wallet.
 */
trait SaleEventsContract {
	/** The engine for the current visitor. */
	abstract protected function shop(): Engine;

	abstract protected function aProduct( mixed ...$fields ): int;

	/** Delivery within Britain for this price. */
	abstract protected function delivery( string $title, string $cost ): void;

	public function test_a_line_keeps_what_a_feature_takes_of_the_request(): void {
		$this->sellGiftMessages();
		$mug = $this->aProduct( regularPrice: '10', virtual: true );

		$plain = $this->shop()->basket()->add( new AddToBasket( $mug ) );
		$gift  = $this->shop()->basket()->add( new AddToBasket( $mug, sent: [ 'gift_message' => 'For <b>Ann</b>', 'unknown' => 'x' ] ) );

		self::assertNotSame( $plain, $gift, 'Lines with different data are different lines.' );
		self::assertSame(
			[ [], [ [ 'name' => 'Message', 'value' => 'For Ann' ] ] ],
			array_map( static fn ( BasketLine $line ): array => $line->product->choices, $this->shop()->basket()->contents()->lines )
		);
	}

	public function test_an_order_keeps_what_its_lines_say(): void {
		$this->sellGiftMessages();
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( virtual: true ), sent: [ 'gift_message' => 'For Ann' ] ) );

		$placed = $this->order();

		$order = $this->shop()->orders()->find( $placed->id, $placed->key );
		self::assertSame( [ [ 'name' => 'Message', 'value' => 'For Ann' ] ], $order?->contents->lines[0]->choices );
	}

	public function test_what_a_feature_says_of_an_order_stands_with_it_and_in_its_mails(): void {
		SaleEvents::onOrderPlaced( fn ( int $id ) => $this->shop()->orders()->keep( $id, 'greeting', [ 'text' => "For Ann\nand <Ben>" ] ) );
		SaleEvents::onOrderDetails( function ( array $details, int $id ): array {
			$text = $this->shop()->orders()->data( $id, 'greeting' )['text'] ?? '';
			return '' === $text ? $details : [ ...$details, [ 'name' => 'Greeting', 'value' => $text ] ];
		} );
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( virtual: true ) ) );
		$placed = $this->order();

		self::assertSame( [ [ 'name' => 'Greeting', 'value' => "For Ann\nand" ] ], $this->shop()->orders()->find( $placed->id, $placed->key )?->contents->fields );
		self::assertStringContainsString( 'For Ann', $this->emailOf( $placed->id ) );
	}

	public function test_a_mail_says_how_to_cancel_and_send_back(): void {
		update_option( 'marketday_mail_returns', 'Bring it to <the> counter.' );
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( virtual: true ) ) );
		$placed = $this->order();
		$email   = $this->emailOf( $placed->id );
		delete_option( 'marketday_mail_returns' );

		foreach ( [ 'Bring it to &lt;the&gt; counter.', 'within 14 days of receiving your goods', 'Cancellation form', "#{$placed->id}, placed on" ] as $words ) {
			self::assertStringContainsString( $words, $email );
		}
	}

	/** What the shopper is sent of an order, as HTML. */
	abstract protected function emailOf( int $id ): string;

	public function test_a_feature_may_refuse_an_addition(): void {
		SaleEvents::onLineData( static fn (): array => throw new StoreError( 'gift_too_long', 'The message is too long.' ) );

		$refusal = $this->refusalOf( fn () => $this->shop()->basket()->add( new AddToBasket( $this->aProduct() ) ) );

		self::assertSame( [ 'gift_too_long', 'The message is too long.', 400 ], [ $refusal->errorCode, $refusal->getMessage(), $refusal->status ] );
		self::assertTrue( $this->shop()->basket()->contents()->isEmpty() );
	}

	public function test_a_feature_may_price_a_line(): void {
		SaleEvents::onLineData(
			static fn ( array $data, LineItem $line, array $sent ): array => isset( $sent['amount'] )
				? [ 'donation' => [ 'amount' => (int) $sent['amount'] ] ] + $data
				: $data
		);
		SaleEvents::onLinePrice( static fn ( LinePrice $price, LineItem $line ): LinePrice => isset( $line->dataOf( 'donation' )['amount'] ) ? new LinePrice(
			$line->dataOf( 'donation' )['amount'],
			$line->dataOf( 'donation' )['amount']
		) : $price );
		$mug = $this->aProduct( regularPrice: '10', virtual: true );

		$this->shop()->basket()->add( new AddToBasket( $mug, 2, sent: [ 'amount' => '1234' ] ) );
		$this->shop()->basket()->add( new AddToBasket( $mug ) );

		$basket = $this->shop()->basket()->contents();
		self::assertSame( [ 1234, 1000 ], array_map( static fn ( $line ): int => $line->prices->each->minor, $basket->lines ) );
		self::assertSame( 2 * 1234 + 1000, $basket->totals->total->minor );
		$placed = $this->order();
		self::assertSame( 2 * 1234 + 1000, $this->shop()->orders()->find( $placed->id, $placed->key )?->contents->total->minor );
	}

	public function test_a_feature_may_ask_a_fee(): void {
		SaleEvents::onFees( static fn ( array $fees, array $lines, int $itemsTotal ): array => [
			...$fees,
			new Fee( 'wrapping', 'Gift wrap', 150 * count( $lines ) + intdiv( $itemsTotal, 10 ) ),
		] );
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( regularPrice: '20', virtual: true ) ) );

		$totals = $this->shop()->basket()->contents()->totals;

		self::assertSame( [ 'Gift wrap', 350 ], [ $totals->fees[0]['name'], $totals->fees[0]['amount']->minor ] );
		self::assertSame( 2350, $totals->total->minor );
		$placed = $this->order();
		$order  = $this->shop()->orders()->find( $placed->id, $placed->key );
		self::assertSame( 2350, $order?->contents->total->minor );
		self::assertSame( '£3.50', array_column( $order->contents->totals, 'amount', 'label' )['Gift wrap'] ?? '' );
	}

	public function test_a_feature_may_change_the_rates_of_delivery(): void {
		$this->delivery( 'Royal Mail', '4.95' );
		SaleEvents::onShippingRates(
			static function ( array $quotes, Address $to, int $goods ): array {
				$email = $quotes[0];
				return 'GB' === $to->country && $goods > 500
					? [
						new ShippingRateQuote( $email->methodId, $email->instanceId, 'Royal Mail, half price', intdiv( $email->cost, 2 ), false ),
						new ShippingRateQuote( 'by_bike', 0, 'By bike', 700, false ),
					]
					: $quotes;
			}
		);
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( regularPrice: '10' ) ) );
		$this->shop()->basket()->updateAddresses( $this->visitor(), $this->visitor() );

		$packages = $this->shop()->basket()->contents()->delivery->packages;

		self::assertSame(
			[ [ 'Royal Mail, half price', 247 ], [ 'By bike', 700 ] ],
			array_map( static fn ( $rate ): array => [ $rate->name, $rate->price->minor ], $packages[0]->rates ?? [] )
		);
	}

	public function test_every_change_of_the_basket_is_told(): void {
		$changes = 0;
		SaleEvents::onBasketChanged( static function () use ( &$changes ): void { ++$changes; } );
		$received = static function () use ( &$changes ): bool {
			$was     = $changes > 0;
			$changes = 0;
			return $was;
		};
		$basket = $this->shop()->basket();

		$key   = $basket->add( new AddToBasket( $this->aProduct() ) );
		$calls = [ $received() ];
		$basket->update( $key, 3 );
		$calls[] = $received();
		$basket->updateAddresses( $this->visitor(), null );
		$calls[] = $received();
		$basket->remove( $key );
		$calls[] = $received();

		self::assertSame( [ true, true, true, true ], $calls );
	}

	public function test_a_feature_may_refuse_an_order_before_anything_of_it_is_stored(): void {
		SaleEvents::onValidateCheckout(
			static function ( CheckoutRequest $request ): void {
				if ( 'solved' !== ( $request->extensions['captcha']['token'] ?? '' ) ) {
					throw new CheckoutRefused( 'captcha_missing', 'Please solve the captcha.', [ 'captcha' => 'Please solve the captcha.' ], 403 );
				}
			}
		);
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( virtual: true ) ) );

		$refusal = $this->refusalOf( fn () => $this->order() );

		self::assertSame( [ 'captcha_missing', 'Please solve the captcha.', 403 ], [ $refusal->errorCode, $refusal->getMessage(), $refusal->status ] );
		self::assertSame( 1, $this->shop()->basket()->contents()->itemCount() );
		self::assertGreaterThan( 0, $this->order( extensions: [ 'captcha' => [ 'token' => 'solved' ] ] )->id );
	}

	public function test_an_order_brings_its_extensions_and_is_told_once(): void {
		$calls = [];
		SaleEvents::onCheckoutExtensions( static function ( array $extensions, int $id ) use ( &$calls ): void {
		$calls[] = [
			'extensions',
			$extensions['attribution']['source'] ?? null,
			$id,
		];
		} );
		SaleEvents::onOrderPlaced( static function ( int $id ) use ( &$calls ): void { $calls[] = [ 'placed', $id ]; } );
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( virtual: true ) ) );

		$placed = $this->order( extensions: [ 'attribution' => [ 'source' => 'newsletter' ] ] );

		self::assertSame( [ [ 'extensions', 'newsletter', $placed->id ], [ 'placed', $placed->id ] ], $calls );
	}

	public function test_a_listener_that_fails_loses_no_order(): void {
		$calls = [];
		SaleEvents::onOrderPlaced( static fn () => throw new \RuntimeException( 'A listener is broken.' ) );
		SaleEvents::onFollowUpFailed( static function ( int $id, \Throwable $failure ) use ( &$calls ): void { $calls[] = [ $id, $failure->getMessage() ]; } );
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( virtual: true ) ) );

		$placed = $this->order();

		self::assertSame( [ [ $placed->id, 'A listener is broken.' ] ], $calls );
		self::assertSame( OrderStatus::OnHold, $placed->status );
	}

	public function test_what_fails_after_an_order_is_noted_on_it_once_an_outage(): void {
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( virtual: true ) ) );
		$placed = $this->order();
		$notes  = static function () use ( $placed ): array {
			global $wpdb;
			$sql = "SELECT comment_content FROM {$wpdb->comments} WHERE comment_post_ID = %d AND comment_content LIKE '%%printer%%'";
			return $wpdb->get_col( $wpdb->prepare( $sql, $placed->id ) );
		};

		SaleEvents::followUpFailed( $placed->id, new \RuntimeException( 'The printer is away.' ) );
		SaleEvents::followUpFailed( $placed->id, new \RuntimeException( 'The printer is away.' ) );
		self::assertSame( [ 'The order is saved, but something that follows it failed: The printer is away.' ], $notes() );

		do_action( 'marketday_order_followup_recovered', $placed->id );
		SaleEvents::followUpFailed( $placed->id, new \RuntimeException( 'The printer is away.' ) );
		self::assertCount( 2, $notes() );
	}

	/** What is told after an order, or the change of one, is stored. @return iterable<string, array{string}> */
	public static function announcedAfterwards(): iterable {
		$events = [
			SaleEvents::ORDER_PLACED,
			SaleEvents::ORDER_STATUS_CHANGED,
			SaleEvents::BASKET_CHANGED,
			SaleEvents::FOLLOW_UP_FAILED,
			'marketday_stock_changed',
		];
		foreach ( $events as $event ) {
			yield $event => [ $event ];
		}
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'announcedAfterwards' )]
	public function test_a_listener_that_fails_keeps_nothing_from_going_on( string $event ): void {
		$calls = [];
		$mug   = $this->aProduct( regularPrice: '10', virtual: true, stockQuantity: '5' );
		add_action( $event, static fn () => throw new \Error( 'A listener is broken.' ), 5 );
		add_action( $event, static function () use ( &$calls ): void { $calls[] = true; } );
		SaleEvents::onOrderPlaced( static fn () => throw new \RuntimeException( 'Another one too.' ) );
		$log = new \Marketday\Tests\QuietLog();

		$this->shop()->basket()->add( new AddToBasket( $mug, 2 ) );
		$placed = $this->order();
		$this->shop()->orders()->setStatus( $placed->id, OrderStatus::Processing );
		$written = $log->end();

		self::assertNotSame( [], $calls, 'The next listener hears of it.' );
		self::assertSame( OrderStatus::Processing, $this->shop()->orders()->find( $placed->id, $placed->key )?->status );
		self::assertTrue( $this->shop()->basket()->contents()->isEmpty() );
		wp_cache_flush();
		self::assertSame( 3, (int) get_post_meta( $mug, '_stock', true ) );
		self::assertNotSame( '', $this->emailOf( $placed->id ) );
		self::assertStringContainsString( "a listener of {$event} failed: A listener is broken.", $written );
	}

	public function test_a_change_of_state_is_told_with_both_states(): void {
		$calls = [];
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( virtual: true ) ) );
		$placed = $this->order();
		SaleEvents::onOrderStatusChanged( static function ( int $id, OrderStatus $from, OrderStatus $to ) use ( &$calls ): void { $calls[] = [ $id, $from, $to ]; } );

		$this->shop()->orders()->setStatus( $placed->id, OrderStatus::Processing );
		$this->shop()->orders()->setStatus( $placed->id, OrderStatus::Processing );

		self::assertSame( [ [ $placed->id, OrderStatus::OnHold, OrderStatus::Processing ] ], $calls );
	}

	public function test_a_feature_brings_a_way_to_pay(): void {
		$seen = [];
		$this->offerWallet(
			static function ( Order $order, array $data ) use ( &$seen ): PaymentOutcome {
				$seen = [ $order->status, $order->contents->total->minor, $data['token'] ?? '' ];
				return new PaymentOutcome( PaymentStatus::Success, 'https://wallet.example/thanks', [], OrderStatus::Processing );
			}
		);
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( regularPrice: '10', virtual: true ) ) );
		self::assertContains( 'wallet', array_column( $this->shop()->checkout()->paymentMethods(), 'id' ) );

		$placed = $this->order( paymentMethod: 'wallet', paymentData: [ 'token' => 'abc' ] );

		self::assertSame( [ OrderStatus::Pending, 1000, 'abc' ], $seen );
		self::assertSame( [ 'https://wallet.example/thanks', OrderStatus::Processing ], [ $placed->redirectUrl, $placed->status ] );
		$order = $this->shop()->orders()->find( $placed->id, $placed->key );
		self::assertSame( [ 'wallet', 'Wallet' ], [ $order?->payment->methodId, $order?->payment->methodTitle ] );
		self::assertStringContainsString( 'Thank you for paying by wallet.', (string) $order?->payment->instructionsHtml );
		self::assertTrue( $this->shop()->basket()->contents()->isEmpty() );
	}

	public function test_a_way_to_pay_may_not_suit_a_basket(): void {
		$this->offerWallet( static fn (): PaymentOutcome => new PaymentOutcome( PaymentStatus::Success ) );
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( regularPrice: '4.99', virtual: true ) ) );

		self::assertNotContains( 'wallet', array_column( $this->shop()->checkout()->paymentMethods(), 'id' ) );
		$this->refusalOf( fn () => $this->order( paymentMethod: 'wallet' ) );
	}

	public function test_a_payment_that_cannot_begin_keeps_the_basket_and_is_told(): void {
		$calls = [];
		SaleEvents::onPaymentFailed( static function ( int $id, string $reason ) use ( &$calls ): void { $calls[] = $reason; } );
		$this->offerWallet( static fn (): PaymentOutcome => throw new \RuntimeException( 'secret of the provider' ) );
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( regularPrice: '10', virtual: true ), 2 ) );

		$refusal = $this->refusalOf( fn () => $this->order( paymentMethod: 'wallet' ) );

		self::assertSame( [ 'secret of the provider' ], $calls );
		self::assertSame( 'We couldn’t start the payment. Try again or choose another payment method.', $refusal->getMessage() );
		self::assertSame( 2, $this->shop()->basket()->contents()->itemCount() );
	}

	private function sellGiftMessages(): void {
		SaleEvents::onLineData(
			static fn ( array $data, LineItem $line, array $sent ): array => is_string( $sent['gift_message'] ?? null )
				? [ 'gift' => [ 'message' => $sent['gift_message'] ] ] + $data
				: $data
		);
		SaleEvents::onLineDetails( static fn ( array $details, LineItem $line ): array => isset( $line->dataOf( 'gift' )['message'] ) ? [
			...$details,
			[ 'name' => 'Message', 'value' => $line->dataOf( 'gift' )['message'] ],
		] : $details );
	}

	/** @param Closure(Order, array<string, string>): PaymentOutcome $pay */
	private function offerWallet( Closure $pay ): void {
		$wallet = new class( $pay ) implements PaymentHandler {
			/** @param Closure(Order, array<string, string>): PaymentOutcome $pay */
			public function __construct( private readonly Closure $pay ) {}

			public function method(): PaymentMethod {
				return new PaymentMethod( 'wallet', 'Wallet', 'Pay by wallet.' );
			}

			public function isAvailable( BasketContents $basket ): bool {
				return $basket->totals->total->minor >= 500;
			}

			public function initialStatus(): OrderStatus {
				return OrderStatus::Pending;
			}

			public function pay( Order $order, array $data ): PaymentOutcome {
				return ( $this->pay )( $order, $data );
			}

			public function instructionsHtml( int $orderId ): string {
				return '<p>Thank you for paying by wallet.</p>';
			}
		};
		SaleEvents::onPaymentMethods( static fn ( array $all ): array => [ ...$all, $wallet ] );
		$this->waysToPayChanged();
	}

	/** An engine that has read the ways to pay already reads them again. */
	protected function waysToPayChanged(): void {}

	protected function order( mixed ...$changes ): PlacedOrder {
		return $this->noted( $this->shop()->checkout()->place( new CheckoutRequest( ...( $changes + [
			'addresses' => new SubmittedAddresses( $this->visitor(), new Address() ),
			'paymentMethod' => 'bacs',
		] ) ) ) );
	}

	/** The test's own: what it has made is taken away. */
	protected function noted( PlacedOrder $placed ): PlacedOrder {
		return $placed;
	}

	private function visitor(): Address {
		return new Address( 'Ann', 'Smith', '', '1 High Street', '', 'York', '', 'YO1 7HH', 'GB', 'ann@example.com' );
	}

	/** @param Closure(): mixed $work */
	private function refusalOf( Closure $work ): StoreError {
		try {
			$work();
		} catch ( StoreError $refusal ) {
			return $refusal;
		}
		self::fail( 'Nothing was refused.' );
	}
}
