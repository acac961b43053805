<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Removal;

defined( 'ABSPATH' ) || exit;

/** The plugin's jobs in one site, in WordPress's queue and in Action Scheduler's, which is asked in the database: it may not be running. */
final class ScheduledJobs {
	/**
	 * Stops what waits: it would call a plugin that is not there.
	 *
	 * @param list<string>|null $hooks Of these alone; null for all.
	 */
	public static function stop( ?array $hooks = null ): void {
		self::stopCron( $hooks );
		self::eachAction( "AND a.status = 'pending'", $hooks );
	}

	/** Removes those that have run too, with what Action Scheduler has written of them. */
	public static function remove(): void {
		self::stopCron();
		self::eachAction( '' );
	}

	/** @param list<string>|null $theirs */
	private static function stopCron( ?array $theirs = null ): void {
		$times = array_filter( (array) get_option( 'cron', [] ), 'is_array' );
		$hooks = array_merge( ...array_map( 'array_keys', array_values( $times ) ) );
		foreach ( array_unique( array_map( 'strval', $hooks ) ) as $hook ) {
			if ( Inventory::names( [ Inventory::JOBS ], $hook ) && ( null === $theirs || in_array( $hook, $theirs, true ) ) ) {
				wp_unschedule_hook( $hook );
			}
		}
	}

	/**
	 * @param string            $which  Part of a condition on actions, `a`; '' for all.
	 * @param list<string>|null $theirs Hooks.
	 */
	private static function eachAction( string $which, ?array $theirs = null ): void {
		global $wpdb;
		[ $actions, $groups, $logs ] = array_map( static fn ( string $name ): string => "{$wpdb->prefix}actionscheduler_{$name}", [ 'actions', 'groups', 'logs' ] );
		if ( ! SiteTables::isThere( $actions ) || ! SiteTables::isThere( $groups ) ) {
			return;
		}
		$rows = (array) $wpdb->get_results( $wpdb->prepare(
			"SELECT a.action_id AS id, a.hook FROM %i a INNER JOIN %i g ON g.group_id = a.group_id WHERE g.slug = %s {$which}", // phpcs:ignore WordPress.DB.PreparedSQL -- a constant of this class.
			$actions,
			$groups,
			Inventory::JOB_GROUP
		) );
		$rows = array_filter( $rows, static fn ( mixed $row ): bool => null === $theirs || in_array( ( (array) $row )['hook'], $theirs, true ) );
		foreach ( array_chunk( array_map( 'intval', array_column( $rows, 'id' ) ), 500 ) as $some ) {
			$in = implode( ',', $some );
			$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE action_id IN ({$in})", $actions ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
			if ( SiteTables::isThere( $logs ) ) {
				$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE action_id IN ({$in})", $logs ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
			}
		}
		if ( '' === $which ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE slug = %s', $groups, Inventory::JOB_GROUP ) );
		}
	}
}
