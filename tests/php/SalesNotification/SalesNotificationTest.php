<?php

declare( strict_types=1 );

namespace Marketday\Tests\SalesNotification;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Marketing\SalesNotification\NotificationSettings;
use Marketday\Marketing\SalesNotification\RecentSales;
use Marketday\Tests\MarkupFixture;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Notes on real sales (docs/PROTOCOL.md#sales-notification, docs/PROTOCOL.md#other-calls `sales/v1/notification`). */
final class SalesNotificationTest extends SalesTestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->now = (string) wp_date( 'Y-m-d H:i:s' );
		delete_transient( RecentSales::CACHE );
		update_option( NotificationSettings::WHERE, 'block' );
	}

	public function test_a_shop_that_has_not_switched_it_on_tells_nothing(): void {
		$this->sell( $this->aProduct( name: 'Blue mug', regularPrice: '10', virtual: true ) );
		delete_option( NotificationSettings::WHERE );

		self::assertSame( [ 'html' => [] ], $this->ask() );
		self::assertSame( '', trim( do_blocks( '<!-- wp:marketday/sales-notification /-->' ) ) );
	}

	public function test_a_paid_order_is_told_by_its_product_and_its_true_time(): void {
		$this->sell( $this->aProduct( name: 'Blue <mug>', regularPrice: '10', virtual: true ) );

		$html = $this->ask()['html'];

		self::assertCount( 1, $html );
		self::assertStringContainsString( 'Someone bought <a href="', $html[0] );
		self::assertStringContainsString( 'Blue', $html[0] );
		self::assertMatchesRegularExpression( '#<time datetime="20\d\d-[^"]+">\d+ (second|minute|min|sec)s? ago</time>#', $html[0] );
		self::assertStringNotContainsString( 'Ann', $html[0] );
		self::assertStringNotContainsString( 'York', $html[0] );
	}

	public function test_an_order_that_waits_for_its_payment_is_no_sale(): void {
		$this->sell( $this->aProduct( regularPrice: '10', virtual: true ), OrderStatus::OnHold );

		self::assertSame( [], $this->ask()['html'] );
	}

	public function test_the_town_is_named_only_where_it_is_chosen_and_more_than_five_orders_share_it(): void {
		$mug = $this->aProduct( regularPrice: '10', virtual: true );
		foreach ( range( 1, 5 ) as $ignored ) {
			$this->sell( $mug );
		}
		update_option( NotificationSettings::TOWNS, 'yes' );
		self::assertStringContainsString( 'Someone bought', $this->ask()['html'][0] );

		$this->sell( $mug );
		self::assertStringContainsString( 'Someone in York bought', $this->ask()['html'][0] );

		update_option( NotificationSettings::TOWNS, 'no' );
		self::assertStringContainsString( 'Someone bought', $this->ask()['html'][0] );
	}

	public function test_each_product_is_told_once_and_the_database_asked_once(): void {
		global $wpdb;
		$mug = $this->aProduct( regularPrice: '10', virtual: true );
		$this->sell( $mug );
		$this->sell( $mug );
		self::assertCount( 1, $this->ask()['html'] );

		$asked = $wpdb->num_queries;
		$this->ask();
		self::assertLessThan( 6, $wpdb->num_queries - $asked );
	}

	public function test_a_product_that_is_gone_is_not_told(): void {
		$mug = $this->aProduct( regularPrice: '10', virtual: true );
		$this->sell( $mug );
		wp_update_post( [ 'ID' => $mug, 'post_status' => 'draft' ] );

		self::assertSame( [], $this->ask()['html'] );
	}

	/** @param array<string, mixed> $attributes */
	#[DataProvider( 'places' )]
	public function test_the_page_has_an_empty_place_as_the_component_reads_it( string $case, array $attributes ): void {
		$html = do_blocks( '<!-- wp:marketday/sales-notification ' . wp_json_encode( (object) $attributes ) . ' /-->' );

		$html = (string) preg_replace( '~data-url="[^"]*?sales/v1~', 'data-url="http://localhost/sales/v1', trim( $html ) );
		MarkupFixture::check( "sales-notification/{$case}", $html );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function places(): iterable {
		yield 'as it is first' => [ 'start', [] ];
		yield 'at the other side, slower' => [ 'end', [ 'side' => 'end', 'gap' => 30, 'stay' => 10 ] ];
	}

	/** @return array{html: list<string>} */
	private function ask(): array {
		/** @var array{html: list<string>} $data */
		$data = rest_do_request( new \WP_REST_Request( 'POST', '/sales/v1/notification' ) )->get_data();
		return $data;
	}

	private function sell( int $product, OrderStatus $status = OrderStatus::Processing ): void {
		$this->shop()->basket()->add( new AddToBasket( $product ) );
		$this->shop()->orders()->setStatus( $this->shop()->checkout()->place( $this->request() )->id, $status );
	}
}
