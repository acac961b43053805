<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use ActionScheduler;
use Marketday\Engine\Contract\Jobs;
use Marketday\Tests\SiteTestCase;

/** Work for later, on whichever engine the site has: a mail of thanks that follows an order. */
final class JobsTest extends SiteTestCase {
	private const HOOK = 'marketday_test_thanks';

	/** @var list<list<mixed>> What the job was called with. */
	private array $ran = [];

	protected function setUp(): void {
		parent::setUp();
		add_action( self::HOOK, fn ( mixed ...$arguments ) => $this->ran[] = $arguments, 10, 3 );
	}

	public function test_runs_soon_with_its_arguments_and_once_however_often_it_is_asked_for(): void {
		$this->jobs()->soon( self::HOOK, [ 12, 'ann@example.com' ] );
		$this->jobs()->soon( self::HOOK, [ 12, 'ann@example.com' ] );
		$this->jobs()->soon( self::HOOK, [ 13, 'ben@example.com' ] );

		$this->runDue();

		self::assertEqualsCanonicalizing( [ [ 12, 'ann@example.com' ], [ 13, 'ben@example.com' ] ], $this->ran );
		self::assertNull( $this->jobs()->waitsUntil( self::HOOK, [ 12, 'ann@example.com' ] ) );
	}

	public function test_waits_for_its_time(): void {
		$tomorrow = time() + DAY_IN_SECONDS;
		$this->jobs()->at( $tomorrow, self::HOOK, [ 12 ] );

		$this->runDue();

		self::assertSame( [], $this->ran );
		self::assertSame( $tomorrow, $this->jobs()->waitsUntil( self::HOOK, [ 12 ] ) );
		self::assertNull( $this->jobs()->waitsUntil( self::HOOK, [ 13 ] ) );
	}

	public function test_moves_to_another_time(): void {
		$this->jobs()->at( time() + DAY_IN_SECONDS, self::HOOK, [ 12 ] );
		$this->jobs()->at( time() + HOUR_IN_SECONDS, self::HOOK, [ 12 ] );

		self::assertEqualsWithDelta( time() + HOUR_IN_SECONDS, $this->jobs()->waitsUntil( self::HOOK, [ 12 ] ), 5 );
	}

	public function test_comes_soon_where_it_waited_for_later(): void {
		$this->jobs()->at( time() + DAY_IN_SECONDS, self::HOOK, [ 12 ] );
		$this->jobs()->soon( self::HOOK, [ 12 ] );

		$this->runDue();

		self::assertSame( [ [ 12 ] ], $this->ran );
	}

	public function test_a_time_that_has_passed_is_soon(): void {
		$this->jobs()->at( time() - HOUR_IN_SECONDS, self::HOOK, [ 12 ] );

		$this->runDue();

		self::assertSame( [ [ 12 ] ], $this->ran );
	}

	public function test_may_ask_for_itself_while_it_runs_where_it_is_not_done(): void {
		add_action(
			self::HOOK,
			function (): void {
				if ( 1 === count( $this->ran ) ) {
					$this->jobs()->soon( self::HOOK, [ 12 ] );
				}
			},
			20
		);
		$this->jobs()->soon( self::HOOK, [ 12 ] );

		$this->runDue();
		$this->runDue();

		self::assertSame( [ [ 12 ], [ 12 ] ], $this->ran );
	}

	public function test_is_taken_back(): void {
		$this->jobs()->soon( self::HOOK, [ 12 ] );
		$this->jobs()->soon( self::HOOK, [ 13 ] );
		$this->jobs()->cancel( self::HOOK, [ 12 ] );

		$this->runDue();

		self::assertSame( [ [ 13 ] ], $this->ran );
	}

	private function jobs(): Jobs {
		return $this->engine()->jobs();
	}

	/** As the site's own worker does it. */
	private function runDue(): void {
		if ( 'woocommerce' === $this->engine()->name() ) {
			foreach ( as_get_scheduled_actions( [ 'hook' => self::HOOK, 'status' => 'pending', 'date' => time() + 1, 'date_compare' => '<=' ], 'ids' ) as $id ) {
				ActionScheduler::runner()->process_action( (int) $id );
			}
			return;
		}
		foreach ( wp_get_ready_cron_jobs() as $time => $hooks ) {
			foreach ( $hooks[ self::HOOK ] ?? [] as $job ) {
				wp_unschedule_event( (int) $time, self::HOOK, $job['args'] );
				do_action_ref_array( self::HOOK, $job['args'] );
			}
		}
	}
}
