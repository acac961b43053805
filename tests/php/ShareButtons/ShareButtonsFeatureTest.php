<?php

declare( strict_types=1 );

namespace Marketday\Tests\ShareButtons;

use Marketday\Kernel\DailyLog;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\SystemClock;
use Marketday\Marketing\ShareButtons\ShareCountEndpoint;
use Marketday\Marketing\ShareButtons\SharedPage;
use Marketday\Marketing\ShareButtons\ShareService;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Query;

/** Links that share a page, and POST admin-ajax `wopb_share_count` (docs/PROTOCOL.md#other-calls). */
final class ShareButtonsFeatureTest extends SiteTestCase {
	public function test_the_chosen_services_stand_in_their_order_with_the_pages_address_and_title(): void {
		$html = $this->onAPage( 'Fish & <b>chips</b>', '{"services":["reddit","facebook","unknown","email"]}' );

		preg_match_all( '/aria-label="(Share (?:on|by) [^"]*)"/', $html, $found );
		self::assertSame( [ 'Share on Facebook', 'Share on Reddit', 'Share by email' ], $found[1] );
		self::assertStringContainsString( 'data-title="Fish &amp; chips"', $html );
		self::assertStringNotContainsString( 'data-share="copy"', $html );
		self::assertSame( 2, substr_count( $html, 'target="_blank" rel="nofollow noopener"' ) );
	}

	#[DataProvider( 'services' )]
	public function test_each_service_gets_address_and_title_encoded( ShareService $service, string $address ): void {
		self::assertSame( $address, $service->address( new SharedPage( 'https://shop.example/?a=1&b=2', 'Fish & "chips"' ) ) );
	}

	/** @return iterable<string, array{ShareService, string}> */
	public static function services(): iterable {
		$url   = 'https%3A%2F%2Fshop.example%2F%3Fa%3D1%26b%3D2';
		$title = 'Fish%20%26%20%22chips%22';
		yield 'Facebook' => [ ShareService::Facebook, "https://www.facebook.com/sharer/sharer.php?u={$url}" ];
		yield 'X' => [ ShareService::X, "https://x.com/intent/post?url={$url}&text={$title}" ];
		yield 'WhatsApp' => [ ShareService::WhatsApp, "https://wa.me/?text={$title}%20{$url}" ];
		yield 'Pinterest' => [ ShareService::Pinterest, "https://www.pinterest.com/pin/create/link/?url={$url}&description={$title}" ];
		yield 'LinkedIn' => [ ShareService::LinkedIn, "https://www.linkedin.com/sharing/share-offsite/?url={$url}" ];
		yield 'Reddit' => [ ShareService::Reddit, "https://www.reddit.com/submit?url={$url}&title={$title}" ];
		yield 'e-mail' => [ ShareService::Email, "mailto:?subject={$title}&body={$url}" ];
	}

	public function test_a_visitor_counts_once_a_day_whatever_the_visitor_says_the_count_is(): void {
		$id   = $this->page( 'Shared' );
		$from = '';
		add_filter( 'marketday_visitor_address', static function () use ( &$from ): string {
			return $from;
		} );
		$counts = [];
		foreach ( [ '192.0.2.1', '192.0.2.1', '192.0.2.2' ] as $from ) {
			$response   = $this->endpoint()->answer( new Request( [ 'postId' => (string) $id, 'shareCount' => '900' ] ) );
			$counts[] = $response->body['data']['count'] ?? null;
		}

		self::assertSame( [ 1, 1, 2 ], $counts );
		self::assertStringContainsString( '>Shared 2 times</p>', $this->render( $id, '{"showCount":true}' ) );
	}

	public function test_what_visitors_cannot_see_is_not_counted(): void {
		foreach ( [ [ 'post_status' => 'draft' ], [ 'post_password' => 'secret' ] ] as $fields ) {
			$id = $this->page( 'Hidden', $fields );
			try {
				$this->endpoint()->answer( new Request( [ 'postId' => $id ] ) );
				self::fail( 'It was counted.' );
			} catch ( Problem $problem ) {
				self::assertSame( 404, $problem->status );
				self::assertSame( '', get_post_meta( $id, ShareCountEndpoint::COUNT, true ) );
			}
		}
	}

	private function endpoint(): ShareCountEndpoint {
		return new ShareCountEndpoint( new DailyLog( 'shares' ), new SystemClock() );
	}

	/** @param array<string, string> $fields */
	private function page( string $title, array $fields = [] ): int {
		return (int) wp_insert_post( $fields + [
			'post_type'   => 'page',
			'post_status' => 'publish',
			'post_title'  => $title,
		] );
	}

	private function onAPage( string $title, string $settings ): string {
		return $this->render( $this->page( $title ), $settings );
	}

	private function render( int $id, string $settings ): string {
		$before = $GLOBALS['wp_query'];
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- the page is this one.
		$GLOBALS['wp_query'] = new WP_Query( [ 'page_id' => $id ] );
		$GLOBALS['wp_query']->the_post();
		$html = do_blocks( "<!-- wp:marketday/share-buttons {$settings} /-->" );
		$GLOBALS['wp_query'] = $before;
		// phpcs:enable
		wp_reset_postdata();
		return $html;
	}
}
