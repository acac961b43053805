<?php
/**
 * Makes one request go wrong on purpose, in its first transaction: the header `X-Marketday-Fault: gone;5`, or a call of
 * `marketday_fault( 'gone', '5' )`, loses the database before the fifth statement; `killed` ends the process there as the operating
 * system would. `commit` instead of a number is the moment before everything becomes true, `committed` the one after.
 * `at HOOK [PRIORITY]` is the moment at which that hook's listeners of the priority are called.
 * `answers` gives the server the way of PHP-FPM to answer first, and notes in the option `marketday_test_order` what goes out in which order.
 * Tests copy this file into a site's mu-plugins.
 *
 * @package Marketday
 */

declare( strict_types=1 );

/** @return bool Whether this statement is the one, counted from the first START TRANSACTION to its COMMIT. */
function marketday_fault_is_now( string $query, string $moment ): bool {
	static $number = null;
	if ( null === $number ) {
		$number = 'START TRANSACTION' === $query ? 0 : null;
		return false;
	}
	if ( $number < 0 ) {
		return false;
	}
	++$number;
	$is_now = $moment === (string) $number || ( 'commit' === $moment && 'COMMIT' === $query );
	$number = 'COMMIT' === $query ? -1 : $number;
	return $is_now;
}

/** From now on every statement fails. */
function marketday_fault_lose_database(): void {
	$connection = $GLOBALS['wpdb']->dbh;
	if ( $connection instanceof mysqli ) {
		try {
			mysqli_query( $connection, 'KILL CONNECTION_ID()' );
		} catch ( mysqli_sql_exception ) {
		}
		return;
	}
	add_filter( 'query', static fn (): string => 'INSERT INTO no_such_table VALUES ( 1 )', 99 );
}

function marketday_fault_happens( string $fault ): void {
	headers_sent() || header( 'X-Marketday-Fault: happened' );
	'killed' === $fault ? posix_kill( posix_getpid(), SIGKILL ) : marketday_fault_lose_database();
}

function marketday_fault_note( string $what ): void {
	update_option( 'marketday_test_order', [ ...(array) get_option( 'marketday_test_order', [] ), $what ], false );
}

function marketday_fault_respond_first(): void {
	function fastcgi_finish_request(): bool {
		marketday_fault_note( 'answer' );
		return true;
	}
	add_filter(
		'pre_wp_mail',
		static function ( $done, array $email ) {
			marketday_fault_note( is_array( $email['to'] ) ? implode( ',', $email['to'] ) : $email['to'] );
			return $done;
		},
		1,
		2
	);
}

function marketday_fault( string $fault, string $moment ): void {
	if ( 'answers' === $fault ) {
		marketday_fault_respond_first();
		return;
	}
	if ( 1 === preg_match( '/^at (\S+)(?: (\d+))?$/', $moment, $place ) ) {
		add_filter(
			$place[1],
			static function ( $value = null ) use ( $fault ) {
				marketday_fault_happens( $fault );
				return $value;
			},
			(int) ( $place[2] ?? 10 )
		);
		return;
	}
	if ( 'committed' === $moment ) {
		add_action( 'marketday_order_placed', static fn () => marketday_fault_happens( $fault ), -1 );
		return;
	}
	add_filter(
		'query',
		static function ( string $query ) use ( $fault, $moment ): string {
			if ( marketday_fault_is_now( $query, $moment ) ) {
				marketday_fault_happens( $fault );
			}
			return $query;
		}
	);
}

if ( isset( $_SERVER['HTTP_X_MARKETDAY_FAULT'] ) ) {
	marketday_fault( ...explode( ';', $_SERVER['HTTP_X_MARKETDAY_FAULT'], 2 ) );
}
