<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\Preload;
use Marketday\Kernel\UnsetOptions;
use Marketday\Tests\SiteTestCase;

/** Options that nobody has set are asked for once, not in each request. */
final class UnsetOptionsTest extends SiteTestCase {
	private const NAME = 'marketday_unset_one';

	protected function setUp(): void {
		parent::setUp();
		delete_option( self::NAME );
		delete_option( UnsetOptions::OPTION );
		Preload::options( self::NAME );
	}

	public function test_what_is_not_set_is_not_asked_for_again(): void {
		global $wpdb;
		$this->begin();
		Preload::readOptions();
		$this->begin();
		$before = $wpdb->num_queries;

		UnsetOptions::trust( [ self::NAME ] );

		self::assertTrue( UnsetOptions::isSettled( self::NAME ) );
		self::assertSame( 'none', get_option( self::NAME, 'none' ) );
		self::assertSame( 0, $wpdb->num_queries - $before );
		self::assertArrayHasKey( UnsetOptions::OPTION, wp_load_alloptions() );
	}

	public function test_what_is_set_later_is_read_by_this_request_and_the_next(): void {
		Preload::start();
		Preload::readOptions();

		add_option( self::NAME, 'kept', '', false );

		self::assertSame( 'kept', get_option( self::NAME ) );
		self::assertFalse( get_option( UnsetOptions::OPTION ) );
		$this->begin();
		UnsetOptions::trust( [ self::NAME ] );
		self::assertSame( 'kept', get_option( self::NAME ) );
	}

	public function test_a_screen_of_the_admin_sees_what_was_written_past_wordpress_and_mends_the_list(): void {
		global $wpdb;
		Preload::readOptions();
		self::assertContains( self::NAME, get_option( UnsetOptions::OPTION ) );
		$wpdb->insert( $wpdb->options, [ 'option_name' => self::NAME, 'option_value' => 'restored', 'autoload' => 'off' ] );
		set_current_screen( 'dashboard' );
		$this->begin();

		Preload::start();

		self::assertSame( 'restored', get_option( self::NAME ) );
		self::assertNotContains( self::NAME, get_option( UnsetOptions::OPTION ) );
		unset( $GLOBALS['current_screen'] );
	}

	public function test_a_list_that_another_request_has_overtaken_goes(): void {
		global $wpdb;
		$this->begin();
		get_option( self::NAME );
		$wpdb->insert( $wpdb->options, [ 'option_name' => self::NAME, 'option_value' => 'meanwhile', 'autoload' => 'off' ] );

		UnsetOptions::note( [ self::NAME ] );

		self::assertFalse( get_option( UnsetOptions::OPTION ) );
	}

	/** As a request does. */
	private function begin(): void {
		wp_cache_flush();
		wp_load_alloptions();
	}
}
