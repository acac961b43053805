<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** A rating as five stars to see and one sentence to hear. */
final class Stars {
	/** @param float $average 0 to 5. @param int|null $count How many reviews it rests on; null for a single review. */
	public static function html( float $average, ?int $count = null ): string {
		// A hundredth of a star is not to be seen.
		$value    = number_format( $average, 1, '.', '' );
		$sentence = null === $count
			/* translators: %s: rating from 1 to 5. */
			? sprintf( __( 'Rated %s out of 5', 'marketday' ), number_format_i18n( $average ) )
			/* translators: 1: mean rating from 0 to 5, 2: number of reviews. */
			: sprintf( _n( 'Rated %1$s out of 5, %2$s review', 'Rated %1$s out of 5, %2$s reviews', $count, 'marketday' ), number_format_i18n( $average, 2 ), number_format_i18n( $count ) );
		return sprintf(
			'<span class="marketday-stars" role="img" aria-label="%s" style="--marketday-rating:%s"></span>',
			esc_attr( $sentence ),
			esc_attr( $value )
		);
	}
}
