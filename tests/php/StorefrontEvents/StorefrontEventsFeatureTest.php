<?php

declare( strict_types=1 );

namespace Marketday\Tests\StorefrontEvents;

use Marketday\Tests\SiteTestCase;

/** Events for other people's scripts: only where a script asks for them. */
final class StorefrontEventsFeatureTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		wp_dequeue_script( 'marketday-storefront-events' );
	}

	public function test_are_there_for_a_script_that_names_them(): void {
		wp_enqueue_script( 'of-another', '/of-another.js', [ 'marketday-storefront-events' ], '1' );

		do_action( 'wp_enqueue_scripts' );
		wp_dequeue_script( 'of-another' );

		self::assertContains( 'marketday-storefront-events', wp_scripts()->registered['of-another']->deps );
		self::assertTrue( wp_script_is( 'marketday-storefront-events', 'registered' ) );
	}

	public function test_are_on_no_page_by_themselves(): void {
		do_action( 'wp_enqueue_scripts' );

		self::assertFalse( wp_script_is( 'marketday-storefront-events', 'enqueued' ) );
	}

	public function test_come_where_the_site_says_so(): void {
		add_filter( 'marketday_storefront_events', '__return_true' );
		do_action( 'wp_enqueue_scripts' );
		remove_filter( 'marketday_storefront_events', '__return_true' );

		self::assertTrue( wp_script_is( 'marketday-storefront-events', 'enqueued' ) );
	}
}
