<?php

declare( strict_types=1 );

namespace Marketday\Tests\Product;

use Marketday\Catalogue\Product\ViewsEndpoint;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Kernel\DailyLog;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Kernel\SystemClock;
use Marketday\Tests\SiteTestCase;
use WP_REST_Request;

/** POST /wopb/views (docs/PROTOCOL.md#other-calls). */
final class ViewsTest extends SiteTestCase {
	public function test_a_visitor_counts_once_a_day_for_each_product(): void {
		$log = new DailyLog( ViewsEndpoint::LOG, cleanedEvery: PHP_INT_MAX );

		self::assertTrue( $log->note( 'ada', 12, '2031-05-01' ) );
		self::assertFalse( $log->note( 'ada', 12, '2031-05-01' ) );
		self::assertTrue( $log->note( 'ada', 13, '2031-05-01' ) );
		self::assertTrue( $log->note( 'grace', 12, '2031-05-01' ) );
		self::assertTrue( $log->note( 'ada', 12, '2031-05-02' ) );
		self::assertSame( 2, $log->count( 'ada', '2031-05-01' ) );
	}

	public function test_a_full_day_notes_no_more_views_and_the_next_one_does(): void {
		$log = new DailyLog( ViewsEndpoint::LOG, most: 2, cleanedEvery: 1 );

		self::assertTrue( $log->note( 'ada', 12, '2031-06-01' ) );
		self::assertTrue( $log->note( 'grace', 12, '2031-06-01' ) );
		self::assertFalse( $log->note( 'joan', 12, '2031-06-01' ) );
		self::assertSame( 0, $log->count( 'joan', '2031-06-01' ) );
		self::assertTrue( $log->note( 'joan', 12, '2031-06-02' ) );
		self::assertSame( 0, $log->count( 'ada', '2031-06-01' ) );
	}

	public function test_views_of_visitors_add_up_without_a_save_of_the_product(): void {
		$id       = $this->product();
		$received = [];
		$listen = static function ( int $product ) use ( &$received ): void {
			$received[] = $product;
		};
		$saves = did_action( 'save_post_product' );
		add_action( 'marketday_product_viewed', $listen );
		$from = '';
		add_filter( 'marketday_visitor_address', static function () use ( &$from ): string {
			return $from;
		} );
		foreach ( [ [ '192.0.2.1', 'Firefox' ], [ '192.0.2.1', 'Chromium' ], [ '192.0.2.2', 'Chromium' ] ] as [ $from, $agent ] ) {
			// Whatever a browser calls itself, it is one visitor.
			$_SERVER['HTTP_USER_AGENT'] = $agent;
			@$this->endpoint()->answer( new Request( [ 'postID' => (string) $id ] ) );
		}
		remove_action( 'marketday_product_viewed', $listen );

		self::assertSame( '2', get_post_meta( $id, ViewsEndpoint::COUNT, true ) );
		self::assertSame( [ $id, $id ], $received );
		self::assertSame( $saves, did_action( 'save_post_product' ) );
	}

	public function test_what_visitors_cannot_see_is_not_counted(): void {
		$id = $this->product( 'draft' );
		try {
			$this->endpoint()->answer( new Request( [ 'postID' => $id ] ) );
			self::fail( 'A draft was counted.' );
		} catch ( Problem $problem ) {
			self::assertSame( 404, $problem->status );
			self::assertSame( '', get_post_meta( $id, ViewsEndpoint::COUNT, true ) );
		}
	}

	public function test_who_asks_too_fast_waits_whatever_the_browser_is_called(): void {
		$id   = $this->product();
		$two  = static fn (): array => [ 'calls' => 2, 'seconds' => 100 ];
		$from = '198.51.100.' . mt_rand( 1, 250 );
		$here = static fn (): string => $from;
		add_filter( 'marketday_rate_limit', $two );
		add_filter( 'marketday_visitor_address', $here );
		$statuses = [];
		foreach ( [ 'Firefox', 'Chromium', 'Safari' ] as $agent ) {
			$_SERVER['HTTP_USER_AGENT'] = $agent;
			$request                    = new WP_REST_Request( 'POST', '/wopb/views' );
			$request->set_body_params( [ 'postID' => (string) $id, 'wpnonce' => wp_create_nonce( VisitorNonce::ACTION ) ] );
			$statuses[] = @rest_do_request( $request )->get_status();
		}
		remove_filter( 'marketday_rate_limit', $two );
		remove_filter( 'marketday_visitor_address', $here );

		self::assertSame( [ 200, 200, 429 ], $statuses );
	}

	private function product( string $status = 'publish' ): int {
		return $this->engine()->writer()->save( new ProductDraft( type: ProductType::Simple, sku: 'views-mug', name: 'Mug', regularPrice: '5', status: $status ) );
	}

	private function endpoint(): ViewsEndpoint {
		return new ViewsEndpoint( $this->engine(), new DailyLog( ViewsEndpoint::LOG ), new SystemClock() );
	}
}
