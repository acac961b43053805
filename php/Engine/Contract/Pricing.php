<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * The shop's two currencies: the base, in which prices are stored and indexed, and the one that this visitor is shown and orders in.
 * What an engine reads of stored amounts goes through here; from then on all sums of a visitor are in the shown currency.
 */
final class Pricing {
	/** Meta with a product's price in a currency by the shop's own word, in the place of the rate: with the code behind. Decimals. */
	public const FIXED      = '_marketday_price_';
	public const FIXED_SALE = '_marketday_sale_price_';

	/** Pattern of such a price. */
	public const FORM = '/^\d{1,10}(\.\d{1,4})?$/D';

	/** The action in which a feature says which currency visitors choose, once a price is asked for: gets this object. */
	public const CHOICE = 'marketday_currency_choice';

	private ?CurrencyChoice $choice = null;

	private bool $isAsked = false;

	/** @param Closure(): Currency $base */
	public function __construct( private readonly Closure $base ) {}

	/**
	 * Follows a choice from now on; null is the shop's own currency for everyone.
	 *
	 * @return CurrencyChoice|null The one before.
	 */
	public function follow( ?CurrencyChoice $choice ): ?CurrencyChoice {
		$this->choice();
		[ $before, $this->choice ] = [ $this->choice, $choice ];
		return $before;
	}

	public function base(): Currency {
		return ( $this->base )();
	}

	public function shownCurrency(): Currency {
		$base = $this->base();
		return true === $this->choice()?->isMade() ? $this->choice()->exchange( $base )->to ?? $base : $base;
	}

	/** Null while the base is shown. */
	public function exchange(): ?Exchange {
		return true === $this->choice()?->isMade() ? $this->choice()->exchange( $this->base() ) : null;
	}

	/** Delivery, coupons, limits and the like. */
	public function amount( Money $base ): Money {
		return $this->exchange()?->amount( $base ) ?? $base;
	}

	/** A price of a product, or of a variation. */
	public function price( Money $base, int $productId = 0, bool $isSale = false ): Money {
		$exchange = $this->exchange();
		if ( null === $exchange ) {
			return $base;
		}
		return ( $productId > 0 ? $this->fixedPrice( $productId, $exchange->to, $isSale ) : null ) ?? $exchange->price( $base );
	}

	/** A price that a shopper names as the lowest, in the base. */
	public function lowest( Money $shown ): Money {
		return $this->exchange()?->lowest( $shown ) ?? $shown;
	}

	/** A price that a shopper names as the highest, in the base. */
	public function highest( Money $shown ): Money {
		return $this->exchange()?->highest( $shown ) ?? $shown;
	}

	/** An amount that a visitor was shown, in the base. */
	public function back( Money $shown ): Money {
		return $this->exchange()?->back( $shown ) ?? $shown;
	}

	/** An amount of one of the shop's currencies in the one that is shown. */
	public function convert( int $minor, string $code ): Money {
		$shown = $this->shownCurrency();
		if ( $code === $shown->code ) {
			return new Money( $minor, $shown );
		}
		$from = $this->choice()?->exchangeTo( $code, $this->base() );
		return $this->amount( null === $from ? new Money( $minor, $this->base() ) : $from->back( new Money( $minor, $from->to ) ) );
	}

	/** Currency by its code: of orders, which keep theirs. */
	public function currencyOf( string $code, string $sign = '' ): Currency {
		$base = $this->base();
		return match ( $code ) {
			'', $base->code => $base,
			default         => $this->choice()?->exchangeTo( $code, $base )->to
				?? new Currency(
					$code,
					'' === $sign ? CurrencySigns::sign( $code ) : $sign,
					CurrencySigns::decimals( $code ),
					$base->position,
					$base->decimalSeparator,
					$base->thousandSeparator
				),
		};
	}

	private function choice(): ?CurrencyChoice {
		if ( ! $this->isAsked ) {
			$this->isAsked = true;
			do_action( self::CHOICE, $this );
		}
		return $this->choice;
	}

	private function fixedPrice( int $id, Currency $currency, bool $isSale ): ?Money {
		$stored = get_post_meta( $id, ( $isSale ? self::FIXED_SALE : self::FIXED ) . strtolower( $currency->code ), true );
		return is_string( $stored ) && 1 === preg_match( self::FORM, $stored ) ? Money::fromDecimal( $stored, $currency ) : null;
	}
}
