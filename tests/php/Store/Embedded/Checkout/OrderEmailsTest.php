<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Checkout;

use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\TotalRows;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPMailer\PHPMailer\PHPMailer;

/** What is sent when an order has been placed, and that nothing of it can lose the order. */
final class OrderEmailsTest extends SalesTestCase {
	private function place( mixed ...$changes ): PlacedOrder {
		return $this->shop()->checkout()->place( $this->request( ...$changes ) );
	}

	private function order( PlacedOrder $placed ): Order {
		return $this->shop()->orders()->find( $placed->id, $placed->key ) ?? self::fail( 'We can’t find that order.' );
	}

	public function test_page_and_mails_have_the_words_of_the_basket(): void {
		$this->set( [ 'woocommerce_calc_taxes' => 'yes', 'woocommerce_prices_include_tax' => 'yes', 'woocommerce_tax_display_cart' => 'incl' ] );
		$this->aTaxRate( 'GB', '20' );
		$this->aShippingMethod( 'free_shipping', [ 'title' => 'Free delivery' ] );
		$this->aCoupon( 'fiver', [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '5' ] );
		$this->add( $this->aProduct( regularPrice: '65' ), 2 );
		$this->basket()->applyCoupon( 'fiver' );
		$basket = TotalRows::of( $this->basket()->contents()->toArray() );

		$order = $this->order( $this->place() );

		self::assertSame(
			[ 'Subtotal' => '£130.00', 'Coupon: fiver' => '-£5.00', 'Delivery' => 'Free', 'Total' => '£125.00' ],
			array_column( $order->contents->totals, 'amount', 'label' )
		);
		self::assertSame( 'includes £20.83 VAT', $order->contents->totals[3]['note'] );
		self::assertSame( $basket, $order->contents->totals );
		foreach ( $this->emails as $email ) {
			foreach ( [ 'Coupon: fiver', 'Delivery', 'Free', 'includes £20.83 VAT', 'Delivery address' ] as $words ) {
				self::assertStringContainsString( $words, $email['message'] );
			}
		}
	}

	public function test_mails_go_to_shopper_and_shop_and_hold_no_foreign_markup(): void {
		$this->set( [
			'admin_email' => 'shop@example.com',
			'woocommerce_bacs_settings' => [ 'enabled' => 'yes', 'title' => 'Bank', 'instructions' => 'Pay soon' ],
			'woocommerce_bacs_accounts' => [ [ 'account_name' => 'Market <Day>', 'iban' => 'GB00TEST' ] ],
		] );
		$this->add( $this->aProduct( name: 'Mug <img src=x>' ) );
		$this->place( billing: $this->ann( first_name: "Ann\r\nBcc: x@example.com" ) );

		self::assertSame( [ 'shop@example.com', 'ann@example.com' ], array_column( $this->emails, 'to' ) );
		self::assertStringContainsString( 'GB00TEST', $this->emails[1]['message'] );
		self::assertStringContainsString( '£10.00', $this->emails[1]['message'] );
		foreach ( $this->emails as $email ) {
			self::assertStringNotContainsString( '<img src=x>', $email['message'] );
			self::assertStringNotContainsString( 'Market <Day>', $email['message'] );
			self::assertStringNotContainsString( "\n", $email['subject'] );
		}
	}

	public function test_mails_name_country_and_region_and_only_the_shopper_is_told_how_to_pay(): void {
		$this->set( [
			'admin_email' => 'shop@example.com',
			'woocommerce_bacs_settings' => [ 'enabled' => 'yes', 'title' => 'Bank', 'instructions' => 'Pay within a week' ],
		] );
		$this->aShippingMethod( 'flat_rate', [ 'cost' => '5' ], 'US' );
		$this->add( $this->aProduct() );
		$texts = [];
		$read  = static function ( mixed $handled ) use ( &$texts ): mixed {
			$mailer = new PHPMailer();
			do_action( 'phpmailer_init', $mailer );
			$texts[] = $mailer->AltBody;
			return $handled;
		};
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		add_filter( 'pre_wp_mail', $read, 0 );
		$this->place( shipping: $this->ann( city: 'Portland', state: 'OR', country: 'US', postcode: '97201', email: '' ) );
		remove_filter( 'pre_wp_mail', $read, 0 );

		[ $shop, $shopper ] = array_column( $this->emails, 'message' );
		foreach ( [ $shop, $shopper, ...$texts ] as $email ) {
			self::assertStringContainsString( 'United Kingdom', $email );
			self::assertMatchesRegularExpression( '#Portland(<br>|\n)Oregon(<br>|\n)97201(<br>|\n)United States#', $email );
		}
		self::assertSame(
			[ false, true, false, true ],
			array_map( static fn ( string $email ): bool => str_contains( $email, 'Pay within a week' ), [ $shop, $shopper, ...$texts ] )
		);
		self::assertSame(
			[ true, false ],
			array_map( static fn ( array $email ): bool => in_array( 'Reply-To: ann@example.com', $email['headers'], true ), $this->emails )
		);
	}

	public function test_a_mail_that_cannot_be_sent_loses_no_order(): void {
		$fail = static fn () => throw new \RuntimeException( 'The mail server is away.' );
		add_filter( 'pre_wp_mail', $fail, 0 );
		$this->add( $this->aProduct() );
		$placed = $this->place();
		remove_filter( 'pre_wp_mail', $fail, 0 );
		self::assertSame( OrderStatus::OnHold, $this->order( $placed )->status );
	}

	public function test_what_fails_after_the_order_is_stored_loses_no_order(): void {
		$received = [];
		$listen = static function ( int $id, \Throwable $failure ) use ( &$received ): void {
			$received[] = $failure->getMessage();
		};
		$fail = static fn () => throw new \RuntimeException( 'A listener is broken.' );
		add_action( 'marketday_order_placed', $fail );
		SaleEvents::onFollowUpFailed( $listen );
		$this->add( $this->aProduct() );
		$placed = $this->place();
		remove_action( 'marketday_order_placed', $fail );

		self::assertSame( [ OrderStatus::OnHold, [ 'A listener is broken.' ], 2 ], [ $this->order( $placed )->status, $received, count( $this->emails ) ] );
	}
}
