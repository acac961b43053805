<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Removal;

defined( 'ABSPATH' ) || exit;

/** The plugin's jobs in one site, in WordPress's queue and in Action Scheduler's, which is asked in the database: it may not be running. */
final class ScheduledJobs {
	/** What waits would call a plugin that is not there. */
	public static function stop(): void {
		self::stopCron();
		self::eachAction( "AND a.status = 'pending'" );
	}

	/** Those that have run too, with what Action Scheduler has written of them. */
	public static function remove(): void {
		self::stopCron();
		self::eachAction( '' );
	}

	private static function stopCron(): void {
		$times = array_filter( (array) get_option( 'cron', [] ), 'is_array' );
		$hooks = array_merge( ...array_map( 'array_keys', array_values( $times ) ) );
		foreach ( array_unique( array_map( 'strval', $hooks ) ) as $hook ) {
			if ( Inventory::names( [ Inventory::JOBS ], $hook ) ) {
				wp_unschedule_hook( $hook );
			}
		}
	}

	/** @param string $which Part of a condition on actions, `a`; '' for all. */
	private static function eachAction( string $which ): void {
		global $wpdb;
		[ $actions, $groups, $logs ] = array_map( static fn ( string $name ): string => "{$wpdb->prefix}actionscheduler_{$name}", [ 'actions', 'groups', 'logs' ] );
		if ( ! SiteTables::isThere( $actions ) || ! SiteTables::isThere( $groups ) ) {
			return;
		}
		$ids = $wpdb->get_col( $wpdb->prepare(
			"SELECT a.action_id FROM %i a INNER JOIN %i g ON g.group_id = a.group_id WHERE g.slug = %s {$which}", // phpcs:ignore WordPress.DB.PreparedSQL -- a constant of this class.
			$actions,
			$groups,
			Inventory::JOB_GROUP
		) );
		foreach ( array_chunk( array_map( 'intval', $ids ), 500 ) as $some ) {
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
