<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\PriceDisplay;
use Marketday\Engine\Contract\Pricing;
use Marketday\Engine\Contract\Slug;
use Marketday\Engine\Contract\StockStatus;

/**
 * Units that can be bought of a product, out of its stored fields: the product itself, its variations, or, of a group, what its members
 * cost. What has no price cannot be bought: a variation without one is none of the product's colours.
 */
final class UnitReader {
	/** @var array<string, int> Minor units by stored price, tax status and class, of those read last. */
	private array $shown = [];

	public function __construct( private readonly PriceDisplay $prices ) {}

	/** Taxes may be others than when prices were read last. */
	public function forget(): void {
		$this->shown = [];
	}

	/**
	 * @param array<string, int>                $types      The product's, as keys.
	 * @param list<int>                         $members     As MemberReader gives it.
	 * @param array<int, array<string, string>> $meta       Of the product and its members.
	 * @param array<string, array<string, int>> $attributes The product's term ids by slug, by taxonomy.
	 * @return list<UnitFacts> At least one: a parent without prices has its page all the same.
	 */
	public function of( int $id, array $types, array $members, array $meta, array $attributes ): array {
		$own   = $meta[ $id ] ?? [];
		$terms = array_map( 'array_values', $attributes );
		return match ( true ) {
			isset( $types['variable'] ) => $this->variations( $members, $meta, $own, $attributes ) ?: [ $this->unit( $id, [ '_price' => '' ] + $own, [] ) ],
			isset( $types['grouped'] )  => $this->members( $id, $members, $meta, $own, $terms ) ?: [ $this->unit( $id, [ '_price' => '' ] + $own, $terms ) ],
			default                     => [ $this->unit( $id, $own, $terms ) ],
		};
	}

	/**
	 * @param list<int>                         $members
	 * @param array<int, array<string, string>> $meta
	 * @param array<string, string>             $parent
	 * @param array<string, array<string, int>> $attributes
	 * @return list<UnitFacts>
	 */
	private function variations( array $members, array $meta, array $parent, array $attributes ): array {
		$units = array_map(
			fn ( int $id ): UnitFacts => $this->unit( $id, self::withParents( $meta[ $id ] ?? [], $parent ), self::variationTerms( $meta[ $id ] ?? [], $attributes ) ),
			$members
		);
		return array_values( array_filter( $units, static fn ( UnitFacts $unit ): bool => null !== $unit->price ) );
	}

	/**
	 * A group is on show with its members' prices, and with a stock status of its own.
	 *
	 * @param list<int>                         $members
	 * @param array<int, array<string, string>> $meta
	 * @param array<string, string>             $group
	 * @param array<string, list<int>>          $terms
	 * @return list<UnitFacts> One for each price.
	 */
	private function members( int $id, array $members, array $meta, array $group, array $terms ): array {
		$units = [];
		foreach ( $members as $member ) {
			$unit = $this->unit( $id, [ '_stock_status' => $group['_stock_status'] ?? '' ] + ( $meta[ $member ] ?? [] ), $terms );
			if ( null !== $unit->price ) {
				$units[ "{$unit->price} " . ( $unit->onSale ? 'sale ' : '' ) . http_build_query( $unit->fixed ) ] ??= $unit;
			}
		}
		return array_values( $units );
	}

	/**
	 * @param array<string, string>    $meta
	 * @param array<string, list<int>> $terms
	 */
	private function unit( int $id, array $meta, array $terms ): UnitFacts {
		$price    = $meta['_price'] ?? '';
		$isPriced = is_numeric( $price );
		$onSale   = $isPriced
			&& '' !== ( $meta['_sale_price'] ?? '' )
			&& (float) $meta['_sale_price'] === (float) $price
			&& (float) $price < (float) ( $meta['_regular_price'] ?? 0 );
		return new UnitFacts(
			$id,
			$isPriced ? $this->shownPrice( $price, $meta['_tax_status'] ?? 'taxable', $meta['_tax_class'] ?? '' ) : null,
			StockStatus::tryFrom( $meta['_stock_status'] ?? '' ) ?? StockStatus::InStock,
			$onSale,
			$terms,
			$isPriced ? $this->fixedPrices( $meta, $onSale ) : []
		);
	}

	/**
	 * @param array<string, string> $meta
	 * @return array<string, int> In thousandths: no currency has finer ones.
	 */
	private function fixedPrices( array $meta, bool $onSale ): array {
		$fixed = [];
		foreach ( $meta as $key => $price ) {
			[ $prefix, $code ] = [ substr( $key, 0, -3 ), substr( $key, -3 ) ];
			if ( ( $onSale ? Pricing::FIXED_SALE : Pricing::FIXED ) === $prefix && 1 === preg_match( Pricing::FORM, $price ) ) {
				$decimals = $this->prices->displayPrice( '0', 'none', '' )->currency->minorUnit;
				$fixed[ $code ] = $this->shownPrice(
					number_format( (float) $price * 10 ** ( 3 - $decimals ), $decimals, '.', '' ),
					$meta['_tax_status'] ?? 'taxable',
					$meta['_tax_class'] ?? ''
				);
			}
		}
		return $fixed;
	}

	/** Many products cost the same. */
	private function shownPrice( string $price, string $taxStatus, string $taxClass ): int {
		return $this->shown[ "{$price} {$taxStatus} {$taxClass}" ] ??= $this->prices->displayPrice( $price, $taxStatus, $taxClass )->minor;
	}

	/**
	 * A variation without a tax class of its own has its parent's.
	 *
	 * @param array<string, string> $own
	 * @param array<string, string> $parent
	 * @return array<string, string>
	 */
	private static function withParents( array $own, array $parent ): array {
		$class             = $own['_tax_class'] ?? 'parent';
		$own['_tax_class'] = 'parent' === $class ? ( $parent['_tax_class'] ?? '' ) : $class;
		return $own + [ '_tax_status' => $parent['_tax_status'] ?? 'taxable' ];
	}

	/**
	 * A variation's attributes: its own value where it has one, all of the product's where it takes any.
	 *
	 * @param array<string, string>             $meta
	 * @param array<string, array<string, int>> $attributes
	 * @return array<string, list<int>>
	 */
	private static function variationTerms( array $meta, array $attributes ): array {
		$chosen = [];
		foreach ( $attributes as $taxonomy => $terms ) {
			$value               = $meta[ 'attribute_' . Slug::of( $taxonomy ) ] ?? '';
			$chosen[ $taxonomy ] = '' === $value ? array_values( $terms ) : ( isset( $terms[ $value ] ) ? [ $terms[ $value ] ] : [] );
		}
		return $chosen;
	}
}
