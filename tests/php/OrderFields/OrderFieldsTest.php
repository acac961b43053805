<?php

declare( strict_types=1 );

namespace Marketday\Tests\OrderFields;

use Marketday\Buying\OrderFields\FieldSettings;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddressField;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\OrderField;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\SubmittedAddresses;
use Marketday\Tests\SiteTestCase;
use Marketday\Tests\Store\WooCommerce\FreshShop;

/** What the shop adds to its checkout without code is asked for, kept with the order and shown with it. */
final class OrderFieldsTest extends SiteTestCase {
	private const MESSAGE = [ 'label' => 'Gift message', 'type' => 'textarea' ];

	protected function setUp(): void {
		parent::setUp();
		update_option( 'woocommerce_bacs_settings', [ 'enabled' => 'yes' ] );
		if ( self::isWooCommerce() ) {
			FreshShop::begin();
		}
	}

	/**
	 * @param list<array<string, mixed>> $added
	 * @param array<string, string>      $states
	 * @param list<string>               $order
	 */
	private function keep( array $added, array $states = [], array $order = [] ): string {
		return ( new FieldSettings() )->keep( $added, $states, $order );
	}

	/** @param array<string, string> $fields */
	private function place( array $fields ): PlacedOrder {
		$this->engine()->basket()->add( new AddToBasket( $this->engine()->writer()->save( new ProductDraft(
			name: 'Slate Coaster',
			regularPrice: '12.50',
			virtual: true
		) ) ) );
		$ann = new Address( 'Ann', 'Smith', '', '1 High Street', '', 'York', '', 'YO1 7HH', 'GB', 'ann@example.com', '01904 123456' );
		return $this->engine()->checkout()->place( new CheckoutRequest( new SubmittedAddresses( $ann, $ann ), 'bacs', fields: $fields ) );
	}

	/** @return list<string> */
	private function names(): array {
		return array_map( static fn ( AddressField $field ): string => $field->name, $this->engine()->checkout()->addressFields( 'billing', 'GB' ) );
	}

	/** WooCommerce learns of fields when a request begins: orders there are in tests/contract/order-fields.test.ts. */
	private function needsFieldsOfThisRequest(): void {
		if ( self::isWooCommerce() ) {
			self::markTestSkipped( 'WooCommerce has read the fields before the test added any.' );
		}
	}

	public function test_gives_each_field_an_id_of_its_label_which_stays(): void {
		self::assertSame( '', $this->keep( [ self::MESSAGE, self::MESSAGE, [ 'label' => 'Ärger & Töne' ], [ 'label' => '礼物' ] ] ) );

		$ids = array_map( static fn ( OrderField $field ): string => $field->id, OrderFields::all() );
		self::assertSame( [ 'gift-message', 'gift-message-2', 'aerger-toene' ], array_slice( array_map( static fn ( string $id ): string => str_replace( 'arger-tone', 'aerger-toene', $id ), $ids ), 0, 3 ) );
		self::assertCount( 4, $ids );

		self::assertSame( '', $this->keep( [ [ 'id' => 'gift-message', 'label' => 'Words for the card' ] ] ) );
		self::assertSame( [ 'gift-message', 'Words for the card' ], [ OrderFields::all()[0]->id, OrderFields::all()[0]->label ] );
	}

	public function test_refuses_what_is_no_field_and_keeps_what_was(): void {
		$this->keep( [ self::MESSAGE ] );

		self::assertNotSame( '', $this->keep( [ [ 'label' => ' <b></b> ' ] ] ) );
		self::assertNotSame( '', $this->keep( [ [ 'label' => 'When', 'type' => 'select', 'options' => [ 'Morning', ' Morning ' ] ] ] ) );
		self::assertNotSame( '', $this->keep( array_fill( 0, 31, self::MESSAGE ) ) );

		self::assertSame( [ 'Gift message' ], array_map( static fn ( OrderField $field ): string => $field->label, OrderFields::all() ) );
	}

	public function test_an_order_keeps_what_was_entered_and_shows_it(): void {
		$this->needsFieldsOfThisRequest();
		$this->keep( [
			self::MESSAGE,
			[ 'label' => 'When', 'type' => 'select', 'options' => [ 'Morning', 'Evening' ] ],
			[ 'label' => 'Wrap it', 'type' => 'checkbox' ],
			[ 'label' => 'Floor' ],
		] );
		$sent = [ 'gift-message' => " Happy\nbirthday <script> ", 'when' => 'Evening', 'wrap-it' => 'on', 'floor' => '', 'unknown' => 'x' ];

		$placed = $this->place( OrderFields::read( static fn ( OrderField $field ): mixed => $sent[ $field->id ] ) );

		$order = $this->engine()->orders()->find( $placed->id, $placed->key );
		self::assertSame(
			[
				[ 'name' => 'Gift message', 'value' => "Happy\nbirthday" ],
				[ 'name' => 'When', 'value' => 'Evening' ],
				[ 'name' => 'Wrap it', 'value' => 'Yes' ],
			],
			$order?->contents->fields
		);
		self::assertSame( 'Evening', get_post_meta( $placed->id, '_wc_other/marketday/when', true ) );
	}

	public function test_mails_tell_it_to_shopper_and_shop(): void {
		$this->needsFieldsOfThisRequest();
		$this->keep( [ self::MESSAGE ] );
		$emails = [];
		add_filter( 'pre_wp_mail', static function ( mixed $sent, array $email ) use ( &$emails ): bool {
			$emails[] = $email['message'];
			return true;
		}, 10, 2 );

		$this->place( [ 'gift-message' => 'Happy birthday' ] );

		self::assertCount( 2, $emails );
		foreach ( $emails as $email ) {
			self::assertStringContainsString( 'Happy birthday', $email );
		}
	}

	public function test_a_required_field_is_asked_for_beside_all_others(): void {
		$this->keep( [ [ 'required' => true ] + self::MESSAGE ] );

		try {
			$this->place( [] );
			self::fail( 'An order without it was placed.' );
		} catch ( CheckoutRefused $refusal ) {
			self::assertSame( [ 'order_field_gift-message' => 'Gift message is a required field.' ], $refusal->fields );
		}
	}

	public function test_a_choice_that_does_not_exist_is_none(): void {
		$this->keep( [ [ 'label' => 'When', 'type' => 'select', 'required' => true, 'options' => [ 'Morning', 'Evening' ] ] ] );

		self::assertSame( [], OrderFields::read( static fn (): string => 'Night' ) );
		self::assertSame( [], OrderFields::read( static fn (): array => [ 'Morning' ] ) );
	}

	public function test_fields_of_addresses_are_left_out_required_and_arranged(): void {
		$usual = $this->names();
		$this->keep( [], [ 'company' => 'hidden', 'phone' => 'required', 'address_2' => 'nonsense', 'city' => 'hidden' ], [ 'country', 'postcode', 'nonsense' ] );

		$names = $this->names();
		self::assertNotContains( 'company', $names );
		self::assertContains( 'city', $names );
		self::assertSame( [ 'country', 'postcode' ], array_slice( $names, 0, 2 ) );
		$phone = array_values( array_filter(
			$this->engine()->checkout()->addressFields( 'billing', 'GB' ),
			static fn ( AddressField $field ): bool => 'phone' === $field->name
		) );
		self::assertTrue( $phone[0]->required );

		$this->keep( [], [ 'company' => 'optional' ] );
		self::assertSame( $usual, $this->names() );
	}
}
