<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use InvalidArgumentException;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\PlacedOrder;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StoreError;

/** What every engine keeps with an order for a feature: values, a look-up by one of them, notes for the shop's people. */
trait OrderDataContract {
	abstract protected function shop(): Engine;

	abstract protected function aProduct( mixed ...$fields ): int;

	abstract protected function order( mixed ...$changes ): PlacedOrder;

	public function test_an_order_keeps_a_features_values_for_that_feature_alone(): void {
		SaleEvents::onOrderPlaced( fn ( int $id ) => $this->shop()->orders()->keep( $id, 'wallet', [ 'capture' => 'CAP-1', 'payer' => 'O\'Hara \\ "Söhne"' ] ) );
		$id = $this->anOrder();

		$this->shop()->orders()->keep( $id, 'wallet_two', [ 'capture' => 'other' ] );

		self::assertSame( [ 'capture' => 'CAP-1', 'payer' => 'O\'Hara \\ "Söhne"' ], $this->shop()->orders()->data( $id, 'wallet' ) );
		self::assertSame( [ 'capture' => 'other' ], $this->shop()->orders()->data( $id, 'wallet_two' ) );
		self::assertSame( [], $this->shop()->orders()->data( $id, 'nobody' ) );
	}

	public function test_a_value_is_replaced_and_taken_away(): void {
		$id = $this->anOrder();
		$this->shop()->orders()->keep( $id, 'wallet', [ 'capture' => 'CAP-1', 'payer' => 'ann' ] );

		$this->shop()->orders()->keep( $id, 'wallet', [ 'capture' => 'CAP-2', 'payer' => null ] );

		self::assertSame( [ 'capture' => 'CAP-2' ], $this->shop()->orders()->data( $id, 'wallet' ) );
	}

	public function test_a_value_that_looks_serialised_is_the_text_it_is(): void {
		$id = $this->anOrder();

		$this->shop()->orders()->keep( $id, 'wallet', [ 'payer' => 'O:8:"stdClass":0:{}' ] );

		self::assertSame( [ 'payer' => 'O:8:"stdClass":0:{}' ], $this->shop()->orders()->data( $id, 'wallet' ) );
		self::assertSame( $id, $this->shop()->orders()->withData( 'wallet', 'payer', 'O:8:"stdClass":0:{}' ) );
	}

	public function test_an_order_is_found_by_the_reference_of_its_payment(): void {
		$id = $this->anOrder();
		$this->shop()->orders()->keep( $id, 'wallet', [ 'capture' => 'CAP-1' ] );

		self::assertSame( $id, $this->shop()->orders()->withData( 'wallet', 'capture', 'CAP-1' ) );
		self::assertNull( $this->shop()->orders()->withData( 'wallet', 'capture', 'CAP' ) );
		self::assertNull( $this->shop()->orders()->withData( 'another', 'capture', 'CAP-1' ) );
	}

	public function test_the_shops_people_read_a_note(): void {
		$id = $this->anOrder();

		$this->shop()->orders()->note( $id, 'Captured by <b>the wallet</b>: CAP-1' );

		global $wpdb;
		self::assertContains( 'Captured by the wallet: CAP-1', $wpdb->get_col( $wpdb->prepare( "SELECT comment_content FROM {$wpdb->comments} WHERE comment_post_ID = %d AND comment_type = 'order_note'", $id ) ) );
	}

	public function test_nothing_is_kept_with_an_order_that_does_not_exist(): void {
		self::assertSame( [], $this->shop()->orders()->data( 987654321, 'wallet' ) );
		foreach ( [
			fn () => $this->shop()->orders()->keep( 987654321, 'wallet', [ 'a' => 'b' ] ),
			fn () => $this->shop()->orders()->note( 987654321, 'A note' ),
		] as $attempt ) {
			try {
				$attempt();
				self::fail( 'It was kept.' );
			} catch ( StoreError $refusal ) {
				self::assertSame( [ 'woocommerce_rest_invalid_order', 404 ], [ $refusal->errorCode, $refusal->status ] );
			}
		}
	}

	public function test_names_are_plain(): void {
		$id = $this->anOrder();

		$this->expectException( InvalidArgumentException::class );
		$this->shop()->orders()->keep( $id, 'Wallet-1', [ 'capture' => 'CAP-1' ] );
	}

	private function anOrder(): int {
		$this->shop()->basket()->add( new AddToBasket( $this->aProduct( virtual: true ) ) );
		return $this->order()->id;
	}
}
