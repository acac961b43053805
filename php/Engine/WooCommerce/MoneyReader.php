<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\Money;

/** WooCommerce's decimals as money, rounded the way WooCommerce rounds what it prints. */
final class MoneyReader {
	public function __construct( private readonly WooCommerceSettings $settings ) {}

	public function currency(): Currency {
		return $this->settings->currency();
	}

	public function base(): Currency {
		return $this->settings->baseCurrency();
	}

	/** Currency of a code, for its amounts. */
	public function currencyOf( string $code ): Currency {
		return $this->settings->pricing->currencyOf( $code, html_entity_decode( get_woocommerce_currency_symbol( $code ), ENT_QUOTES, 'UTF-8' ) );
	}

	public function of( float|int|string $amount, ?Currency $currency = null ): Money {
		$currency ??= $this->currency();
		return Money::fromDecimal( wc_format_decimal( $amount, $currency->minorUnit ), $currency );
	}

	/** A price that may be missing: '' and null are no price, 0 is free. */
	public function ofPrice( float|int|string|null $amount ): ?Money {
		return null === $amount || '' === $amount ? null : $this->of( $amount );
	}

	/** Minor units as the Store API writes them. */
	public function ofMinor( mixed $minor ): Money {
		return new Money( is_scalar( $minor ) ? (int) $minor : 0, $this->currency() );
	}
}
