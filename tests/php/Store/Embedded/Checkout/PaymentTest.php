<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Checkout;

use Closure;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentHandler;
use Marketday\Engine\Contract\PaymentMethod;
use Marketday\Engine\Contract\PaymentOutcome;
use Marketday\Engine\Contract\PaymentStatus;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use RuntimeException;

/** Ways to pay that others bring, and payments that do not come about. */
final class PaymentTest extends SalesTestCase {
	/** @param Closure(Order, array<string, string>): PaymentOutcome $pay */
	private function payWith( Closure $pay, int $product, int $quantity = 2 ): PlacedOrder {
		$handler = new class( $pay ) implements PaymentHandler {
			public function __construct( private readonly Closure $pay ) {}

			public function method(): PaymentMethod {
				return new PaymentMethod( 'wallet', 'Wallet', '' );
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
				return '';
			}
		};
		$join    = static fn ( array $all ): array => [ ...$all, $handler ];
		add_filter( 'marketday_payment_methods', $join );
		try {
			$this->add( $product, $quantity );
			return $this->shop()->checkout()->place( $this->request( paymentMethod: 'wallet', paymentData: [ 'token' => 'abc' ] ) );
		} finally {
			remove_filter( 'marketday_payment_methods', $join );
		}
	}

	public function test_a_wallet_is_paid_after_the_order_is_stored(): void {
		$seen   = [];
		$placed = $this->payWith(
			function ( Order $order, array $data ) use ( &$seen ): PaymentOutcome {
				$seen = [ $order->status, $order->contents->total->minor, $data, count( $this->emails ) ];
				return new PaymentOutcome( PaymentStatus::Success, '', [], OrderStatus::Processing );
			},
			$this->aProduct()
		);

		self::assertSame( [ OrderStatus::Pending, 2000, [ 'token' => 'abc' ], 0 ], $seen );
		self::assertSame( OrderStatus::Processing, $placed->status );
		self::assertContains( 'ann@example.com', array_column( $this->emails, 'to' ) );
	}

	public function test_a_provider_may_want_to_see_the_shopper_first(): void {
		$placed = $this->payWith( static fn (): PaymentOutcome => new PaymentOutcome( PaymentStatus::Pending, 'https://wallet.example/pay' ), $this->aProduct() );
		self::assertSame( [ 'https://wallet.example/pay', OrderStatus::Pending, [] ], [ $placed->redirectUrl, $placed->status, $this->emails ] );
	}

	public function test_a_failed_payment_gives_stock_and_basket_back(): void {
		foreach ( [
			static fn () => throw new RuntimeException( 'secret of the provider' ),
			static fn (): PaymentOutcome => new PaymentOutcome( PaymentStatus::Failure ),
		] as $pay ) {
			$mug     = $this->aProduct( stockQuantity: '5' );
			$refusal = $this->refusal( fn () => $this->payWith( $pay, $mug, 2 ) );

			self::assertSame( 400, $refusal->status );
			self::assertStringNotContainsString( 'secret', $refusal->getMessage() );
			self::assertSame( [ 5, 2 ], [ $this->stock( $mug ), $this->nextRequest()->basket()->contents()->itemCount() ] );
			$this->basket()->clear();
		}
	}

	public function test_a_way_to_pay_may_not_suit_a_basket(): void {
		$pay = static fn (): PaymentOutcome => new PaymentOutcome( PaymentStatus::Success );
		self::assertSame( 'woocommerce_rest_checkout_payment_method_disabled', $this->refusal( fn () => $this->payWith( $pay, $this->aProduct( regularPrice: '4.99' ), 1 ) )->errorCode );
	}

	public function test_only_enabled_methods_are_offered(): void {
		$this->set( [ 'woocommerce_cod_settings' => [ 'enabled' => 'no' ] ] );
		$this->add( $this->aProduct() );
		self::assertSame( [ 'bacs' ], array_map( static fn ( PaymentMethod $method ): string => $method->id, $this->shop()->checkout()->paymentMethods() ) );
	}
}
