<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Loading;

defined( 'ABSPATH' ) || exit;

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

	/** @param Map $map */
	private function __construct( private readonly array $map ) {}

	/** @return self|null Null where none is written. */
	public static function read( string $pluginFolder, string $engine ): ?self {
		$file = "{$pluginFolder}/php/hook-map.php";
		$maps = is_file( $file ) ? require $file : [];
		return isset( $maps['embedded'] ) ? new self( 'embedded' === $engine ? $maps['embedded'] : self::with( $maps['embedded'], $maps[ $engine ] ?? [] ) ) : null;
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
		return self::named( $this->map['hooks'] );
	}

	/**
	 * @param array<string, mixed> $known Features by their names: others may have been deleted.
	 * @return array<string, array<string, string>> By hook: features, and the condition of each; '' where there is none.
	 */
	public function byHook( array $known ): array {
		$byHook = [];
		foreach ( array_intersect_key( self::named( $this->map['hooks'] ), $known ) as $feature => $hooks ) {
			foreach ( $hooks as $hook => $condition ) {
				$byHook[ $hook ][ $feature ] = $condition;
			}
		}
		return $byHook;
	}

	/** @return string|null The feature that draws a block of ours. */
	public function ofBlock( string $name ): ?string {
		$feature = $this->map['blocks'][ $name ] ?? null;
		return null === $feature ? null : self::NAMESPACE . $feature;
	}

	/** @return array<string, string> Rooms of features, by the blocks that they draw. */
	public function roomsOfBlocks(): array {
		return array_map( static fn ( string $feature ): string => explode( '\\', $feature )[0], $this->map['blocks'] );
	}

	/**
	 * @param list<string> $rooms
	 * @return list<string> Hooks that only features of these rooms are on.
	 */
	public function hooksOf( array $rooms ): array {
		$theirs = [];
		$others = [];
		foreach ( $this->map['hooks'] as $feature => $hooks ) {
			in_array( explode( '\\', $feature )[0], $rooms, true ) ? $theirs += $hooks : $others += $hooks;
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
		foreach ( $this->map['rest'] as $pattern => $feature ) {
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
	private static function named( array $entries ): array {
		return array_combine( array_map( static fn ( string $feature ): string => self::NAMESPACE . $feature, array_keys( $entries ) ), $entries );
	}

	/** @return array<string, list<Screen>> Entries of the admin's menu by feature. */
	public function screens(): array {
		return self::named( $this->map['screens'] );
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
