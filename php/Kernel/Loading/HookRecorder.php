<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Loading;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Preload;
use ReflectionClass;
use ReflectionFunction;
use ReflectionMethod;
use WP_Hook;

/**
 * Writes down what each feature asks for when it is loaded. For `php/hook-map.php` alone: no request of a site does this.
 *
 * @phpstan-import-type Map from HookMap
 * @phpstan-import-type Screen from HookMap
 */
final class HookRecorder {
	/**
	 * @var array{
	 *     hooks: array<string, array<string, string>>,
	 *     blocks: array<string, string>,
	 *     rest: array<string, string>,
	 *     links: array<string, string>,
	 *     forms: array<string, string>,
	 *     screens: array<string, list<Screen>>,
	 * }
	 */
	private array $map = [
		'hooks'  => [],
		'blocks' => [],
		'rest'   => [],
		'links'  => [],
		'forms'  => [],
		'screens' => [],
	];

	/**
	 * @param class-string     $name
	 * @param Closure(): mixed $load
	 */
	public function record( string $name, Closure $load, Blocks $blocks, Routes $routes ): void {
		$feature = substr( $name, strlen( 'Marketday\\' ) );
		$drawn   = $blocks->registeredNames();
		$called  = count( $routes->all() );
		[ $hooks, $screens ] = self::hooks( $load );
		$this->map['hooks'][ $feature ] = array_diff_key( self::conditions( $name, $hooks ), [] === $screens ? [] : [ 'admin_menu' => true ] );
		if ( [] !== $screens ) {
			$this->map['screens'][ $feature ] = $screens;
		}
		foreach ( array_diff( $blocks->registeredNames(), $drawn ) as $block ) {
			$this->map['blocks'][ $block ] = $feature;
		}
		foreach ( array_slice( $routes->all(), $called ) as $route ) {
			match ( $route->kind ) {
				Route::REST      => $this->map['rest'][ '/' . implode( '', $route->restAddress() ) ] = $feature,
				Route::PAGE_LINK => $this->map['links'][ $route->address ] = $feature,
				Route::PAGE_FORM => $this->map['forms'][ $route->address ] = $feature,
				default          => null,
			};
		}
	}

	/** @return Map */
	public function map(): array {
		[ $options, $pages ] = Preload::all();
		$options             = array_values( array_unique( [ ...$options, ...$this->optionsOfConditions() ] ) );
		return $this->map + compact( 'options', 'pages' );
	}

	/** @return list<string> What is asked before a feature is loaded, so that it is read at once with what features read. */
	private function optionsOfConditions(): array {
		$conditions = array_merge( ...array_map( 'array_values', array_values( $this->map['hooks'] ) ) );
		preg_match_all( '/(?:^|\|)(?:option|is|unlike|lacks|due):([^=|\n]+)/m', implode( "\n", $conditions ), $found );
		return array_values( array_unique( $found[1] ) );
	}

	/**
	 * @param class-string $name
	 * @param list<string> $hooks
	 * @return array<string, string> Conditions by hook.
	 */
	private static function conditions( string $name, array $hooks ): array {
		$class      = new ReflectionClass( $name );
		$conditions = array_fill_keys( $hooks, '' );
		foreach ( $class->getAttributes( LoadsLate::class ) as $attribute ) {
			$conditions = array_diff_key( $conditions, array_fill_keys( $attribute->newInstance()->hooks, true ) );
		}
		foreach ( $class->getAttributes( LoadsIf::class ) as $attribute ) {
			$if         = $attribute->newInstance();
			$conditions = array_intersect_key( array_fill_keys( $if->hooks, $if->condition ), $conditions ) + $conditions;
		}
		return $conditions;
	}

	/**
	 * @param Closure(): mixed $load
	 * @return array{list<string>, list<Screen>} Hooks that it adds something to, also what is there already from when the site was started; and
	 *     entries of the admin's menu.
	 */
	private static function hooks( Closure $load ): array {
		$screens              = [];
		$before               = $GLOBALS['wp_filter'];
		$GLOBALS['wp_filter'] = [];
		try {
			$missed = MissedActions::watch();
			$load();
			$missed->catchUp();
			$screens = self::screens( $GLOBALS['wp_filter']['admin_menu'] ?? null );
			$hooks   = array_map( 'strval', array_keys( array_filter( $GLOBALS['wp_filter'], self::hasOurs( ... ) ) ) );
			// Of screens: who opens one has loaded its feature.
			$hooks = array_values( array_filter( $hooks, static fn ( string $hook ): bool => 1 !== preg_match( '/(^|[_-])page_marketday(-[\w-]+)?$/D', $hook ) ) );
		} finally {
			$GLOBALS['wp_filter'] = $before;
		}
		sort( $hooks );
		return [ $hooks, $screens ];
	}

	/** @return list<Screen> */
	private static function screens( ?WP_Hook $menu ): array {
		if ( null === $menu ) {
			return [];
		}
		require_once constant( 'ABSPATH' ) . 'wp-admin/includes/plugin.php';
		$globals = array_intersect_key( $GLOBALS, array_flip( [ 'menu', 'submenu', 'admin_page_hooks', '_registered_pages', '_parent_pages' ] ) );
		[ $GLOBALS['menu'], $GLOBALS['submenu'] ] = [ [], [] ];
		$user = wp_get_current_user();
		wp_set_current_user( (int) ( get_users( [ 'role' => 'administrator', 'number' => 1, 'fields' => 'ID' ] )[0] ?? 0 ) );
		try {
			$menu->do_action( [ '' ] );
			$screens = [];
			foreach ( $GLOBALS['menu'] as $place => $entry ) {
				$screens[] = self::screen( '', $entry, $entry[6], (float) $place );
			}
			foreach ( $GLOBALS['submenu'] as $parent => $entries ) {
				foreach ( $entries as $entry ) {
					$screens[] = self::screen( (string) $parent, $entry, '', OwnMenu::placeOf( $entry[2] ) );
				}
			}
			return $screens;
		} finally {
			wp_set_current_user( $user->ID );
			foreach ( $globals as $name => $value ) {
				$GLOBALS[ $name ] = $value;
			}
		}
	}

	/** WordPress adds hooks of its own for post types and taxonomies. */
	private static function hasOurs( mixed $hook ): bool {
		$callbacks = $hook instanceof WP_Hook ? array_merge( ...array_values( $hook->callbacks ) ) : [];
		return [] !== array_filter( array_column( $callbacks, 'function' ), self::isOurs( ... ) );
	}

	private static function isOurs( mixed $callback ): bool {
		$code = match ( true ) {
			$callback instanceof Closure => new ReflectionFunction( $callback ),
			is_array( $callback )        => new ReflectionMethod( $callback[0], (string) $callback[1] ),
			default                      => null,
		};
		return null === $code
			? is_string( $callback ) && str_starts_with( $callback, '__return_' )
			: str_starts_with( (string) $code->getFileName(), dirname( __DIR__, 2 ) );
	}

	/**
	 * @param array<int, string> $entry As WordPress keeps it: name, right, slug, title.
	 * @return Screen
	 */
	private static function screen( string $parent, array $entry, string $icon, int|float|null $place ): array {
		return [
			'parent' => $parent,
			'slug'   => $entry[2],
			'right'  => $entry[1],
			'menu'   => $entry[0],
			'title'  => $entry[3],
			'icon'   => $icon,
			'place'  => $place,
		];
	}
}
