<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Kernel\Health\SiteHealth;
use Marketday\Kernel\Upkeep;
use Marketday\Plugin;
use Marketday\Store\DueJob;
use Marketday\Store\LastingJob;
use Marketday\Store\Schedules;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/** What should be scheduled is, whatever became of the queue. */
#[Group( 'sqlite' )]
final class SchedulesTest extends SiteTestCase {
	private const HOOK = 'marketday_test_job';

	public function test_what_is_missing_is_scheduled_and_nothing_twice(): void {
		$this->loseAll();
		Upkeep::run();
		$first = $this->waiting();

		Upkeep::run();

		self::assertNotSame( [], $first );
		self::assertSame( $first, $this->waiting() );
	}

	public function test_the_upkeep_itself_is_scheduled_for_at_once_where_it_is_not(): void {
		$this->loseAll();

		do_action( 'wp_loaded' );

		self::assertEqualsWithDelta( time(), wp_next_scheduled( Upkeep::JOB, [ Plugin::VERSION ] ), 5 );
	}

	public function test_the_upkeep_of_another_version_makes_way(): void {
		wp_unschedule_hook( Upkeep::JOB );
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', Upkeep::JOB, [ '0.0.1' ] );

		Upkeep::plan( Plugin::VERSION );

		self::assertFalse( wp_next_scheduled( Upkeep::JOB, [ '0.0.1' ] ) );
		self::assertEqualsWithDelta( time(), wp_next_scheduled( Upkeep::JOB, [ Plugin::VERSION ] ), 5 );
	}

	public function test_what_was_scheduled_by_a_clock_that_was_ahead_is_moved(): void {
		$due = time() + HOUR_IN_SECONDS;
		Schedules::tell( static fn (): array => [ new DueJob( self::HOOK, $due ) ] );
		$jobs = $this->engine()->jobs();
		$jobs->at( time() + YEAR_IN_SECONDS, self::HOOK );
		wp_unschedule_hook( Upkeep::JOB );
		wp_schedule_event( time() + YEAR_IN_SECONDS, 'daily', Upkeep::JOB, [ Plugin::VERSION ] );

		Upkeep::plan( Plugin::VERSION );
		Schedules::check( $jobs );

		self::assertSame( $due, $jobs->waitsUntil( self::HOOK ) );
		self::assertEqualsWithDelta( time(), wp_next_scheduled( Upkeep::JOB, [ Plugin::VERSION ] ), 5 );
	}

	public function test_a_step_that_is_killed_is_begun_again(): void {
		$jobs = $this->engine()->jobs();
		try {
			LastingJob::run( $jobs, self::HOOK, [ 7 ], static fn (): bool => throw new RuntimeException( 'killed' ) );
		} catch ( RuntimeException ) {
			self::assertEqualsWithDelta( time() + LastingJob::LEASE, $jobs->waitsUntil( self::HOOK, [ 7 ] ), 5 );
		}
		LastingJob::run( $jobs, self::HOOK, [ 7 ], static fn (): bool => true );
		self::assertLessThanOrEqual( time(), $jobs->waitsUntil( self::HOOK, [ 7 ] ) );

		LastingJob::run( $jobs, self::HOOK, [ 7 ], static fn (): bool => false );
		self::assertNull( $jobs->waitsUntil( self::HOOK, [ 7 ] ) );
	}

	public function test_jobs_wait_again_when_the_plugin_is_back(): void {
		$jobs = $this->engine()->jobs();
		$time = time() + 2 * HOUR_IN_SECONDS;
		$jobs->at( $time, self::HOOK, [ 12, 'welcome' ] );

		Plugin::stopJobs();
		$jobs->cancel( self::HOOK, [ 12, 'welcome' ] );
		self::assertNull( $jobs->waitsUntil( self::HOOK, [ 12, 'welcome' ] ) );
		Upkeep::run();

		self::assertSame( $time, $jobs->waitsUntil( self::HOOK, [ 12, 'welcome' ] ) );
		self::assertFalse( get_option( 'marketday_stopped_jobs' ) );
	}

	public function test_site_health_says_that_the_queue_stands_still(): void {
		$this->loseAll();
		self::assertSame( 'good', SiteHealth::run( 'jobs' )['status'] );

		wp_schedule_single_event( time() - 3 * DAY_IN_SECONDS, self::HOOK );

		$result = SiteHealth::run( 'jobs' );
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( '3 days', (string) $result['label'] );
	}

	/** As after a deactivation without a memory, or a restore of another site's options. */
	private function loseAll(): void {
		Plugin::stopJobs();
		delete_option( 'marketday_stopped_jobs' );
	}

	/** @return list<string> */
	private function waiting(): array {
		$found = [];
		foreach ( array_filter( (array) get_option( 'cron', [] ), 'is_array' ) as $time => $hooks ) {
			foreach ( $hooks as $hook => $events ) {
				if ( str_starts_with( (string) $hook, 'marketday_' ) ) {
					$found[] = "{$hook} {$time} " . count( (array) $events );
				}
			}
		}
		sort( $found );
		return $found;
	}
}
