<?php
/**
 * Told to a site for the time of a benchmark: an empty REST call to measure against, and each answer's queries and memory as headers.
 *
 * @package Marketday
 */

declare( strict_types=1 );

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

ob_start(
	static function ( string $answer ): string {
		if ( ! headers_sent() ) {
			header( 'X-Bench-Queries: ' . get_num_queries() );
			header( 'X-Bench-Memory: ' . memory_get_peak_usage() );
		}
		return $answer;
	}
);
