<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\DailyLog;
use Marketday\Kernel\Schema;
use Marketday\Tests\SiteTestCase;

/** The plugin's own tables. */
final class SchemaTest extends SiteTestCase {
	protected bool $makesTables = true;

	private const FIRST = [ 'id bigint(20) unsigned NOT NULL', 'PRIMARY KEY  (id)' ];

	private const SECOND = [ 'id bigint(20) unsigned NOT NULL', "note varchar(20) NOT NULL DEFAULT 'none'", 'PRIMARY KEY  (id)' ];

	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( 'DROP TABLE IF EXISTS ' . Schema::table( 'schema_test' ) );
		$versions = (array) get_option( Schema::OPTION, [] );
		unset( $versions['schema_test'] );
		update_option( Schema::OPTION, $versions, true );
		parent::tearDown();
	}

	public function test_a_table_is_created_once_for_each_version_and_keeps_its_rows(): void {
		global $wpdb;
		$table = Schema::table( 'schema_test' );

		self::assertTrue( Schema::install( 'schema_test', '1', self::FIRST ) );
		$wpdb->query( "INSERT INTO {$table} (id) VALUES (7)" );

		self::assertFalse( Schema::install( 'schema_test', '1', self::FIRST ) );
		self::assertTrue( Schema::install( 'schema_test', '2', self::SECOND ) );
		self::assertSame( [ [ 'id' => '7', 'note' => 'none' ] ], $wpdb->get_results( "SELECT id, note FROM {$table}", 'ARRAY_A' ) );
		self::assertSame( '2', ( (array) get_option( Schema::OPTION ) )['schema_test'] ?? null );
	}

	public function test_a_table_from_before_the_versions_had_one_option_keeps_its_rows(): void {
		$log = new DailyLog( 'product_views' );
		$log->note( 'ada', 12, '2031-07-01' );
		$versions = (array) get_option( Schema::OPTION );
		unset( $versions['product_views'] );
		update_option( Schema::OPTION, $versions, true );
		update_option( 'marketday_product_views_table', '1', true );

		self::assertSame( 1, $log->count( 'ada', '2031-07-01' ) );
		self::assertSame( '1', ( (array) get_option( Schema::OPTION ) )['product_views'] ?? null );
		self::assertFalse( get_option( 'marketday_product_views_table' ) );

		global $wpdb;
		// What changes a table ends the test's transaction.
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE day = %s', Schema::table( 'product_views' ), '2031-07-01' ) );
	}

	public function test_a_table_that_the_database_refuses_is_tried_again(): void {
		global $wpdb;
		$wpdb->suppress_errors( true );
		self::assertFalse( Schema::install( 'schema_test', '1', [ 'id nonsense(' ] ) );
		$wpdb->suppress_errors( false );

		self::assertTrue( Schema::install( 'schema_test', '1', self::FIRST ) );
	}
}
