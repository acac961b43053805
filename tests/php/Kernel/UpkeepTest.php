<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\OwnTables;
use Marketday\Kernel\Upkeep;
use Marketday\Plugin;
use Marketday\Tests\SiteTestCase;

/** What the dashboard looks at when it is opened: little, where the day's job has come and no table is lost. */
final class UpkeepTest extends SiteTestCase {
	private int $works = 0;

	protected function setUp(): void {
		parent::setUp();
		OwnTables::verify();
		Upkeep::add( function (): void {
			++$this->works;
		} );
		wp_unschedule_hook( Upkeep::JOB );
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', Upkeep::JOB, [ Plugin::VERSION ] );
	}

	public function test_nothing_is_worked_out_anew_on_a_day_whose_job_has_come(): void {
		do_action( 'load-index.php' );

		self::assertFalse( OwnTables::isOneLost() );
		self::assertSame( 0, $this->works );
	}

	public function test_a_table_that_is_lost_has_all_looked_at(): void {
		update_option( 'marketday_tables_seen', [ 'marketday_of_yesterday' ], false );

		self::assertTrue( OwnTables::isOneLost() );
		do_action( 'load-plugins.php' );

		self::assertSame( 1, $this->works );
		self::assertFalse( OwnTables::isOneLost() );
	}

	public function test_a_job_that_has_not_come_is_made_up_for(): void {
		wp_unschedule_hook( Upkeep::JOB );

		do_action( 'load-site-health.php' );

		self::assertSame( 1, $this->works );
	}
}
