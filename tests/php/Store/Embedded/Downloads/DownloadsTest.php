<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Downloads;

use Marketday\Engine\Contract\Order;
use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Embedded\Downloads\DownloadsServices;
use Marketday\Engine\Embedded\Downloads\FilePlace;
use Marketday\Engine\Embedded\Orders\OrderItems;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Routes;
use Marketday\Tests\Store\Embedded\SalesTestCase;
use Marketday\Tests\Store\Embedded\SettableClock;

/** Files shoppers buy: who gets a link, and what the link gives. */
final class DownloadsTest extends SalesTestCase {
	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		foreach ( [ 'woocommerce_downloadable_product_permissions', 'wc_download_log' ] as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}{$table}" );
		}
		$this->file = FilePlace::folder() . '/Wälder & Wege ' . wp_generate_password( 6, false ) . '.pdf';
		wp_mkdir_p( FilePlace::folder() );
		file_put_contents( $this->file, '0123456789' );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
	}

	protected function tearDown(): void {
		wp_delete_file( $this->file );
		unset( $_SERVER['REQUEST_METHOD'] );
		parent::tearDown();
	}

	public function test_a_paid_order_gives_its_files_and_an_unpaid_one_none(): void {
		$order = $this->anOrder( $this->walks() );
		self::assertSame( [ OrderStatus::OnHold, [] ], [ $order->status, $order->contents->downloads ] );

		$order = $this->turn( $order, OrderStatus::Processing );
		self::assertSame( [ 'Forest walks', '' ], [ $order->contents->downloads[0]->name, $order->contents->downloads[0]->terms() ] );
		self::assertSame( '0123456789', $this->body( $this->ask( $order->contents->downloads[0]->url ) ) );
	}

	public function test_a_shop_may_wait_for_the_completed_order(): void {
		$this->set( [ 'woocommerce_downloads_grant_access_after_payment' => 'no' ] );
		$order = $this->turn( $this->anOrder( $this->walks() ), OrderStatus::Processing );
		self::assertSame( [], $order->contents->downloads );

		self::assertCount( 1, $this->turn( $order, OrderStatus::Completed )->contents->downloads );
	}

	public function test_cash_at_the_door_does_not_give_files_out_before_it_is_paid_and_free_files_complete_their_order(): void {
		$paid = $this->anOrder( $this->walks(), 'cod' );
		self::assertSame( [ OrderStatus::OnHold, [] ], [ $paid->status, $paid->contents->downloads ] );

		$free = $this->anOrder( $this->walks( regularPrice: '0' ) );
		self::assertSame( OrderStatus::Completed, $free->status );
		self::assertCount( 1, $free->contents->downloads );
		self::assertNotSame( '', get_post_meta( $free->id, '_date_completed', true ) );
	}

	public function test_permissions_lie_where_woocommerce_looks_for_them(): void {
		global $wpdb;
		$walks = $this->walks( downloadLimit: 3, downloadExpiry: 10 );
		$order = $this->turn( $this->anOrder( $walks, quantity: 2 ), OrderStatus::Completed );

		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}woocommerce_downloadable_product_permissions WHERE order_id = %d", $order->id ), 'ARRAY_A' );
		unset( $row['permission_id'] );
		self::assertEquals(
			[
				'download_id'         => md5( $this->address() ),
				'product_id'          => $walks,
				'order_id'            => $order->id,
				'order_key'           => $order->key,
				'user_email'          => 'ann@example.com',
				'user_id'             => 0,
				'downloads_remaining' => '6',
				'access_granted'      => '2026-03-02 00:00:00',
				'access_expires'      => '2026-03-12 00:00:00',
				'download_count'      => 0,
			],
			$row
		);
		self::assertSame( 'yes', get_post_meta( $order->id, '_download_permissions_granted', true ) );
		self::assertStringContainsString( '6 downloads left, until 12 March 2026', $order->contents->downloads[0]->terms() );
	}

	public function test_an_order_that_goes_to_and_fro_gives_its_files_once(): void {
		$order = $this->anOrder( $this->walks() );
		foreach ( [ OrderStatus::Processing, OrderStatus::Completed, OrderStatus::Processing, OrderStatus::Cancelled, OrderStatus::Processing ] as $status ) {
			$order = $this->turn( $order, $status );
		}
		self::assertCount( 1, $order->contents->downloads );
	}

	public function test_links_are_in_the_shoppers_mail_and_not_in_the_shops(): void {
		$order = $this->anOrder( $this->walks() );
		$this->emails = [];
		$order = $this->turn( $order, OrderStatus::Completed );

		self::assertSame( [ 'ann@example.com' ], array_column( $this->emails, 'to' ) );
		self::assertStringContainsString( esc_url( $order->contents->downloads[0]->url ), $this->emails[0]['message'] );

		$this->emails = [];
		$this->anOrder( $this->walks( regularPrice: '0' ) );
		self::assertSame( [ get_option( 'admin_email' ), 'ann@example.com' ], array_column( $this->emails, 'to' ) );
		self::assertStringNotContainsString( 'download_file', $this->emails[0]['message'] );
		self::assertStringContainsString( 'download_file', $this->emails[1]['message'] );
	}

	public function test_a_link_is_refused_when_one_letter_of_it_is_wrong(): void {
		$url = $this->bought();
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $right );
		$wrong = [
			[ 'download_file' => (string) ( (int) $right['download_file'] + 1 ) ],
			[ 'download_file' => '1e309' ],
			[ 'order' => strtoupper( $right['order'] ) ],
			[ 'order' => $right['order'] . ' ' ],
			[ 'order' => '' ],
			[ 'uid' => strtoupper( $right['uid'] ) ],
			[ 'uid' => hash( 'sha256', 'bob@example.com' ) ],
			[ 'uid' => '', 'email' => '' ],
			[ 'uid' => '', 'email' => 'bob@example.com' ],
			[ 'key' => strtoupper( $right['key'] ) ],
			[ 'key' => [ $right['key'] ] ],
			[ 'key' => "' OR '1'='1" ],
		];
		foreach ( $wrong as $change ) {
			self::assertSame( 404, $this->refused( $change + $right ), (string) wp_json_encode( $change ) );
		}
		self::assertSame( '0123456789', $this->body( $this->answer( $right ) ) );
		self::assertSame(
			'0123456789',
			$this->body( $this->answer( [ 'uid' => '', 'email' => 'ann@example.com' ] + $right ) ),
			'As WooCommerce writes it in the account.'
		);
	}

	public function test_cancelled_and_refunded_orders_give_no_files(): void {
		$order = $this->turn( $this->anOrder( $this->walks() ), OrderStatus::Processing );
		$url   = $order->contents->downloads[0]->url;
		self::assertSame( [], $this->turn( $order, OrderStatus::Cancelled )->contents->downloads );
		self::assertSame( 403, $this->refused( $this->parts( $url ) ) );

		$order = $this->turn( $order, OrderStatus::Processing );
		self::assertSame( '0123456789', $this->body( $this->ask( $order->contents->downloads[0]->url ) ) );

		self::assertSame( [], $this->turn( $order, OrderStatus::Refunded )->contents->downloads );
		self::assertSame( 404, $this->refused( $this->parts( $url ) ) );
		self::assertSame( [ 0, 0 ], [ $this->rows( 'woocommerce_downloadable_product_permissions' ), $this->rows( 'wc_download_log' ) ] );
	}

	public function test_each_download_counts_and_is_noted_until_none_is_left(): void {
		global $wpdb;
		$url = $this->bought( downloadLimit: 2 );
		$this->ask( $url );
		$this->ask( $url );
		self::assertSame( 403, $this->refused( $this->parts( $url ) ) );
		self::assertSame( [ '2', '0' ], $wpdb->get_row( "SELECT download_count, downloads_remaining FROM {$wpdb->prefix}woocommerce_downloadable_product_permissions", ARRAY_N ) );
		self::assertSame( [ '192.0.2.7', '192.0.2.7' ], $wpdb->get_col( "SELECT user_ip_address FROM {$wpdb->prefix}wc_download_log" ) );
	}

	public function test_the_parts_of_one_download_count_once_and_are_no_way_around_the_limit(): void {
		$url = $this->bought( downloadLimit: 1 );
		self::assertSame( '012', $this->body( $this->ask( $url, [ 'range' => 'bytes=0-2' ] ) ) );
		self::assertSame( '3456789', $this->body( $this->ask( $url, [ 'range' => 'bytes=3-' ] ) ) );
		self::assertSame( 403, $this->refused( $this->parts( $url ) ), 'The whole file again is another download.' );

		$this->now = '2026-03-02 12:31:00';
		self::assertSame( 403, $this->refused( $this->parts( $url ), [ 'range' => 'bytes=0-' ] ) );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.8';
		$this->now              = '2026-03-02 12:10:00';
		self::assertSame( 403, $this->refused( $this->parts( $url ), [ 'range' => 'bytes=0-' ] ) );
	}

	public function test_asking_for_the_size_is_no_download(): void {
		$url = $this->bought( downloadLimit: 1 );
		$_SERVER['REQUEST_METHOD'] = 'HEAD';
		self::assertSame( '10', $this->ask( $url )->headers['Content-Length'] );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		self::assertSame( 200, $this->ask( $url )->status );
	}

	public function test_a_link_ends_after_its_last_day(): void {
		$url       = $this->bought( downloadExpiry: 2 );
		$this->now = '2026-03-04 23:00:00';
		self::assertSame( 200, $this->ask( $url )->status );
		$this->now = '2026-03-05 01:00:00';
		self::assertSame( 403, $this->refused( $this->parts( $url ) ) );
	}

	public function test_ranges_are_answered_as_http_wants_it(): void {
		$url = $this->bought();
		$tag = $this->ask( $url )->headers['ETag'];
		$ask = function ( string $range, string $if = '' ) use ( $url ): array {
			$response = $this->ask( $url, [ 'range' => $range, 'if-range' => $if ] );
			return [ $response->status, $response->headers['Content-Range'] ?? '', 416 === $response->status ? '' : $this->body( $response ) ];
		};
		self::assertSame( [ 206, 'bytes 2-4/10', '234' ], $ask( 'bytes=2-4' ) );
		self::assertSame( [ 206, 'bytes 8-9/10', '89' ], $ask( 'bytes=8-' ) );
		self::assertSame( [ 206, 'bytes 7-9/10', '789' ], $ask( 'bytes=-3', $tag ) );
		self::assertSame( [ 206, 'bytes 0-9/10', '0123456789' ], $ask( 'bytes=-30' ) );
		self::assertSame( [ 206, 'bytes 5-9/10', '56789' ], $ask( 'bytes=5-999999999999999999' ) );
		self::assertSame( [ 200, '', '0123456789' ], $ask( 'bytes=2-4', '"another file"' ) );
		self::assertSame( [ 200, '', '0123456789' ], $ask( 'bytes=0-1,3-4' ) );
		self::assertSame( [ 200, '', '0123456789' ], $ask( 'lines=1-2' ) );
		self::assertSame( [ 200, '', '0123456789' ], $ask( 'bytes=-' ) );
		foreach ( [ 'bytes=10-', 'bytes=4-2', 'bytes=-0' ] as $impossible ) {
			self::assertSame( [ 416, 'bytes */10', '' ], $ask( $impossible ) );
		}
	}

	public function test_the_answer_saves_the_file_under_its_name_and_runs_nothing(): void {
		$headers = $this->ask( $this->bought() )->headers;
		self::assertSame(
			[ 'application/pdf', 'nosniff', 'no-referrer' ],
			[ $headers['Content-Type'], $headers['X-Content-Type-Options'], $headers['Referrer-Policy'] ]
		);
		self::assertStringStartsWith( 'attachment; filename="Walder _ Wege ', $headers['Content-Disposition'] );
		self::assertStringContainsString( "; filename*=UTF-8''W%C3%A4lder%20%26%20Wege%20", $headers['Content-Disposition'] );
	}

	public function test_only_the_customer_gets_the_file_where_the_shop_wants_a_log_in(): void {
		$this->set( [ 'woocommerce_downloads_require_login' => 'yes' ] );
		$ann = (int) wp_insert_user( [ 'user_login' => 'ann-files', 'user_pass' => 'x', 'user_email' => 'ann-files@example.com' ] );
		$bob = (int) wp_insert_user( [ 'user_login' => 'bob-files', 'user_pass' => 'x', 'user_email' => 'bob-files@example.com' ] );
		wp_set_current_user( $ann );
		$url = $this->bought();
		self::assertCount( 1, $this->shop()->orders()->downloads( $ann ) );
		self::assertSame( [ [], [] ], [ $this->shop()->orders()->downloads( $bob ), $this->shop()->orders()->downloads( 0 ) ] );
		self::assertSame( 200, $this->ask( $url )->status );

		wp_set_current_user( 0 );
		self::assertSame( 401, $this->refused( $this->parts( $url ) ) );
		wp_set_current_user( $bob );
		self::assertSame( 403, $this->refused( $this->parts( $url ) ) );
	}

	public function test_a_file_that_the_product_no_longer_has_is_gone_from_old_links_too(): void {
		$walks = $this->walks();
		$order = $this->turn( $this->anOrder( $walks ), OrderStatus::Completed );
		$this->shop()->writer()->save( new ProductDraft( id: $walks, downloads: [] ) );
		self::assertSame( 404, $this->refused( $this->parts( $order->contents->downloads[0]->url ) ) );
		self::assertSame( [], $this->shop()->orders()->find( $order->id, $order->key )?->contents->downloads );
	}

	public function test_downloads_are_exported_and_kept_unless_the_shop_lets_them_go(): void {
		$this->ask( $this->bought() );
		$tools = static fn ( string $tool ): array => apply_filters( "wp_privacy_personal_data_{$tool}s", [] );
		$ask   = static fn ( string $tool ): array => $tools( $tool )['marketday-downloads']['callback']( 'ann@example.com', 1 );
		self::assertStringContainsString( '192.0.2.7', (string) wp_json_encode( $ask( 'exporter' )['data'] ) );
		self::assertSame( [ false, true ], [ ( $kept = $ask( 'eraser' ) )['items_removed'], $kept['items_retained'] ] );

		$this->set( [ 'woocommerce_erasure_request_removes_download_data' => 'yes' ] );
		self::assertTrue( $ask( 'eraser' )['items_removed'] );
		self::assertSame( [ 0, 0 ], [ $this->rows( 'woocommerce_downloadable_product_permissions' ), $this->rows( 'wc_download_log' ) ] );
	}

	public function test_a_deleted_order_takes_its_permissions_along(): void {
		$order = $this->turn( $this->anOrder( $this->walks() ), OrderStatus::Completed );
		wp_delete_post( $order->id, true );
		self::assertSame( 0, $this->rows( 'woocommerce_downloadable_product_permissions' ) );
	}

	private function address(): string {
		return esc_url_raw( wp_upload_dir()['baseurl'] . '/woocommerce_uploads/' . rawurlencode( basename( $this->file ) ) );
	}

	private function walks( mixed ...$fields ): int {
		return $this->aProduct( ...$fields + [
			'virtual' => true,
			'downloadable' => true,
			'downloads' => [ [ 'name' => 'Forest walks', 'url' => $this->address() ] ],
		] );
	}

	private function anOrder( int $product, string $payment = 'bacs', int $quantity = 1 ): Order {
		$this->nextRequest();
		$this->basket()->clear();
		$this->add( $product, $quantity );
		$placed = $this->shop()->checkout()->place( $this->request( paymentMethod: $payment ) );
		return $this->shop()->orders()->find( $placed->id, $placed->key ) ?? self::fail( 'There is no order.' );
	}

	private function turn( Order $order, OrderStatus $status ): Order {
		$this->nextRequest()->orders()->setStatus( $order->id, $status );
		return $this->shop()->orders()->find( $order->id, $order->key ) ?? self::fail( 'The order is gone.' );
	}

	private function bought( mixed ...$fields ): string {
		return $this->turn( $this->anOrder( $this->walks( ...$fields ) ), OrderStatus::Completed )->contents->downloads[0]->url;
	}

	/** @return array<string, string> */
	private function parts( string $url ): array {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $parts );
		return $parts;
	}

	/** @param array<string, string> $headers */
	private function ask( string $url, array $headers = [] ): Response {
		return $this->answer( $this->parts( $url ), $headers );
	}

	/** @param array<string, mixed> $parts @param array<string, string> $headers */
	private function answer( array $parts, array $headers = [] ): Response {
		$routes = new Routes();
		( new DownloadsServices( new SettableClock( $this->now ), new OrderItems() ) )->register( $routes );
		$route   = $routes->all()[0];
		$request = new Request( $parts, $headers );
		$route->guard->check( $request );
		return ( $route->handler )( $request ) ?? self::fail( 'Nothing was answered.' );
	}

	/** @param array<string, mixed> $parts @param array<string, string> $headers */
	private function refused( array $parts, array $headers = [] ): int {
		try {
			return $this->answer( $parts, $headers )->status;
		} catch ( Problem $problem ) {
			return $problem->status;
		}
	}

	private function body( Response $response ): string {
		self::assertInstanceOf( \Closure::class, $response->body );
		ob_start();
		( $response->body )();
		return (string) ob_get_clean();
	}
}
