<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Marketday\Store\Engine;
use Marketday\Store\Storage\Transaction;
use PHPUnit\Framework\TestCase;

/** A test in a real WordPress that leaves nothing behind: all it writes happens in one transaction, undone at its end. */
abstract class SiteTestCase extends TestCase {
	private const STATE = [ '_GET', '_POST', '_COOKIE', '_REQUEST' ];

	/** @var array<string, array<array-key, mixed>> */
	private array $globals = [];

	private bool $hasBegun = false;

	/** @var array<string, \WP_Hook> As they were before the test: what it hears ends with it. */
	private array $hooks = [];

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::STATE as $name ) {
			$this->globals[ $name ] = $GLOBALS[ $name ] ?? [];
		}
		$this->hooks = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
		wp_set_current_user( 0 );
		wp_cache_flush();
		Transaction::begin();
		$this->hasBegun = true;
	}

	protected function tearDown(): void {
		// Not for a test that was skipped before.
		if ( $this->hasBegun ) {
			Transaction::rollBack();
		}
		wp_cache_flush();
		$GLOBALS['wp_filter'] = $this->hooks;
		foreach ( self::STATE as $name ) {
			$GLOBALS[ $name ] = $this->globals[ $name ];
		}
		$GLOBALS['post'] = null;
		parent::tearDown();
	}

	protected function engine(): Engine {
		return PluginAccess::engine();
	}
}
