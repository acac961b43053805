<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Loading;

defined( 'ABSPATH' ) || exit;

use Closure;
use WP_Hook;

/** Features that wait until a hook, a block or a call asks for them. */
final class DeferredFeatures {
	/** The action of who needs to hear of each feature: the daily upkeep, Site Health, a list of all cookies. */
	public const LOAD_ALL = 'marketday_load_all';

	/** @var array<string, array<string, string>> Features that wait, with their conditions, by hook. */
	private array $byHook = [];

	/** @param array<string, Closure(): mixed> $waiting Adds a feature's hooks, by its name. */
	public function __construct( private array $waiting ) {}

	/** A feature that the map does not know yet is loaded at once. */
	public function defer( HookMap $map ): void {
		$this->load( ...array_keys( array_diff_key( $this->waiting, $map->features() ) ) );
		$this->byHook = $map->byHook();
		$this->waitForHooks( array_keys( $this->byHook ) );
	}

	/**
	 * Waits for hooks that nobody else is on yet with copies of one `WP_Hook`: they share their lists, where `add_filter()` makes and sorts them for
	 * each of some two hundred.
	 *
	 * @param list<array-key> $hooks
	 */
	private function waitForHooks( array $hooks ): void {
		global $wp_filter;
		$load  = [ $this, 'loadForHook' ];
		$alone = new WP_Hook();
		$alone->add_filter( '', $load, PHP_INT_MIN, 3 );
		foreach ( $hooks as $hook ) {
			if ( isset( $wp_filter[ $hook ] ) ) {
				add_filter( (string) $hook, $load, PHP_INT_MIN, 3 );
			} else {
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- adds a hook, as `WP_Hook::build_preinitialized_hooks()` does.
				$wp_filter[ $hook ] = clone $alone;
			}
		}
	}

	/** Loads who waits for the hook that fires, and hands on what the hook filters. */
	public function loadForHook( mixed $value = null, mixed ...$others ): mixed {
		$hook    = (string) current_filter();
		$waiting = array_intersect_key( $this->byHook[ $hook ] ?? [], $this->waiting );
		$given   = [ $value, ...array_values( $others ) ];
		$loaded  = array_filter( $waiting, static fn ( string $condition ): bool => '' === $condition || Condition::holds( $condition, $given ) );
		$this->byHook[ $hook ] = array_filter( array_diff_key( $waiting, $loaded ), static fn ( string $condition ): bool => ! Condition::isSettled( $condition ) );
		$this->load( ...array_keys( $loaded ) );
		// Not before: WordPress forgets a hook that nobody is on, and with it that it is just being done.
		if ( [] === $this->byHook[ $hook ] ) {
			remove_filter( $hook, [ $this, 'loadForHook' ], PHP_INT_MIN );
		}
		return $value;
	}

	/** Loads in the order in which the plugin names them. */
	public function load( string ...$names ): void {
		$loaded = array_intersect_key( $this->waiting, array_flip( $names ) );
		if ( [] === $loaded ) {
			return;
		}
		$this->waiting = array_diff_key( $this->waiting, $loaded );
		$missed        = MissedActions::watch();
		foreach ( $loaded as $feature ) {
			$feature();
		}
		$missed->catchUp();
	}

	public function isWaiting( string $name ): bool {
		return isset( $this->waiting[ $name ] );
	}

	public function loadAll(): void {
		$this->load( ...array_keys( $this->waiting ) );
	}
}
