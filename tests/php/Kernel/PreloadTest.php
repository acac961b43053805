<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\Preload;
use Marketday\Tests\SiteTestCase;

/** What nearly every request reads costs few queries, however many parts read it. */
final class PreloadTest extends SiteTestCase {
	public function test_settings_that_nobody_has_changed_and_pages_are_read_by_two_queries(): void {
		global $wpdb;
		$page = wp_insert_post( [
			'post_type'   => 'page',
			'post_status' => 'publish',
			'post_title'  => 'Wishes',
		] );
		update_option( 'marketday_preload_page_id', $page, true );
		Preload::options( 'marketday_preload_one', 'marketday_preload_two' );
		Preload::pages( 'marketday_preload_page_id' );
		// The first writes down what is not set.
		Preload::read();
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;

		Preload::read();

		self::assertSame(
			[ false, 'none', 'publish' ],
			[ get_option( 'marketday_preload_one' ), get_option( 'marketday_preload_two', 'none' ), get_post_status( (int) get_option( 'marketday_preload_page_id' ) ) ]
		);
		self::assertSame( 2, $wpdb->num_queries - $before );
	}

	public function test_what_is_stored_later_is_read(): void {
		Preload::options( 'marketday_preload_one' );
		Preload::read();

		add_option( 'marketday_preload_one', 'kept', '', false );

		self::assertSame( 'kept', get_option( 'marketday_preload_one' ) );
	}
}
