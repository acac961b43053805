<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** Statements that may fail on a busy database and say so by their result: nothing for the log, where it would be an error on every such visit. */
final class SuppressErrors {
	/**
	 * @template T
	 * @param callable(): T $statement
	 * @return T
	 */
	public static function run( callable $statement ): mixed {
		global $wpdb;
		$before = $wpdb->suppress_errors();
		try {
			return $statement();
		} finally {
			$wpdb->suppress_errors( $before );
		}
	}
}
