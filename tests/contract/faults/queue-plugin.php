<?php
/**
 * Writes down which jobs of Marketday a site runs and to whom it would send mails. Tests copy this file into a site's mu-plugins.
 *
 * @package Marketday
 */

declare( strict_types=1 );

function marketday_queue_note( string $line ): void {
	file_put_contents( MARKETDAY_SITE_DIR . '/queue.txt', "{$line}\n", FILE_APPEND | LOCK_EX );
}

add_filter(
	'pre_wp_mail',
	static function ( $done, array $email ): bool {
		marketday_queue_note( 'mail ' . ( is_array( $email['to'] ) ? implode( ',', $email['to'] ) : $email['to'] ) );
		return true;
	},
	PHP_INT_MAX,
	2
);

foreach ( [ 'upkeep', 'calendar_feed', 'calendar_expand', 'fetch_rates', 'wishlist_watch', 'newsletter_purge' ] as $marketday_job ) {
	add_action(
		"marketday_{$marketday_job}",
		static fn ( mixed ...$arguments ) => marketday_queue_note( rtrim( "job {$marketday_job} " . implode( ' ', array_slice( $arguments, 0, 1 ) ) ) ),
		1
	);
}
