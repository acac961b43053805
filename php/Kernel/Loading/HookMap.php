<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Loading;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Features\SwitchedOff;

/**
 * Map of what loads each feature: `php/hook-map.php`, written by `npm run hook-map` from what the features do when they are loaded.
 *
 * @phpstan-type Screen array{parent: string, slug: string, right: string, menu: string, title: string, icon: string, place: int|float|null}
 * @phpstan-type Map array{
 *     hooks: array<string, array<string, string>>,
 *     blocks: array<string, string>,
 *     rest: array<string, string>,
 *     links: array<string, string>,
 *     forms: array<string, string>,
 *     screens: array<string, list<Screen>>,
 *     options: list<string>,
 *     pages: list<string>,
 * }
 * @phpstan-type Turned array{
 *     any: array<string, array<string, string>>,
 *     admin: array<string, array<string, string>>,
 *     calls: array<string, array<string, string>>,
 * }
 * @phpstan-type Part array{
 *     hooks?: array<string, array<string, string>>,
 *     blocks?: array<string, string>,
 *     rest?: array<string, string>,
 *     links?: array<string, string>,
 *     forms?: array<string, string>,
 *     screens?: array<string, list<Screen>>,
 *     options?: list<string>,
 *     pages?: list<string>,
 * }
 */
final class HookMap {
	private const NAMESPACE = 'Marketday\\';

	/** Hooks of the admin alone, by how their names begin or what they are. */
	private const OF_ADMIN = '/^(?:admin_(?:init|menu|notices|enqueue_scripts|head-)|manage_|bulk_actions-|post_row_actions$'
		. '|wp_dashboard_setup$|plugin_action_links_)/';

	/** Hooks of calls, by how their names begin: the parameter that has the rest of the name. */
	private const CALLS = [
		'wp_ajax_nopriv_' => 'action',
		'wp_ajax_'        => 'action',
		'admin_post_'     => 'action',
		'wc_ajax_'        => 'wc-ajax',
	];

	/**
	 * @param Map    $map
	 * @param Turned $turned
	 */
	private function __construct( private readonly array $map, private readonly array $turned ) {}

	/** @return self|null Null where none is written. */
	public static function read( string $pluginFolder, string $engine ): ?self {
		$file = "{$pluginFolder}/php/hook-map.php";
		$maps = is_file( $file ) ? require $file : [];
		if ( ! isset( $maps['embedded'] ) ) {
			return null;
		}
		$map = self::of( $maps, $engine );
		return new self( $map, $maps['turned'][ $engine ] ?? self::featuresByHook( $map['hooks'], $engine ) );
	}

	/**
	 * @param array{embedded: Map, woocommerce?: Part} $maps
	 * @return Map
	 */
	public static function of( array $maps, string $engine ): array {
		return 'embedded' === $engine ? $maps['embedded'] : self::with( $maps['embedded'], $maps[ $engine ] ?? [] );
	}

	/**
	 * Features by hook, as requests need them; turned round once, when the map is written.
	 *
	 * @param array<string, array<string, string>> $hooks
	 * @return Turned
	 */
	public static function featuresByHook( array $hooks, string $engine ): array {
		$turned = [
			'any'   => [],
			'admin' => [],
			'calls' => [],
		];
		// Parts of the other engine are not there.
		$isThere = static fn ( string $feature ): bool => 'embedded' === $engine || ! str_starts_with( $feature, 'Engine\\Embedded\\' );
		foreach ( self::byClass( array_filter( $hooks, $isThere, ARRAY_FILTER_USE_KEY ) ) as $feature => $its ) {
			// Who is loaded by each request is there before its other hooks.
			foreach ( '' === ( $its['init'] ?? null ) ? [ 'init' => '' ] : $its as $hook => $condition ) {
				$turned[ self::kind( (string) $hook ) ][ $hook ][ $feature ] = $condition;
			}
		}
		return $turned;
	}

	/** @return 'any'|'admin'|'calls' */
	private static function kind( string $hook ): string {
		foreach ( array_keys( self::CALLS ) as $start ) {
			if ( str_starts_with( $hook, $start ) ) {
				return 'calls';
			}
		}
		return 1 === preg_match( self::OF_ADMIN, $hook ) ? 'admin' : 'any';
	}

	/**
	 * Joins two maps: what a feature asks for on either engine it may ask for on both, so that a map written without the other at hand lacks nothing.
	 *
	 * @param Map  $map
	 * @param Part $more
	 * @return Map
	 */
	private static function with( array $map, array $more ): array {
		foreach ( $more['hooks'] ?? [] as $feature => $hooks ) {
			$map['hooks'][ $feature ] = $hooks + ( $map['hooks'][ $feature ] ?? [] );
		}
		return [
			'hooks'   => $map['hooks'],
			'blocks'  => ( $more['blocks'] ?? [] ) + $map['blocks'],
			'rest'    => ( $more['rest'] ?? [] ) + $map['rest'],
			'links'   => ( $more['links'] ?? [] ) + $map['links'],
			'forms'   => ( $more['forms'] ?? [] ) + $map['forms'],
			'screens' => ( $more['screens'] ?? [] ) + $map['screens'],
			'options' => [ ...$map['options'], ...( $more['options'] ?? [] ) ],
			'pages'   => [ ...$map['pages'], ...( $more['pages'] ?? [] ) ],
		];
	}

	/** @return array<string, mixed> By name. */
	public function features(): array {
		return self::byClass( $this->map['hooks'] );
	}

	/**
	 * Features by the hooks that this request can come to.
	 *
	 * @return array<string, array<string, string>> By hook: features, and the condition of each; '' where there is none.
	 */
	public function byHook(): array {
		$sent   = $_GET + $_POST; // phpcs:ignore WordPress.Security.NonceVerification -- compared only.
		$called = [];
		foreach ( self::CALLS as $start => $parameter ) {
			$call = $sent[ $parameter ] ?? '';
			$hook = is_string( $call ) ? $start . $call : '';
			if ( isset( $this->turned['calls'][ $hook ] ) ) {
				$called[ $hook ] = $this->turned['calls'][ $hook ];
			}
		}
		return $called + ( is_admin() ? $this->turned['admin'] : [] ) + $this->turned['any'];
	}

	/** @return string|null The feature that draws a block of ours. */
	public function ofBlock( string $name ): ?string {
		$feature = $this->map['blocks'][ $name ] ?? null;
		return null === $feature ? null : self::NAMESPACE . $feature;
	}

	/** @return array<string, string> Rooms of features, by the blocks that they draw. */
	public function roomsOfBlocks(): array {
		return array_map( self::roomOf( ... ), $this->map['blocks'] );
	}

	private static function roomOf( string $feature ): string {
		return SwitchedOff::roomOf( self::NAMESPACE . $feature );
	}

	/**
	 * @param list<string> $rooms
	 * @return list<string> Hooks that only features of these rooms are on.
	 */
	public function hooksOf( array $rooms ): array {
		$theirs = [];
		$others = [];
		foreach ( $this->map['hooks'] as $feature => $hooks ) {
			in_array( self::roomOf( $feature ), $rooms, true ) ? $theirs += $hooks : $others += $hooks;
		}
		return array_map( 'strval', array_keys( array_diff_key( $theirs, $others ) ) );
	}

	/**
	 * @param string $called A REST route as it is called: `/wopb/views`.
	 * @return list<string> Features; all that have routes below it, where it is an index.
	 */
	public function ofRestRoute( string $called ): array {
		$found = [];
		$called = '/' . trim( $called, '/' );
		$isAny  = '/' === $called || str_contains( $called, '/batch' );
		// Most calls are of namespaces that we have nothing in.
		$start = $isAny ? '' : '/' . strtolower( explode( '/', $called )[1] ?? '' ) . '/';
		foreach ( $this->map['rest'] as $pattern => $feature ) {
			if ( ! str_starts_with( $pattern, $start ) ) {
				continue;
			}
			if ( $isAny || 1 === preg_match( "@^{$pattern}$@i", $called ) || str_starts_with( $pattern, "{$called}/" ) ) {
				$found[ self::NAMESPACE . $feature ] = true;
			}
		}
		return array_keys( $found );
	}

	/** @return array<string, string> Features by the parameters of links that they answer. */
	public function links(): array {
		return array_map( static fn ( string $feature ): string => self::NAMESPACE . $feature, $this->map['links'] );
	}

	/** @return string|null The feature that takes a page's form. */
	public function ofForm( string $action ): ?string {
		$feature = $this->map['forms'][ $action ] ?? null;
		return null === $feature ? null : self::NAMESPACE . $feature;
	}

	/**
	 * @template T
	 * @param array<string, T> $entries
	 * @return array<string, T>
	 */
	private static function byClass( array $entries ): array {
		return array_combine( array_map( static fn ( string $feature ): string => self::NAMESPACE . $feature, array_keys( $entries ) ), $entries );
	}

	/** @return array<string, list<Screen>> Entries of the admin's menu by feature. */
	public function screens(): array {
		return self::byClass( $this->map['screens'] );
	}

	/** @return list<string> Options that features read. */
	public function options(): array {
		return $this->map['options'];
	}

	/** @return list<string> Options that hold the id of a page. */
	public function pages(): array {
		return $this->map['pages'];
	}
}
