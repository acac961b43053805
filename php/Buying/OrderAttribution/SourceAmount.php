<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderAttribution;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\CurrencySigns;
use Marketday\Engine\Contract\Money;

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
