<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Api;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;
use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\Money;

/** An amount as PayPal writes it: `{currency_code, value: "12.34"}`. */
final class PayPalAmount {
	/** Currencies that PayPal takes. */
	private const CURRENCIES = [
		'AUD',
		'BRL',
		'CAD',
		'CHF',
		'CNY',
		'CZK',
		'DKK',
		'EUR',
		'GBP',
		'HKD',
		'HUF',
		'ILS',
		'JPY',
		'MXN',
		'MYR',
		'NOK',
		'NZD',
		'PHP',
		'PLN',
		'SEK',
		'SGD',
		'THB',
		'TWD',
		'USD',
	];

	/** Currencies without decimals. */
	private const WHOLE = [ 'HUF', 'JPY', 'TWD' ];

	private function __construct(
		public readonly string $currency,
		public readonly string $value
	) {}

	/** @param array<array-key, mixed> $wire */
	public static function of( array $wire ): self {
		return new self( Fields::text( $wire, 'currency_code' ), Fields::text( $wire, 'value' ) );
	}

	/** Tells whether PayPal takes this currency with as many decimals as the shop counts in. */
	public static function takes( Currency $currency ): bool {
		return in_array( $currency->code, self::CURRENCIES, true ) && ( in_array( $currency->code, self::WHOLE, true ) ? 0 : 2 ) === $currency->minorUnit;
	}

	/** @return array{currency_code: string, value: string} */
	public static function wire( Money $money ): array {
		return [
			'currency_code' => $money->currency->code,
			'value'         => $money->decimal(),
		];
	}

	public function equals( Money $money ): bool {
		return $this->currency === $money->currency->code && $this->minor( $money->currency ) === $money->minor;
	}

	/** Amount in this currency, null where it is another one or none. */
	public function money( Currency $currency ): ?Money {
		$minor = $this->currency === $currency->code ? $this->minor( $currency ) : null;
		return null === $minor ? null : new Money( $minor, $currency );
	}

	private function minor( Currency $currency ): ?int {
		try {
			return Money::fromDecimal( $this->value, $currency )->minor;
		} catch ( InvalidArgumentException ) {
			return null;
		}
	}
}
