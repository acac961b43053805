<?php

declare( strict_types=1 );

namespace Marketday\Tests\StoreNotice;

use Marketday\Tests\Markup;
use Marketday\Tests\MarkupFixture;
use Marketday\Tests\SiteTestCase;

/** The shop's notice and bars of an editor (docs/PROTOCOL.md#store-notice). */
final class StoreNoticeTest extends SiteTestCase {
	public function test_the_shops_notice_stands_on_every_page_under_the_id_of_its_text(): void {
		update_option( 'woocommerce_demo_store', 'yes' );
		update_option( 'woocommerce_demo_store_notice', 'Closed on <strong>Monday</strong>.<script>x()</script>' );

		$page = Markup::of( $this->top() );

		self::assertStringContainsString( '<p class="marketday-store-notice__text">Closed on <strong>Monday</strong>.x()</p>', $page );
		self::assertStringContainsString( 'data-notice-id="' . md5( 'Closed on <strong>Monday</strong>.x()' ) . '"', $page );
		self::assertStringContainsString( '>Dismiss</button>', $page );
	}

	public function test_there_is_none_while_it_is_off_or_empty(): void {
		update_option( 'woocommerce_demo_store_notice', 'Closed on Monday.' );
		self::assertStringNotContainsString( 'data-notice-id', $this->top() );

		update_option( 'woocommerce_demo_store', 'yes' );
		update_option( 'woocommerce_demo_store_notice', ' ' );
		self::assertStringNotContainsString( 'data-notice-id', $this->top() );
	}

	public function test_a_bar_carries_its_times_for_pages_of_caches(): void {
		update_option( 'timezone_string', 'Europe/London' );

		$bar = $this->bar( '{"text":"Open late","from":"2031-06-01T09:00","until":"2031-06-02T09:00","canDismiss":false}' );

		self::assertStringContainsString( ' data-from="1938067200000" data-until="1938153600000"', $bar );
		self::assertStringNotContainsString( '<button', $bar );
	}

	public function test_a_bar_whose_time_is_over_is_gone(): void {
		self::assertSame( '', $this->bar( '{"text":"Open late","until":"2021-06-02T09:00"}' ) );
	}

	public function test_what_is_no_time_sets_no_bound(): void {
		$bar = $this->bar( '{"text":"Open late","from":"soon","until":"2031-13-40T99:99"}' );

		self::assertStringContainsString( 'Open late', $bar );
		self::assertStringNotContainsString( 'data-from', $bar );
		self::assertStringNotContainsString( 'data-until', $bar );
	}

	public function test_the_component_reads_it(): void {
		foreach ( [
			'closable' => '{"text":"Open late on <strong>Friday</strong>"}',
			'lasting'  => '{"text":"Open late","canDismiss":false}',
		] as $case => $attributes ) {
			MarkupFixture::check( "store-notice/{$case}", (string) strstr( $this->bar( $attributes ), '<script', true ) );
		}
	}

	private function top(): string {
		ob_start();
		do_action( 'wp_body_open' );
		return (string) ob_get_clean();
	}

	private function bar( string $attributes ): string {
		return trim( do_blocks( "<!-- wp:marketday/store-notice {$attributes} /-->" ) );
	}
}
