<?php

declare( strict_types=1 );

namespace Marketday\Tests\OrderConfirmation;

use Marketday\Buying\OrderConfirmation\ConfirmationBlock;
use Marketday\Buying\OrderConfirmation\RequestedOrder;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\SubmittedAddresses;
use Marketday\Kernel\View;
use Marketday\Tests\SiteTestCase;
use Marketday\Tests\Store\Embedded\SettableClock;

final class ConfirmationTest extends SiteTestCase {
	private const ANN = [
		'first_name' => 'Ann',
		'last_name'  => 'Walker',
		'address_1'  => '14 Finkle Street',
		'city'       => 'Kendal',
		'postcode'   => 'LA9 4ZZ',
		'country'    => 'GB',
		'email'      => 'ann@example.com',
		'phone'      => '01539 000000',
	];

	protected function setUp(): void {
		parent::setUp();
		update_option( 'woocommerce_bacs_settings', [ 'enabled' => 'yes', 'title' => 'Bank transfer' ] );
		if ( 'woocommerce' === $this->engine()->name() ) {
			// It asks once which payments there are, and its checkout route keeps its order: in a web request there is but one.
			WC()->payment_gateways()->init();
			$GLOBALS['wp_rest_server'] = null;
		}
	}

	protected function tearDown(): void {
		set_query_var( 'order-received', '' );
		$this->engine()->basket()->clear();
		parent::tearDown();
	}

	public function test_shows_the_order_to_whoever_has_its_number_and_key(): void {
		$placed = $this->anOrder();

		$html = $this->shown( (string) $placed->id, $placed->key );

		foreach ( [ 'Thank you. We’ve received your order.', 'Cedar bird box', '14 Finkle Street', 'ann@example.com', 'Leave it in the porch.' ] as $text ) {
			self::assertStringContainsString( $text, $html );
		}
	}

	public function test_tells_nothing_of_an_order_without_its_key(): void {
		$placed = $this->anOrder();

		foreach ( [ '', 'wc_order_wrong', $placed->key . 'x' ] as $key ) {
			$html = $this->shown( (string) $placed->id, $key );
			self::assertStringContainsString( 'We can’t show that order.', $html );
			self::assertStringNotContainsString( 'Walker', $html );
			self::assertStringNotContainsString( 'Cedar', $html );
		}
	}

	public function test_a_number_that_is_none_is_answered_politely(): void {
		self::assertStringContainsString( 'We can’t show that order', $this->shown( '1 OR 1=1', 'wc_order_x' ) );
	}

	public function test_is_nothing_on_a_page_that_asks_for_no_order(): void {
		self::assertSame( '', $this->shown( '', '' ) );
	}

	public function test_after_a_while_a_guests_order_is_shown_to_who_knows_its_e_mail_address(): void {
		$placed = $this->anOrder();
		$this->engine()->basket()->updateAddresses( Address::fromArray( [ 'email' => 'sam@example.com' ] + self::ANN ), null );

		self::assertStringContainsString( 'Cedar bird box', $this->shown( (string) $placed->id, $placed->key, 9 ) );
		foreach ( [ null, '', 'sam@example.com' ] as $email ) {
			$html = $this->shown( (string) $placed->id, $placed->key, 11, $email );
			self::assertStringContainsString( 'name="billing_email"', $html );
			self::assertStringNotContainsString( 'Finkle', $html );
			self::assertSame( null !== $email, str_contains( $html, 'That’s not the email address on this order.' ) );
		}
		self::assertStringContainsString( 'Finkle', $this->shown( (string) $placed->id, $placed->key, 11, 'Ann@Example.com' ) );
	}

	public function test_the_visitor_who_placed_it_is_not_asked(): void {
		$placed = $this->anOrder();

		self::assertStringContainsString( 'Finkle', $this->shown( (string) $placed->id, $placed->key, 60 ) );
	}

	public function test_a_customers_order_wants_its_customer_at_once(): void {
		$customer = (int) wp_insert_user( [
			'user_login' => 'confirm-ann',
			'user_pass' => 'a long password',
			'user_email' => 'confirm-ann@example.com',
			'role' => 'customer',
		] );
		$other    = (int) wp_insert_user( [
			'user_login' => 'confirm-sam',
			'user_pass' => 'a long password',
			'user_email' => 'confirm-sam@example.com',
			'role' => 'customer',
		] );
		wp_set_current_user( $customer );
		$placed = $this->anOrder();
		self::assertStringContainsString( 'Finkle', $this->shown( (string) $placed->id, $placed->key ) );

		foreach ( [ 0, $other ] as $user ) {
			wp_set_current_user( $user );
			$html = $this->shown( (string) $placed->id, $placed->key, 0, 'ann@example.com' );
			self::assertStringContainsString( 'Please log in to see this order.', $html );
			self::assertStringNotContainsString( 'Finkle', $html );
		}
	}

	public function test_says_the_shops_own_thanks_and_hides_what_an_editor_hides(): void {
		$placed = $this->anOrder();

		$html = $this->shown( (string) $placed->id, $placed->key, settings: [ 'thanks' => 'Ta <3', 'showAddresses' => false, 'showShopLink' => false ] );

		self::assertStringContainsString( 'Ta &lt;3', $html );
		self::assertStringNotContainsString( 'We’ve received your order', $html );
		self::assertStringNotContainsString( '14 Finkle Street', $html );
		self::assertStringNotContainsString( 'Back to the shop', $html );
	}

	public function test_tells_other_plugins_once_that_an_order_is_shown(): void {
		$placed = $this->anOrder();
		$calls  = [];
		add_action( 'marketday_after_order_confirmation', static function ( Order $order ) use ( &$calls ): void {
			$calls[] = $order->id;
		} );
		add_action( 'woocommerce_thankyou', static function ( int $id ) use ( &$calls ): void {
			$calls[] = "thanks for {$id}";
		} );

		$this->shown( (string) $placed->id, 'wc_order_wrong' );
		$this->shown( (string) $placed->id, $placed->key );

		self::assertSame( 'woocommerce' === $this->engine()->name() ? [ "thanks for {$placed->id}", $placed->id ] : [ $placed->id ], $calls );
	}

	/** @param array<string, mixed> $settings */
	private function shown( string $number, string $key, int $minutesLater = 0, ?string $email = null, array $settings = [] ): string {
		set_query_var( 'order-received', $number );
		$_GET['key'] = $key;
		$clock       = new SettableClock( "+{$minutesLater} minutes" );
		$asked       = new RequestedOrder( $this->engine(), $clock );
		if ( null !== $email ) {
			$asked->tryEmail( $email );
		}
		return ( new ConfirmationBlock( $this->engine(), new View( dirname( __DIR__, 3 ) . '/php/Buying/OrderConfirmation/views' ), $asked ) )->render( $settings );
	}

	private function anOrder(): PlacedOrder {
		$product = $this->engine()->writer()->save( new ProductDraft( sku: 'CONFIRM-1', name: 'Cedar bird box', status: 'publish', regularPrice: '24' ) );
		$this->engine()->basket()->clear();
		$this->engine()->basket()->add( new AddToBasket( $product ) );
		$ann = Address::fromArray( self::ANN );
		$this->engine()->basket()->updateAddresses( $ann, $ann );
		return $this->engine()->checkout()->place( new CheckoutRequest(
			new SubmittedAddresses( $ann, $ann ),
			$this->engine()->checkout()->paymentMethods()[0]->id ?? '',
			'Leave it in the porch.'
		) );
	}
}
