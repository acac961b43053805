<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Health\Finding;
use Marketday\Kernel\Health\SiteHealth;
use Marketday\Kernel\Loading\DeferredFeatures;
use Marketday\Kernel\Upkeep;

/**
 * Jobs that should be scheduled: each feature tells it here in one place, and what is missing is scheduled by the daily upkeep. A job that waits for
 * much later than it should is of a clock that was set back, and is moved.
 */
final class Schedules {
	/** Seconds that a job may wait longer than was told. */
	private const SLACK = DAY_IN_SECONDS;

	/** Seconds after which a job is late. */
	private const LATE = HOUR_IN_SECONDS;

	/** @var list<Closure(int): iterable<DueJob>> */
	private static array $dueJobs = [];

	/** @param Closure(int): iterable<DueJob> $due Jobs that should wait at this second; called by the upkeep alone. */
	public static function add( Closure $due ): void {
		self::$dueJobs[] = $due;
	}

	public static function register( Engine $engine ): void {
		Upkeep::add( static fn () => StoppedJobs::resume( $engine->jobs() ), 9 );
		Upkeep::add( static fn () => self::check( $engine->jobs() ), 10 );
		SiteHealth::add( 'jobs', static fn (): string => __( 'Marketday jobs', 'marketday' ), static fn (): Finding => self::test( $engine->jobs() ) );
	}

	/** @return list<DueJob> Those that did not wait and do now. */
	public static function check( Jobs $jobs ): array {
		do_action( DeferredFeatures::LOAD_ALL );
		$missing = [];
		foreach ( self::$dueJobs as $due ) {
			foreach ( $due( time() ) as $job ) {
				$waits = '' === $job->every ? $jobs->waitsUntil( $job->hook, $job->arguments ) : ( wp_next_scheduled( $job->hook, $job->arguments ) ?: null );
				$isOff = null === $waits || $waits > max( time(), $job->by ) + self::SLACK;
				if ( $isOff && ( null === $job->isDue || ( $job->isDue )() ) ) {
					self::schedule( $jobs, $job );
					$missing[] = $job;
				}
			}
		}
		return $missing;
	}

	/** @return int|null Of WordPress's queue, as `Jobs::earliest()` has it. */
	public static function earliestOfCron(): ?int {
		foreach ( array_filter( (array) get_option( 'cron', [] ), 'is_array' ) as $time => $hooks ) {
			foreach ( array_keys( $hooks ) as $hook ) {
				if ( str_starts_with( (string) $hook, 'marketday_' ) ) {
					return (int) $time;
				}
			}
		}
		return null;
	}

	/** A queue that stands still: mails are not sent, and payments not asked after. */
	private static function test( Jobs $jobs ): Finding {
		$since = $jobs->earliest() ?? PHP_INT_MAX;
		return $since >= time() - self::LATE
			? Finding::good(
				__( 'Marketday jobs are running', 'marketday' ),
				'<p>' . esc_html__( 'Emails, payments and dates are handled in the background.', 'marketday' ) . '</p>'
			)
			: Finding::critical(
				/* translators: %s: a span of time, such as: 3 days */
				sprintf( __( 'Marketday jobs haven’t run for %s', 'marketday' ), human_time_diff( $since ) ),
				'<p>' . esc_html__(
					'Until they do, emails aren’t sent and payments aren’t checked. Something must call this site’s wp-cron.php: its visitors, or the server every few minutes if DISABLE_WP_CRON is set. Anything missed is then caught up.',
					'marketday'
				) . '</p>'
			);
	}

	private static function schedule( Jobs $jobs, DueJob $job ): void {
		if ( '' === $job->every ) {
			$job->by > time() ? $jobs->at( $job->by, $job->hook, $job->arguments ) : $jobs->soon( $job->hook, $job->arguments );
			return;
		}
		wp_clear_scheduled_hook( $job->hook, $job->arguments );
		wp_schedule_event( $job->by, $job->every, $job->hook, $job->arguments );
	}
}
