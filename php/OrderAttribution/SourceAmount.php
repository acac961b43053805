<?php

declare( strict_types=1 );

namespace Marketday\OrderAttribution;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Currency;
use Marketday\Store\CurrencySigns;
use Marketday\Store\Money;

/** Sums of orders, each in the currency it was paid in: the shop's own as everywhere, another one with its code behind the amount. */
final class SourceAmount {
	public function __construct( private readonly Currency $own ) {}

	/** @param string $decimal As `OrderSources::counts()` has it. */
	public function of( string $decimal, string $code ): Money {
		return Money::fromDecimal( $decimal, $code === $this->own->code ? $this->own : new Currency(
			$code,
			$code,
			CurrencySigns::decimals( $code ),
			'right_space',
			$this->own->decimalSeparator,
			$this->own->thousandSeparator
		) );
	}
}
