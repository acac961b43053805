<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Loading;

defined( 'ABSPATH' ) || exit;

use WP_Hook;

/** Does what a feature that is loaded in mid-request would have done on actions that have come already. */
final class MissedActions {
	/** Actions in the order in which WordPress does them. */
	private const ACTIONS = [
		'init',
		'wp_loaded',
		'admin_menu',
		'admin_init',
		'rest_api_init',
		'wp',
		'template_redirect',
		'wp_enqueue_scripts',
		'enqueue_block_assets',
		'admin_enqueue_scripts',
		'enqueue_block_editor_assets',
		'login_enqueue_scripts',
	];

	/** @var array<string, array<int, array<string, array<string, mixed>>>> By action and priority: what was there before, as `WP_Hook` holds it. */
	private array $before = [];

	private function __construct() {
		foreach ( self::ACTIONS as $action ) {
			// Entries of the menu have been added for features that wait.
			if ( did_action( $action ) > 0 && ( 'admin_menu' !== $action || doing_action( $action ) ) ) {
				$this->before[ $action ] = self::of( $action )->callbacks ?? [];
			}
		}
	}

	/** Watches before features add their hooks. */
	public static function watch(): self {
		return new self();
	}

	/** Catches up after they have: in each action's order. */
	public function catchUp(): void {
		foreach ( $this->before as $action => $before ) {
			$hook = self::of( $action );
			// The same array still: few features add to an action that has been.
			if ( ( $hook->callbacks ?? [] ) === $before ) {
				continue;
			}
			$upTo = doing_action( $action ) && false !== $hook?->current_priority() ? (int) $hook?->current_priority() : PHP_INT_MAX;
			$callbacks = $hook->callbacks ?? [];
			ksort( $callbacks );
			foreach ( $callbacks as $priority => $these ) {
				// A loading hook that the action itself has called comes first: the rest of the action is still to come.
				foreach ( $priority <= $upTo && PHP_INT_MIN !== $upTo ? array_diff_key( $these, $before[ $priority ] ?? [] ) : [] as $callback ) {
					call_user_func_array( $callback['function'], array_slice( self::arguments( $action ), 0, (int) $callback['accepted_args'] ) );
				}
			}
		}
	}

	/** @return list<mixed> */
	private static function arguments( string $action ): array {
		return match ( $action ) {
			'rest_api_init' => [ rest_get_server() ],
			'wp'            => [ $GLOBALS['wp'] ?? null ],
			'admin_enqueue_scripts' => [ $GLOBALS['hook_suffix'] ?? '' ],
			default         => [ '' ],
		};
	}

	private static function of( string $action ): ?WP_Hook {
		$hook = $GLOBALS['wp_filter'][ $action ] ?? null;
		return $hook instanceof WP_Hook ? $hook : null;
	}
}
