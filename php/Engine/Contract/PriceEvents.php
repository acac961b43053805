<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;

/** Words of features beside a product's price, wherever it is shown. Both engines fire it; on WooCommerce its own pages show it too. */
final class PriceEvents {
	public const HTML = 'marketday_price_html';

	/**
	 * @param string              $html     The price as the engine prints it: safe HTML.
	 * @param list<MeasuredPrice> $measured What has a measure: the product itself, or each such variation of a variable one.
	 */
	public static function html( string $html, array $measured ): string {
		/**
		 * A product's price is shown.
		 *
		 * @param string              $html     Safe HTML.
		 * @param list<MeasuredPrice> $measured
		 */
		$filtered = apply_filters( self::HTML, $html, $measured );
		return is_string( $filtered ) ? $filtered : $html;
	}

	/** @param Closure(string, list<MeasuredPrice>): string $listener */
	public static function onHtml( Closure $listener ): void {
		add_filter( self::HTML, $listener, 10, 2 );
	}
}
