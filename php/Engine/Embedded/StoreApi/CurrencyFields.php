<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Currency;

/** The currency's fields that stand beside every amount. */
final class CurrencyFields {
	/** @return array<string, string|int> */
	public static function of( Currency $currency ): array {
		return [
			'currency_code'               => $currency->code,
			'currency_symbol'             => $currency->symbol,
			'currency_minor_unit'         => $currency->minorUnit,
			'currency_decimal_separator'  => $currency->decimalSeparator,
			'currency_thousand_separator' => $currency->thousandSeparator,
			'currency_prefix'             => str_replace( "\u{00A0}", ' ', $currency->prefix() ),
			'currency_suffix'             => str_replace( "\u{00A0}", ' ', $currency->suffix() ),
		];
	}
}
