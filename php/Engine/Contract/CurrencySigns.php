<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Currencies whose sign is known. */
final class CurrencySigns {
	private const SIGNS = [
		'AUD' => '$',
		'BRL' => 'R$',
		'CAD' => '$',
		'CHF' => 'CHF',
		'CNY' => '¥',
		'CZK' => 'Kč',
		'DKK' => 'kr.',
		'EUR' => '€',
		'GBP' => '£',
		'HKD' => '$',
		'HUF' => 'Ft',
		'ILS' => '₪',
		'INR' => '₹',
		'ISK' => 'kr.',
		'JPY' => '¥',
		'KRW' => '₩',
		'MXN' => '$',
		'NOK' => 'kr',
		'NZD' => '$',
		'PLN' => 'zł',
		'RON' => 'lei',
		'SEK' => 'kr',
		'SGD' => '$',
		'TRY' => '₺',
		'UAH' => '₴',
		'USD' => '$',
		'ZAR' => 'R',
	];

	/** Currencies without pence. */
	private const WHOLE = [ 'HUF', 'ISK', 'JPY', 'KRW' ];

	public static function sign( string $code ): string {
		return self::SIGNS[ $code ] ?? $code;
	}

	public static function isKnown( string $code ): bool {
		return isset( self::SIGNS[ $code ] );
	}

	/** Number of decimals that its prices usually have. */
	public static function decimals( string $code ): int {
		return in_array( $code, self::WHOLE, true ) ? 0 : 2;
	}

	/** @return array<string, string> By code, for a list to choose from. */
	public static function names(): array {
		$names = [];
		foreach ( self::SIGNS as $code => $sign ) {
			$names[ $code ] = $code === $sign ? $code : "{$code} ({$sign})";
		}
		return $names;
	}
}
