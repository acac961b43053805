<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Marketday\Plugin;

final class PluginTest extends SiteTestCase {
	public function test_takes_its_scheduled_work_along_when_it_is_deactivated(): void {
		wp_schedule_event( time() + 60, 'hourly', 'marketday_clean_sessions' );
		wp_schedule_single_event( time() + 60, 'marketday_index_work', [ 12 ] );
		wp_schedule_single_event( time() + 60, 'another_plugins_work' );

		Plugin::stopJobs();

		self::assertFalse( wp_next_scheduled( 'marketday_clean_sessions' ) );
		self::assertFalse( wp_next_scheduled( 'marketday_index_work', [ 12 ] ) );
		self::assertNotFalse( wp_next_scheduled( 'another_plugins_work' ) );
	}

	public function test_does_so_by_wordpresss_own_hook(): void {
		$file = plugin_basename( dirname( __DIR__, 2 ) . '/marketday.php' );
		self::assertTrue( has_action( "deactivate_{$file}" ) || has_action( 'deactivate_marketday/marketday.php' ) );
	}
}
