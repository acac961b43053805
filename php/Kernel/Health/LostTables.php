<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Health;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** Tells the site's people of tables whose rows nothing can derive again, until they say that they know. */
final class LostTables {
	public const ACTION = 'marketday_lost_tables_known';

	private const OPTION = 'marketday_lost_tables';

	private const RIGHT = 'manage_options';

	/** @param string $loss What was in it, in words. */
	public static function note( string $table, string $loss ): void {
		update_option( self::OPTION, [ $table => [ 'at' => time(), 'loss' => $loss ] ] + self::readOption(), false );
	}

	public static function test(): Finding {
		$sentences = self::sentences();
		if ( [] === $sentences ) {
			return Finding::good(
				__( 'All Marketday tables are in place', 'marketday' ),
				'<p>' . esc_html__( 'Marketday checks its tables once a day.', 'marketday' ) . '</p>'
			);
		}
		return Finding::critical(
			1 === count( $sentences ) ? __( 'A Marketday table is missing', 'marketday' ) : __( 'Marketday tables are missing', 'marketday' ),
			'<p>' . implode( '</p><p>', array_map( 'esc_html', $sentences ) ) . '</p>',
			self::form()
		);
	}

	/** Notice on the dashboard and the list of plugins, where the tables are looked for too. */
	public static function notice(): void {
		$screen = get_current_screen();
		if ( null === $screen || ! in_array( $screen->id, [ 'dashboard', 'plugins' ], true ) || ! current_user_can( self::RIGHT ) ) {
			return;
		}
		$sentences = self::sentences();
		if ( [] !== $sentences ) {
			$html = '<p>' . implode( '</p><p>', array_map( 'esc_html', $sentences ) ) . '</p><div style="margin-bottom:.5em">' . self::form() . '</div>';
			echo '<div class="notice notice-error">' . $html . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
	}

	public static function addTo( Routes $routes ): void {
		$guard = Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( self::RIGHT ) );
		$routes->add( Route::adminPost( self::ACTION, $guard, ( new LostTablesFormHandler() )->forget( ... ) ) );
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}

	/** @return list<string> */
	private static function sentences(): array {
		global $wpdb;
		$sentences = [];
		foreach ( self::readOption() as $table => [ 'at' => $at, 'loss' => $loss ] ) {
			$sentences[] = sprintf(
				/* translators: 1: name of a table, 2: what was in it, 3: a date and time */
				__( 'The table %1$s (%2$s) was lost and recreated empty on %3$s. Please restore it from your backup.', 'marketday' ),
				$wpdb->prefix . $table,
				$loss,
				(string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $at )
			);
		}
		return $sentences;
	}

	/** HTML, escaped. */
	private static function form(): string {
		return sprintf(
			'<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="_wpnonce" value="%s"><button class="button">%s</button></form>',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::ACTION ),
			esc_attr( wp_create_nonce( self::ACTION ) ),
			esc_html__( 'Don’t show this again', 'marketday' )
		);
	}

	/** @return array<string, array{at: int, loss: string}> By table. */
	private static function readOption(): array {
		$kept = get_option( self::OPTION, [] );
		return array_filter(
			is_array( $kept ) ? $kept : [],
			static fn ( mixed $one, int|string $table ): bool => is_string( $table )
				&& is_array( $one )
				&& is_int( $one['at'] ?? null )
				&& is_string( $one['loss'] ?? null ),
			ARRAY_FILTER_USE_BOTH
		);
	}
}
