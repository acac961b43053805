<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\SetUpLease;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** What is set up once, by whichever of several requests comes first. */
#[Group( 'sqlite' )]
final class SetUpLeaseTest extends SiteTestCase {
	public function test_is_one_requests_at_a_time_and_gone_with_its_work(): void {
		$second = null;
		$first  = SetUpLease::run( 'test', [], function () use ( &$second ): void {
			$second = SetUpLease::run( 'test', [], static fn () => self::fail( 'Two at once.' ) );
		} );

		self::assertSame( [ true, false ], [ $first, $second ] );
		self::assertFalse( get_option( SetUpLease::PREFIX . 'test' ) );
		self::assertTrue( SetUpLease::run( 'test', [], static function (): void {} ) );
	}

	public function test_ends_with_work_that_fails(): void {
		try {
			SetUpLease::run( 'test', [], static fn () => throw new \RuntimeException( 'It failed.' ) );
		} catch ( \RuntimeException ) {
			self::assertTrue( SetUpLease::run( 'test', [], static function (): void {} ) );
			return;
		}
		self::fail( 'The failure was swallowed.' );
	}

	public function test_of_a_request_that_was_killed_ends_after_a_minute(): void {
		add_option( SetUpLease::PREFIX . 'test', (string) ( time() - 30 ) );
		self::assertFalse( SetUpLease::run( 'test', [], static function (): void {} ) );

		update_option( SetUpLease::PREFIX . 'test', (string) ( time() - 61 ) );
		self::assertTrue( SetUpLease::run( 'test', [], static function (): void {} ) );

		add_option( SetUpLease::PREFIX . 'test', (string) ( time() + YEAR_IN_SECONDS ) );
		self::assertTrue( SetUpLease::run( 'test', [], static function (): void {} ), 'The clock was set back meanwhile.' );
	}

	public function test_reads_anew_what_the_one_before_has_written(): void {
		global $wpdb;
		update_option( 'marketday_setup', 'before', true );
		get_option( 'marketday_setup' );
		$wpdb->update( $wpdb->options, [ 'option_value' => 'by another' ], [ 'option_name' => 'marketday_setup' ] );
		$read = '';

		SetUpLease::run( 'test', [ 'marketday_setup' ], static function () use ( &$read ): void {
			$read = get_option( 'marketday_setup' );
		} );

		self::assertSame( 'by another', $read );
	}

	public function test_a_page_whose_maker_was_killed_is_made_later_and_one_that_people_deleted_is_not(): void {
		$page = new FeaturePage( 'lease-test', static fn (): string => 'Lease', '<!-- wp:marketday/wishlist /-->' );
		add_option( 'marketday_lease-test_page_id', 0 );

		$page->createOnce();
		$id = $page->id();
		wp_delete_post( $id, true );
		$page->createOnce();

		self::assertGreaterThan( 0, $id );
		self::assertSame( 0, $page->id() );
	}
}
