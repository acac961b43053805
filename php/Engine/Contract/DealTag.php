<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Time for which a sale price still holds, as markup that `src/ui/countdown` counts down: of cards, products' pages and variations. */
final class DealTag {
	/** '' where nothing ends. */
	public static function html( ?Deal $deal ): string {
		if ( null === $deal ) {
			return '';
		}
		$digits = '';
		foreach ( $deal->remaining( time() ) as $unit => $number ) {
			$digits .= sprintf(
				'<span aria-hidden="true"><b class="wopb-deals-counter-%s">%s</b> %s</span>',
				esc_attr( $unit ),
				esc_html( $number ),
				esc_html( self::word( $unit ) )
			);
		}
		return sprintf(
			'<div class="marketday-deal wopb-product-deals" role="timer" aria-label="%s" data-date="%s" data-ends="%s">%s</div>',
			esc_attr( $deal->sentence() ),
			esc_attr( $deal->date() ),
			esc_attr( $deal->timestamp() ),
			$digits
		);
	}

	private static function word( string $unit ): string {
		return match ( $unit ) {
			'days'    => __( 'days', 'marketday' ),
			'hours'   => __( 'hours', 'marketday' ),
			'minutes' => __( 'min', 'marketday' ),
			default   => __( 'sec', 'marketday' ),
		};
	}
}
