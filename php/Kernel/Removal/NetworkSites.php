<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Removal;

defined( 'ABSPATH' ) || exit;

use Closure;

/** The sites of a network, or the one site that is in none. */
final class NetworkSites {
	private const AT_ONCE = 100;

	/** @param Closure(): void $work Done in each site in turn. */
	public static function each( Closure $work ): void {
		if ( ! is_multisite() ) {
			$work();
			return;
		}
		for ( $offset = 0; ; $offset += self::AT_ONCE ) {
			$ids = get_sites( [
				'fields'  => 'ids',
				'orderby' => 'id',
				'number'  => self::AT_ONCE,
				'offset'  => $offset,
			] );
			foreach ( $ids as $id ) {
				switch_to_blog( (int) $id );
				$work();
				restore_current_blog();
			}
			if ( count( $ids ) < self::AT_ONCE ) {
				return;
			}
		}
	}
}
