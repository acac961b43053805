<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Jobs that waited when the plugin was deactivated. While it is away they would be taken off their queue and do nothing: they are kept, and wait
 * again when it is back.
 */
final class StoppedJobs {
	private const OPTION = 'marketday_stopped_jobs';

	private const PREFIX = 'marketday_';

	/** Group of Action Scheduler. */
	private const GROUP = 'marketday';

	/**
	 * Keeps jobs of one site, before they are taken off their queues.
	 *
	 * @param list<string>|null $hooks Of these alone; null for all.
	 */
	public static function keep( ?array $hooks = null ): void {
		$all  = [ ...self::ofCron(), ...self::ofActionScheduler() ];
		$jobs = array_values( array_filter( $all, static fn ( array $job ): bool => null === $hooks || in_array( $job[0], $hooks, true ) ) );
		if ( [] !== $jobs ) {
			update_option( self::OPTION, [ ...self::readOption(), ...$jobs ], false );
		}
	}

	/** Resumes jobs. What nobody hears belongs to a feature that is switched off, and waits on. */
	public static function resume( Jobs $jobs ): void {
		$waiting = [];
		foreach ( self::readOption() as [ $hook, $arguments, $time ] ) {
			if ( ! has_action( $hook ) ) {
				$waiting[] = [ $hook, $arguments, $time ];
			} elseif ( null === $jobs->waitsUntil( $hook, $arguments ) ) {
				$jobs->at( $time, $hook, $arguments );
			}
		}
		[] === $waiting ? delete_option( self::OPTION ) : update_option( self::OPTION, $waiting, false );
	}

	/** @return list<array{string, list<int|string>, int}> Those that run once; what recurs is scheduled anew. */
	private static function ofCron(): array {
		$found = [];
		foreach ( array_filter( (array) get_option( 'cron', [] ), 'is_array' ) as $time => $hooks ) {
			foreach ( $hooks as $hook => $events ) {
				foreach ( str_starts_with( (string) $hook, self::PREFIX ) ? (array) $events : [] as $event ) {
					if ( is_array( $event ) && false === ( $event['schedule'] ?? false ) ) {
						$found[] = [ (string) $hook, self::plain( $event['args'] ?? [] ), (int) $time ];
					}
				}
			}
		}
		return $found;
	}

	/** @return list<array{string, list<int|string>, int}> */
	private static function ofActionScheduler(): array {
		global $wpdb;
		$found = [];
		$table = "{$wpdb->prefix}actionscheduler_actions";
		if ( $table !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) ) {
			return [];
		}
		$rows = $wpdb->get_results( $wpdb->prepare(
			"SELECT a.hook, COALESCE( NULLIF( a.extended_args, '' ), a.args ) AS args, a.scheduled_date_gmt AS at FROM %i a
			INNER JOIN %i g ON g.group_id = a.group_id WHERE g.slug = %s AND a.status = 'pending'",
			$table,
			"{$wpdb->prefix}actionscheduler_groups",
			self::GROUP
		) );
		foreach ( (array) $rows as $row ) {
			$found[] = [ (string) $row->hook, self::plain( json_decode( (string) $row->args, true ) ), max( 0, (int) strtotime( "{$row->at} UTC" ) ) ];
		}
		return $found;
	}

	/** @return list<array{string, list<int|string>, int}> */
	private static function readOption(): array {
		$kept = get_option( self::OPTION, [] );
		$jobs = [];
		foreach ( is_array( $kept ) ? $kept : [] as $one ) {
			if ( is_array( $one ) && is_string( $one[0] ?? null ) && is_int( $one[2] ?? null ) ) {
				$jobs[] = [ $one[0], self::plain( $one[1] ?? [] ), $one[2] ];
			}
		}
		return $jobs;
	}

	/** @return list<int|string> */
	private static function plain( mixed $arguments ): array {
		return array_values( array_filter( is_array( $arguments ) ? $arguments : [], static fn ( mixed $one ): bool => is_int( $one ) || is_string( $one ) ) );
	}
}
