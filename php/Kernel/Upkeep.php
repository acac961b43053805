<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;

/**
 * What can be derived is derived again: once a day by a job, and when the dashboard, the list of plugins or Site Health is opened. The job waits
 * under the plugin's version: after an activation, an update or a restore there is none for it, and the next request asks for one that comes
 * at once. That look is one into an option that WordPress has loaded.
 */
final class Upkeep {
	public const JOB = 'marketday_upkeep';

	/** @var array<int, list<Closure(): mixed>> By rank. */
	private static array $works = [];

	/**
	 * @param Closure(): mixed $work Looks what is missing and has it made: some statements, no long work. What it throws does not keep others from theirs.
	 * @param int              $rank Tables are 0, what is derived is 5, and jobs come last with 10.
	 */
	public static function add( Closure $work, int $rank = 5 ): void {
		self::$works[ $rank ][] = $work;
	}

	public static function register( string $version ): void {
		add_action( self::JOB, self::run( ... ) );
		add_action( 'wp_loaded', static fn () => self::plan( $version ) );
		foreach ( [ 'index', 'plugins', 'site-health' ] as $screen ) {
			add_action( "load-{$screen}.php", self::run( ... ) );
		}
	}

	/** A job for another time than the next day is of a clock that was set back. */
	public static function plan( string $version ): void {
		$next = wp_next_scheduled( self::JOB, [ $version ] );
		if ( ( false === $next || $next > time() + 2 * DAY_IN_SECONDS ) && is_blog_installed() ) {
			wp_unschedule_hook( self::JOB );
			wp_schedule_event( time(), 'daily', self::JOB, [ $version ] );
		}
	}

	public static function run(): void {
		ksort( self::$works );
		foreach ( array_merge( ...self::$works ) as $work ) {
			try {
				$work();
			} catch ( Throwable $failure ) {
				error_log( "Marketday: the daily upkeep failed in part: {$failure->getMessage()}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a failure, for whoever runs the site.
			}
		}
	}
}
