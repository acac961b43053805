<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** A page that has nothing to show: an empty basket, a listing that found nothing. */
final class EmptyPage {
	/**
	 * The way on from it.
	 *
	 * @param bool $withProducts Whether products may be offered.
	 */
	public static function wayOn( bool $withProducts ): string {
		/**
		 * The way on, where a page has nothing to show.
		 *
		 * @param string $html         Of those who were asked before.
		 * @param bool   $withProducts Whether products may be offered.
		 */
		$html = apply_filters( 'marketday_nothing_here', '', $withProducts );
		return is_string( $html ) ? $html : '';
	}
}
