<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index;

use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Search\Index\IndexLock;
use Marketday\Tests\QuietLog;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** One writer at a time, and none for long once it has died. */
#[Group( 'sqlite' )]
final class IndexLockTest extends SiteTestCase {
	private const OPTION = 'marketday_index_lock';

	protected function setUp(): void {
		parent::setUp();
		( new IndexLock() )->run( static fn () => null );
	}

	public function test_a_writer_that_has_died_keeps_others_waiting_for_some_seconds(): void {
		$expires = null;
		( new IndexLock() )->run( function () use ( &$expires ): void {
			$expires = (int) $this->row();
		} );

		self::assertEqualsWithDelta( time() + 15, $expires, 2 );
	}

	public function test_work_that_goes_on_keeps_the_lock(): void {
		$lock  = new IndexLock();
		$found = [];
		$lock->run( function () use ( $lock, &$found ): void {
			$lock->renew( 60 );
			$found = [ (int) $this->row(), ( new IndexLock() )->isHeld(), ( new IndexLock() )->run( static fn () => null ) ];
		} );

		self::assertEqualsWithDelta( time() + 60, $found[0], 2 );
		self::assertSame( [ true, false ], array_slice( $found, 1 ) );
		self::assertSame( [ '0', false ], [ $this->row(), $lock->isHeld() ] );
	}

	public function test_what_another_process_has_taken_over_is_undone(): void {
		$lock   = new IndexLock();
		$theirs = time() + 9 . '.theirs';
		$isDone = $lock->run( function () use ( $lock, $theirs ): void {
			$this->write( $theirs );
			Transaction::run( static function () use ( $lock ): void {
				update_option( 'marketday_of_the_test', 'written' );
				$lock->renew();
			} );
		} );

		self::assertFalse( $isDone );
		self::assertFalse( get_option( 'marketday_of_the_test' ) );
		self::assertSame( $theirs, $this->row() );
	}

	public function test_a_database_too_busy_to_answer_has_not_given_it_and_nothing_is_logged(): void {
		$log = new QuietLog();
		add_filter( 'query', static fn ( string $sql ): string => str_contains( $sql, self::OPTION ) ? 'SELECT busy FROM marketday_busy' : $sql );
		$isTaken = ( new IndexLock() )->run( static fn () => self::fail( 'Written without the lock.' ) );

		self::assertFalse( $isTaken );
		self::assertSame( '', $log->end() );
	}

	private function row(): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::OPTION ) );
	}

	private function write( string $value ): void {
		global $wpdb;
		$wpdb->update( $wpdb->options, [ 'option_value' => $value ], [ 'option_name' => self::OPTION ] );
	}
}
