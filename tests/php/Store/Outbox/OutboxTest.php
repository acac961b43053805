<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Outbox;

use Closure;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\Outbox\OutboxRows;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Kernel\AfterResponse;
use Marketday\Kernel\Schema;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Throwable;

/** What is to be done later is done once, tried again with growing pauses, and in the end given up and listed. */
#[Group( 'sqlite' )]
final class OutboxTest extends SiteTestCase {
	/** @var list<list<mixed>> */
	private array $done = [];

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . Schema::table( 'outbox' ) );
	}

	private function outbox( ?Closure $handler = null ): Outbox {
		$outbox = new Outbox( $this->engine()->jobs(), new AfterResponse() );
		$outbox->handle(
			'test',
			$handler ?? function ( array $arguments ): bool {
				$this->done[] = $arguments;
				return true;
			},
			static fn ( array $arguments ): string => "Test {$arguments[0]}"
		);
		return $outbox;
	}

	private function passTime(): void {
		global $wpdb;
		$wpdb->query( 'UPDATE ' . Schema::table( 'outbox' ) . ' SET due_at = 1 WHERE due_at IS NOT NULL' );
	}

	/** @return array{attempts: string, due_at: string|null, failure: string}|null */
	private function row(): ?array {
		global $wpdb;
		return $wpdb->get_row( 'SELECT attempts, due_at, failure FROM ' . Schema::table( 'outbox' ), 'ARRAY_A' );
	}

	public function test_the_request_does_what_it_has_written_down_once(): void {
		$outbox = $this->outbox();
		$outbox->prepare();
		$outbox->add( 'test', 'a', [ 1, 'text "and" more', [ 2, 3 ] ] );
		$outbox->add( 'test', 'a', [ 1, 'text "and" more', [ 2, 3 ] ] );

		$outbox->settle();
		$outbox->settle();
		$this->passTime();
		$this->outbox()->work();

		self::assertSame( [ [ 1, 'text "and" more', [ 2, 3 ] ] ], $this->done );
		self::assertNull( $this->row() );
	}

	public function test_a_job_waits_for_what_a_request_may_not_do(): void {
		$this->outbox()->prepare();
		$this->outbox()->add( 'test', 'a', [ 1 ] );

		$this->outbox()->work();
		self::assertSame( [], $this->done );
		self::assertEqualsWithDelta( time() + 120, $this->engine()->jobs()->waitsUntil( Outbox::JOB ), 5 );
		$this->passTime();
		$this->outbox()->work();

		self::assertSame( [ [ 1 ] ], $this->done );
		self::assertNull( $this->engine()->jobs()->waitsUntil( Outbox::JOB ) );
	}

	public function test_two_requests_do_it_once(): void {
		$second = $this->outbox();
		$first  = $this->outbox( function () use ( $second ): bool {
			$this->done[] = [ 'first' ];
			// While the first is at work.
			$second->work();
			return true;
		} );
		$first->add( 'test', 'a', [ 1 ] );
		$this->passTime();
		$first->work();

		self::assertSame( [ [ 'first' ] ], $this->done );
	}

	public function test_what_a_dead_process_had_begun_is_taken_over(): void {
		global $wpdb;
		$this->outbox()->add( 'test', 'a', [ 1 ] );
		$wpdb->query( $wpdb->prepare( 'UPDATE ' . Schema::table( 'outbox' ) . ' SET attempts = 1, due_at = %d', time() + 60 ) );
		$this->outbox()->work();
		self::assertSame( [], $this->done );

		$this->passTime();
		$this->outbox()->work();

		self::assertSame( [ [ 1 ] ], $this->done );
	}

	public function test_it_is_tried_again_with_growing_pauses_and_then_given_up(): void {
		$tries  = 0;
		$outbox = $this->outbox( static function () use ( &$tries ): bool {
			++$tries;
			throw new RuntimeException( 'The mail server is away.' );
		} );
		$outbox->add( 'test', 'a', [ 1 ] );
		$outbox->settle();
		$pauses = [];
		while ( null !== ( $due = $this->row()['due_at'] ?? null ) ) {
			$pauses[] = (int) round( ( (int) $due - time() ) / 60 );
			$this->passTime();
			$outbox->work();
		}

		self::assertSame( [ 1, 5, 30, 120, 720, 1440 ], $pauses );
		self::assertSame( [ 7, 'The mail server is away.' ], [ $tries, $this->row()['failure'] ?? '' ] );
		self::assertSame( [ 'Test 1' ], array_map( $outbox->words( ... ), $outbox->givenUp() ) );
	}

	public function test_what_was_given_up_can_be_tried_again(): void {
		global $wpdb;
		$this->outbox()->add( 'test', 'a', [ 1 ] );
		$wpdb->query( 'UPDATE ' . Schema::table( 'outbox' ) . " SET attempts = 7, due_at = NULL, failure = 'No.'" );
		$outbox = $this->outbox();
		$outbox->work();
		self::assertSame( [], $this->done );

		$outbox->again();
		self::assertEqualsWithDelta( time(), $this->engine()->jobs()->waitsUntil( Outbox::JOB ), 2 );
		$outbox->work();

		self::assertSame( [ [ [ 1 ] ], [] ], [ $this->done, $outbox->givenUp() ] );
	}

	public function test_what_the_mail_program_said_is_kept(): void {
		$outbox = $this->outbox( static function (): bool {
			do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', '550 No such mailbox' ) );
			return false;
		} );
		$outbox->add( 'test', 'a', [ 1 ] );
		$outbox->settle();

		self::assertSame( '550 No such mailbox', $this->row()['failure'] ?? '' );
	}

	public function test_an_order_hears_of_failures_that_concern_it(): void {
		$calls = [];
		SaleEvents::onFollowUpFailed( static function ( int $id, Throwable $failure ) use ( &$calls ): void { $calls[] = [ $id, $failure->getMessage() ]; } );
		$outbox = $this->outbox( static fn (): bool => false );
		$outbox->add( 'test', 'a', [ 1 ], 2147483600 );
		$outbox->add( 'test', 'b', [ 1 ] );
		$outbox->settle();

		self::assertSame( [ [ 2147483600, 'The mail was not taken.' ] ], $calls );
	}

	public function test_a_shop_that_has_written_nothing_down_has_no_table_and_misses_none(): void {
		$before = get_option( Schema::OPTION );
		update_option( Schema::OPTION, array_diff_key( is_array( $before ) ? $before : [], [ 'outbox' => 1 ] ) );
		$errors = count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? [] ) );
		$asked  = 0;
		add_filter( 'query', static function ( string $sql ) use ( &$asked ): string {
			$asked += str_contains( $sql, 'marketday_outbox' ) ? 1 : 0;
			return $sql;
		} );
		$rows  = new OutboxRows();
		$found = [ $rows->nextDue(), $rows->findDue( time() ), $rows->givenUp( 1 ), $rows->arguments( 'a' ) ];
		update_option( Schema::OPTION, $before );

		self::assertSame( [ null, null, [], null ], $found );
		self::assertSame( [ 0, $errors ], [ $asked, count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? [] ) ) ] );
	}

	public function test_what_one_kind_fails_at_does_not_stop_another(): void {
		$outbox = $this->outbox();
		$outbox->add( 'unknown', 'a', [] );
		$outbox->add( 'test', 'a', [ 1 ] );
		$outbox->settle();

		self::assertSame( [ [ 1 ] ], $this->done );
		self::assertSame( "Nobody knows how to do 'unknown'.", $this->row()['failure'] ?? '' );
	}

	public function test_site_health_lists_what_was_given_up(): void {
		global $wpdb;
		$test = fn (): array => apply_filters( 'site_status_tests', [ 'direct' => [], 'async' => [] ] )['direct']['marketday_outbox']['test']();
		self::assertSame( [ 'good', '' ], [ $test()['status'], $test()['actions'] ] );
		$this->outbox()->add( 'test', 'a', [ 1 ], 12 );
		$wpdb->query( 'UPDATE ' . Schema::table( 'outbox' ) . " SET attempts = 7, due_at = NULL, failure = '550 <No>'" );

		$found = $test();

		self::assertSame( 'critical', $found['status'] );
		self::assertStringContainsString( 'order 12', $found['description'] );
		self::assertStringContainsString( '550 &lt;No&gt;', $found['description'] );
		self::assertStringContainsString( 'action=marketday_outbox_again', $found['actions'] );
	}
}
