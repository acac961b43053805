<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Loading\DeferredFeatures;
use Throwable;

/**
 * Derives again what can be derived: once a day by a job, and when the dashboard, the list of plugins or Site Health is opened and the job has not
 * come, or a table is lost. The job waits under the plugin's version: after an activation, an update or a restore there is none for it, and the next
 * request asks for one that comes at once. That look is one into an option that WordPress has loaded.
 */
final class Upkeep {
	public const JOB = 'marketday_upkeep';

	/** The last rank whose work takes some statements at most. */
	private const CHEAP = 5;

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
			add_action( "load-{$screen}.php", static fn () => self::look( $version ) );
		}
	}

	/** Screens that are opened often: all features are loaded, and jobs looked at, only where the day's upkeep has not come. */
	private static function look( string $version ): void {
		$next  = wp_next_scheduled( self::JOB, [ $version ] );
		$isDue = false === $next || $next <= time();
		if ( $isDue || OwnTables::isOneLost() ) {
			self::work( $isDue ? PHP_INT_MAX : self::CHEAP );
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
		// Layouts change: pages remember theirs anew.
		delete_option( LayoutBlocks::OPTION );
		self::work( PHP_INT_MAX );
	}

	private static function work( int $upTo ): void {
		do_action( DeferredFeatures::LOAD_ALL );
		ksort( self::$works );
		$works = array_filter( self::$works, static fn ( int $rank ): bool => $rank <= $upTo, ARRAY_FILTER_USE_KEY );
		foreach ( array_merge( ...$works ) as $work ) {
			try {
				$work();
			} catch ( Throwable $failure ) {
				error_log( "Marketday: the daily upkeep failed in part: {$failure->getMessage()}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a failure, for whoever runs the site.
			}
		}
	}
}
