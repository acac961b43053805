<?php
/**
 * Told to a site for the time of a benchmark: an empty REST call and an empty `wc-ajax` call to measure against, and each answer's queries, longest
 * statement and memory as headers. Memory is what the answer takes on top of WordPress itself.
 *
 * @package Marketday
 */

declare( strict_types=1 );

/** Microseconds of processor time that this process has taken. */
function marketday_bench_processor(): int {
	$used = getrusage() ?: [];
	$of   = static fn ( string $part ): int => 1_000_000 * ( $used[ "ru_{$part}.tv_sec" ] ?? 0 ) + ( $used[ "ru_{$part}.tv_usec" ] ?? 0 );
	return $of( 'utime' ) + $of( 'stime' );
}

$GLOBALS['marketday_bench'] = [
	'longest'   => 0,
	'start'     => 0,
	'processor' => marketday_bench_processor(),
];

add_filter(
	'query',
	static function ( string $sql ): string {
		$GLOBALS['marketday_bench']['longest'] = max( $GLOBALS['marketday_bench']['longest'], strlen( $sql ) );
		return $sql;
	}
);

add_action(
	'wp_loaded',
	static function (): void {
		$GLOBALS['marketday_bench']['start'] = memory_get_usage();
		if ( function_exists( 'memory_reset_peak_usage' ) ) {
			memory_reset_peak_usage();
		}
	},
	PHP_INT_MAX
);

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'marketday-bench/v1',
			'/empty',
			[
				'methods'             => 'GET',
				'callback'            => static fn (): array => [],
				'permission_callback' => '__return_true',
			]
		);
	}
);

add_action( 'wc_ajax_marketday_bench_empty', static fn () => wp_send_json( [] ) );
add_action( 'wp_ajax_nopriv_marketday_bench_empty', static fn () => wp_send_json( [] ) );

// The same site without Marketday, for what a request pays for it.
if ( '1' === ( $_SERVER['HTTP_X_BENCH_WITHOUT'] ?? '' ) ) {
	add_filter( 'option_active_plugins', static fn ( mixed $plugins ): array => array_values( array_filter( (array) $plugins, static fn ( mixed $plugin ): bool => ! is_string( $plugin ) || ! str_contains( $plugin, 'marketday' ) ) ) );
}

ob_start(
	static function ( string $response ): string {
		if ( ! headers_sent() ) {
			header( 'X-Bench-Queries: ' . get_num_queries() );
			header( 'X-Bench-Longest: ' . $GLOBALS['marketday_bench']['longest'] );
			header( 'X-Bench-Processor: ' . ( marketday_bench_processor() - $GLOBALS['marketday_bench']['processor'] ) );
			header( 'X-Bench-Memory: ' . ( memory_get_peak_usage() - $GLOBALS['marketday_bench']['start'] ) );
		}
		return $response;
	}
);
