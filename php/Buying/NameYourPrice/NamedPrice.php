<?php

declare( strict_types=1 );

namespace Marketday\Buying\NameYourPrice;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\LineItem;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Pricing;
use Marketday\Engine\Contract\StoreError;

/** Limits within which a shopper names the price of a product. It is kept in post meta where WowStore keeps it, so that a shop that moves over has it. */
final class NamedPrice {
	public const META = '_wopb_name_price';

	/** The docs/PROTOCOL.md#name-your-price default, in whole units of the currency. */
	private const MINIMUM = '1';

	/** @param list<Money> $choices Suggestions to choose from, within the limits. */
	private function __construct(
		public readonly Money $minimum,
		public readonly ?Money $maximum,
		public readonly ?Money $suggested,
		public readonly array $choices
	) {}

	/** Null where the price is not the shopper's to name. A variation without limits of its own has its product's. */
	public static function ofLine( LineItem $line, Pricing $pricing ): ?self {
		return ( $line->variationId > 0 ? self::ofProduct( $line->variationId, $pricing ) : null ) ?? self::ofProduct( $line->productId, $pricing );
	}

	/** Null where the price is not the shopper's to name. Limits are in the visitor's currency. */
	public static function ofProduct( int $id, Pricing $pricing ): ?self {
		$stored = self::readMeta( $id );
		if ( 'yes' !== $stored['enable'] ) {
			return null;
		}
		$base    = $pricing->base();
		$money   = static function ( string $text ) use ( $base, $pricing ): ?Money {
			$amount = self::amount( $text, $base );
			return null === $amount ? null : $pricing->amount( $amount );
		};
		$minimum   = $money( $stored['min'] ) ?? $pricing->amount( Money::fromDecimal( self::MINIMUM, $base ) );
		$maximum   = $money( $stored['max'] );
		$limits    = new self( $minimum, null !== $maximum && $maximum->minor < $minimum->minor ? null : $maximum, null, [] );
		$choices   = 'yes' === $stored['chunk_enable'] ? array_map( $money, explode( ',', $stored['chunk'] ) ) : [];
		$holds     = static fn ( ?Money $price ): bool => null !== $price && $limits->contains( $price->minor );
		$suggested = $money( $stored['suggested'] );
		$choices   = array_values( array_filter( array_filter( $choices ), $holds ) );
		return new self( $limits->minimum, $limits->maximum, $holds( $suggested ) ? $suggested : null, $choices );
	}

	/** @return array{enable: string, min: string, max: string, suggested: string, chunk_enable: string, chunk: string} */
	public static function readMeta( int $id ): array {
		$stored = get_post_meta( $id, self::META, true );
		$text   = static fn ( string $name ): string => is_array( $stored ) && is_scalar( $stored[ $name ] ?? null ) ? trim( (string) $stored[ $name ] ) : '';
		return [
			'enable'       => $text( 'enable' ),
			'min'          => $text( 'min' ),
			'max'          => $text( 'max' ),
			'suggested'    => $text( 'suggested' ),
			'chunk_enable' => $text( 'chunk_enable' ),
			'chunk'        => $text( 'chunk' ),
		];
	}

	/** Amount that was typed: digits with a point or a comma, no more decimals than the currency has. Null for anything else, and for nothing at all. */
	public static function amount( string $text, Currency $currency ): ?Money {
		$decimals = $currency->minorUnit > 0 ? "(?:[.,]\d{1,{$currency->minorUnit}})?" : '';
		if ( 1 !== preg_match( "/^\d{1,9}{$decimals}$/D", trim( $text ) ) ) {
			return null;
		}
		$amount = Money::fromDecimal( strtr( trim( $text ), ',', '.' ), $currency );
		return $amount->minor > 0 ? $amount : null;
	}

	/**
	 * @return Money What the shopper named.
	 * @throws StoreError Where it is no price, or one out of the limits.
	 */
	public function readPrice( string $text ): Money {
		$price = self::amount( $text, $this->minimum->currency );
		if ( null === $price || $price->minor < $this->minimum->minor ) {
			throw new StoreError( 'marketday_price_below_minimum', $this->belowMinimum() );
		}
		if ( null !== $this->maximum && $price->minor > $this->maximum->minor ) {
			throw new StoreError( 'marketday_price_above_maximum', $this->aboveMaximum() );
		}
		return $price;
	}

	public function contains( int $minor ): bool {
		return $this->within( $minor ) === $minor;
	}

	/** The nearest price within the limits, in minor units. */
	public function within( int $minor ): int {
		return max( $this->minimum->minor, min( $minor, $this->maximum->minor ?? $minor ) );
	}

	public function belowMinimum(): string {
		/* translators: %s: an amount, such as '£1.00'. */
		return sprintf( __( 'Minimum Price limit is %s', 'marketday' ), $this->minimum->format() );
	}

	/** '' where there is no maximum. */
	public function aboveMaximum(): string {
		/* translators: %s: an amount, such as '£50.00'. */
		return null === $this->maximum ? '' : sprintf( __( 'Maximum Price limit is %s', 'marketday' ), $this->maximum->format() );
	}
}
