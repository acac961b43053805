<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Closure;
use DateTimeImmutable;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderContents;
use Marketday\Engine\Contract\OrderCustomer;
use Marketday\Engine\Contract\OrderPayment;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PaymentAttempt;
use Marketday\Engine\Contract\PaymentHandler;
use Marketday\Engine\Contract\PaymentMethod;
use Marketday\Engine\Contract\PaymentOutcome;
use Marketday\Engine\Contract\PaymentStatus;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StoreError;
use Marketday\Tests\SiteTestCase;
use RuntimeException;

/** What is made of a handler's answer, whoever asks for it. */
final class PaymentAttemptTest extends SiteTestCase {
	/** @var list<OrderStatus> */
	private array $states = [];

	/** @var list<string> */
	private array $failures = [];

	protected function setUp(): void {
		parent::setUp();
		SaleEvents::onPaymentFailed( function ( int $order, string $why ): void {
			$this->failures[] = $why;
		} );
	}

	public function test_an_outcome_is_handed_on_and_its_state_taken(): void {
		$outcome = $this->pay(
			static fn (): PaymentOutcome => new PaymentOutcome( PaymentStatus::Pending, 'https://pay.example/', orderStatus: OrderStatus::OnHold )
		);

		self::assertSame( [ PaymentStatus::Pending, 'https://pay.example/' ], [ $outcome->status, $outcome->redirectUrl ] );
		self::assertSame( [ [ OrderStatus::OnHold ], [] ], [ $this->states, $this->failures ] );
	}

	public function test_a_refusal_keeps_its_sentence_and_another_exception_tells_nothing_of_itself(): void {
		self::assertSame( 'declined', $this->refusal( static fn () => throw new StoreError( 'declined', 'Please use another card.' ) )->errorCode );
		$received = $this->refusal( static fn () => throw new RuntimeException( 'Password of the bank' ) );

		self::assertSame( 'woocommerce_rest_checkout_process_payment_error', $received->errorCode );
		self::assertStringNotContainsString( 'Password', $received->getMessage() );
		self::assertSame( [ OrderStatus::Failed, OrderStatus::Failed ], $this->states );
		self::assertSame( [ 'Please use another card.', 'Password of the bank' ], $this->failures );
	}

	public function test_a_failure_that_is_told_fails_the_order_too(): void {
		foreach ( [ PaymentStatus::Failure, PaymentStatus::Error ] as $status ) {
			self::assertSame( 'woocommerce_rest_payment_error', $this->refusal( static fn (): PaymentOutcome => new PaymentOutcome( $status, details: [ 'message' => 'No funds' ] ) )->errorCode );
		}
		self::assertSame( [ OrderStatus::Failed, OrderStatus::Failed ], $this->states );
		self::assertSame( [ 'No funds', 'No funds' ], $this->failures );
	}

	public function test_the_engine_alone_says_that_an_order_made_before_is_paid(): void {
		$seen = [];
		$pay  = static function ( array $data ) use ( &$seen ): PaymentOutcome {
			$seen[] = $data;
			return new PaymentOutcome( PaymentStatus::Success );
		};
		$this->pay( $pay, [ 'token' => 'abc', PaymentHandler::OF_ORDER => '1' ] );
		$this->pay( $pay, [ 'token' => 'abc' ], true );

		self::assertSame( [ [ 'token' => 'abc' ], [ PaymentHandler::OF_ORDER => '1', 'token' => 'abc' ] ], $seen );
	}

	private function refusal( Closure $pay ): StoreError {
		try {
			$this->pay( $pay );
		} catch ( StoreError $refusal ) {
			return $refusal;
		}
		self::fail( 'It was paid.' );
	}

	/** @param array<string, string> $data */
	private function pay( Closure $pay, array $data = [], bool $ofOrder = false ): PaymentOutcome {
		$handler = new class( $pay ) implements PaymentHandler {
			public function __construct( private readonly Closure $pay ) {}

			public function method(): PaymentMethod {
				return new PaymentMethod( 'wallet', 'Wallet', '' );
			}

			public function isAvailable( BasketContents $basket ): bool {
				return true;
			}

			public function initialStatus(): OrderStatus {
				return OrderStatus::Pending;
			}

			public function pay( Order $order, array $data ): PaymentOutcome {
				return ( $this->pay )( $data );
			}

			public function instructionsHtml( int $orderId ): string {
				return '';
			}
		};
		$attempt = new PaymentAttempt( function ( OrderStatus $status ): void {
			$this->states[] = $status;
		} );
		return $attempt->pay( $handler, self::order(), $data, $ofOrder );
	}

	private static function order(): Order {
		$zero = Money::zero( new Currency( 'GBP', '£', 2, 'left', '.', ',' ) );
		return new Order( 7, '7', 'key', OrderStatus::Pending, new DateTimeImmutable(), new OrderContents( [], [], $zero ), new OrderCustomer( 0, new Address(), new Address(), '' ), new OrderPayment( 'wallet', 'Wallet', '' ) );
	}
}
