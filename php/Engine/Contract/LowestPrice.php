<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** The price of what costs differently: 'From £10.00'. */
final class LowestPrice {
	/**
	 * @param string $amount  Markup of the lowest price: safe HTML.
	 * @param string $lowest  The same as plain text.
	 * @param string $highest
	 * @return string Safe HTML: both ends are said, the lowest is shown.
	 */
	public static function html( string $amount, string $lowest, string $highest ): string {
		return sprintf(
			'<span class="marketday-price-from" aria-hidden="true">%1$s</span><span class="screen-reader-text">%2$s</span>',
			/* translators: %s: the lowest of several prices. */
			sprintf( esc_html__( 'From %s', 'marketday' ), $amount ),
			/* translators: 1: the lowest price, 2: the highest price */
			esc_html( sprintf( __( 'Price range: %1$s through %2$s', 'marketday' ), $lowest, $highest ) )
		);
	}
}
