<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Reports;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Loading\DeferredFeatures;

/** The shop's reports. A feature adds its own in `register()`; nothing of it is made before somebody looks. */
final class Reports {
	public const SLUG = 'marketday-reports';

	/** @var array<string, array{int, Closure(): Report}> */
	private static array $reports = [];

	/**
	 * @param string            $name   In addresses: `searches`.
	 * @param int               $place  Among the others, from 0.
	 * @param Closure(): Report $report
	 */
	public static function add( string $name, int $place, Closure $report ): void {
		self::$reports[ $name ] = [ $place, $report ];
	}

	/** @return array<string, Report> By name, in their order. */
	public static function all(): array {
		do_action( DeferredFeatures::LOAD_ALL );
		$reports = self::$reports;
		uasort( $reports, static fn ( array $one, array $other ): int => $one[0] <=> $other[0] );
		return array_map( static fn ( array $one ): Report => $one[1](), $reports );
	}

	public static function find( string $name ): ?Report {
		do_action( DeferredFeatures::LOAD_ALL );
		return isset( self::$reports[ $name ] ) ? self::$reports[ $name ][1]() : null;
	}

	/** @param array<string, string|int> $parameters */
	public static function address( string $name, array $parameters = [] ): string {
		return add_query_arg( [ 'report' => $name ] + $parameters, OwnMenu::address( self::SLUG ) );
	}
}
