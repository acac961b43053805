<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Kernel\Schema;
use Marketday\Tests\Store\WooCommerce\FreshShop;
use PHPUnit\Framework\TestCase;

/** A test in a real WordPress that leaves nothing behind: all it writes happens in one transaction, undone at its end. */
abstract class SiteTestCase extends TestCase {
	private const STATE = [ '_GET', '_POST', '_COOKIE', '_REQUEST' ];

	/** @var array<string, array<array-key, mixed>> */
	private array $globals = [];

	private bool $hasBegun = false;

	/** Whether the test is about making tables, and takes back itself what it writes. */
	protected bool $makesTables = false;

	private mixed $tables = null;

	/** @var array<string, \WP_Hook> As they were before the test: what it hears ends with it. */
	private array $hooks = [];

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		OwnTables::make();
	}

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::STATE as $name ) {
			$this->globals[ $name ] = $GLOBALS[ $name ] ?? [];
		}
		$this->hooks = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
		wp_set_current_user( 0 );
		// A sheet or script that one test has printed stands in the page of the next one too.
		wp_styles()->done  = [];
		wp_scripts()->done = [];
		wp_cache_flush();
		$this->tables = get_option( Schema::OPTION );
		Transaction::begin();
		$this->hasBegun = true;
		if ( self::isWooCommerce() ) {
			FreshShop::begin();
		}
	}

	protected function tearDown(): void {
		$hasLeft = $this->hasBegun && ! $this->makesTables && ! Database::isSqlite() && $this->tables !== get_option( Schema::OPTION );
		// Not for a test that was skipped before.
		if ( $this->hasBegun ) {
			if ( self::isWooCommerce() ) {
				FreshShop::end();
			}
			Transaction::rollBack();
		}
		wp_cache_flush();
		$GLOBALS['wp_filter'] = $this->hooks;
		foreach ( self::STATE as $name ) {
			$GLOBALS[ $name ] = $this->globals[ $name ];
		}
		$GLOBALS['post'] = null;
		parent::tearDown();
		self::assertFalse( $hasLeft, 'A table was made in the test, which ends its transaction: make it in setUpBeforeClass().' );
	}

	protected static function isWooCommerce(): bool {
		return 'woocommerce' === PluginAccess::engine()->name();
	}

	protected function engine(): Engine {
		return PluginAccess::engine();
	}
}
