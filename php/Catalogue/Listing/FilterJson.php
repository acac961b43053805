<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\Slug;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Text\TextLine;
use Marketday\Search\Contract\ChosenPrices;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\ProductTaxonomies;

/**
 * `product_filters` as it travels (docs/PROTOCOL.md#product-filter-state): prices in major units, sorting by the contract's names, empty
 * parts as '', [] or {}. What is of the wrong kind is a 400 that names it.
 */
final class FilterJson {
	private const SORTS = [
		'popular'    => ProductSort::Popularity,
		'latest'     => ProductSort::Newest,
		'rating'     => ProductSort::Rating,
		'price_low'  => ProductSort::PriceLow,
		'price_high' => ProductSort::PriceHigh,
		'title'      => ProductSort::Title,
		'views'      => ProductSort::Views,
	];

	private const MOST_VALUES = 200;

	private const MOST_CHARACTERS = 200;

	public function __construct( private readonly Currency $currency ) {}

	/** @throws Problem 400 `marketday_invalid_filter`. */
	public function read( mixed $wire ): FilterState {
		$wire                 = $this->map( $wire, 'product_filters' );
		$price                = $this->map( $this->part( $wire, 'price' ), 'price' );
		[ $minimum, $maximum ] = PriceLimits::read(
			$this->price( $price['minPrice'] ?? null, 'price.minPrice' ),
			$this->price( $price['maxPrice'] ?? null, 'price.maxPrice' ),
			$this->currency
		);
		return new FilterState(
			$this->text( $wire['search'] ?? '', 'search' ),
			$this->terms( $wire ),
			$this->isAny( $wire['tax_relation'] ?? '' ),
			new ChosenPrices( $minimum, $maximum ),
			array_map( $this->status( ... ), $this->list( $wire, 'status' ) ),
			array_map( fn ( mixed $stars ): int => $this->integer( $stars, 'rating', 1, 5 ), $this->list( $wire, 'rating' ) ),
			$this->isTrue( $wire['on_sale'] ?? false, 'on_sale' ),
			$this->sort( $this->text( $wire['sorting'] ?? '', 'sorting' ) )
		);
	}

	/**
	 * @param array<array-key, mixed> $wire
	 * @return array<string, list<int>>
	 */
	private function terms( array $wire ): array {
		$terms = [];
		foreach ( $this->list( $wire, 'product_taxonomy' ) as $one ) {
			$taxonomy = is_array( $one ) && is_string( $one['taxonomy'] ?? null ) ? Slug::taxonomy( $one['taxonomy'] ) : '';
			if ( ! is_array( $one ) || ! ProductTaxonomies::has( $taxonomy ) ) {
				throw $this->invalid( 'product_taxonomy', 'must name taxonomies of products' );
			}
			$terms[ $taxonomy ] = [ ...( $terms[ $taxonomy ] ?? [] ), ...$this->ids( $one, 'term_ids' ) ];
		}
		$terms['product_cat'] = [ ...( $terms['product_cat'] ?? [] ), ...$this->ids( $wire, 'category' ) ];
		ksort( $terms );
		return array_filter( array_map( static fn ( array $ids ): array => array_values( array_unique( $ids ) ), $terms ) );
	}

	/**
	 * @param array<array-key, mixed> $source
	 * @return list<int>
	 */
	private function ids( array $source, string $name ): array {
		return array_map( fn ( mixed $id ): int => $this->integer( $id, $name, 1, PHP_INT_MAX ), $this->list( $source, $name ) );
	}

	/**
	 * @param array<array-key, mixed> $source
	 * @return list<mixed>
	 */
	private function list( array $source, string $name ): array {
		$part = array_values( $this->part( $source, $name ) );
		if ( count( $part ) > self::MOST_VALUES ) {
			throw $this->invalid( $name, sprintf( 'must have at most %d entries', self::MOST_VALUES ) );
		}
		return $part;
	}

	/**
	 * @param array<array-key, mixed> $source
	 * @return array<array-key, mixed> Clients send '' or {} for what is not set.
	 */
	private function part( array $source, string $name ): array {
		$part = $source[ $name ] ?? [];
		if ( '' === $part ) {
			return [];
		}
		if ( ! is_array( $part ) ) {
			throw $this->invalid( $name, 'must be a list or an object' );
		}
		return $part;
	}

	/** @return array<array-key, mixed> An empty list is PHP's own JSON of an empty map. */
	private function map( mixed $value, string $name ): array {
		if ( ! is_array( $value ) || ( [] !== $value && array_is_list( $value ) ) ) {
			throw $this->invalid( $name, 'must be an object' );
		}
		return $value;
	}

	private function isAny( mixed $relation ): bool {
		return match ( strtoupper( $this->text( $relation, 'tax_relation' ) ) ) {
			'', 'AND' => false,
			'OR'      => true,
			default   => throw $this->invalid( 'tax_relation', 'must be AND or OR' ),
		};
	}

	private function isTrue( mixed $value, string $name ): bool {
		return match ( true ) {
			in_array( $value, [ true, 1, '1', 'true' ], true )                  => true,
			in_array( $value, [ false, null, 0, '0', 'false', '', [] ], true ) => false,
			default => throw $this->invalid( $name, 'must be true or false' ),
		};
	}

	private function text( mixed $value, string $name ): string {
		if ( [] === $value || null === $value ) {
			return '';
		}
		if ( ! is_string( $value ) || ! mb_check_encoding( $value, 'UTF-8' ) || mb_strlen( $value ) > self::MOST_CHARACTERS ) {
			throw $this->invalid( $name, sprintf( 'must be a text of at most %d characters', self::MOST_CHARACTERS ) );
		}
		return TextLine::of( $value );
	}

	private function integer( mixed $value, string $name, int $minimum, int $maximum ): int {
		$number = is_int( $value ) || is_string( $value ) ? filter_var( $value, FILTER_VALIDATE_INT ) : false;
		if ( false === $number || $number < $minimum || $number > $maximum ) {
			throw $this->invalid( $name, 'must hold whole numbers in their range' );
		}
		return $number;
	}

	private function price( mixed $value, string $name ): ?int {
		if ( null === $value || '' === $value || [] === $value ) {
			return null;
		}
		$text = is_int( $value ) || is_float( $value ) || is_string( $value ) ? (string) $value : '';
		if ( 1 !== preg_match( '/^-?\d{1,9}(\.\d{1,6})?$/', $text ) ) {
			throw $this->invalid( $name, 'must be an amount' );
		}
		// docs/PROTOCOL.md#price-filter: below 0, or minus zero, is the end of the range.
		return str_starts_with( $text, '-' ) ? null : Money::fromDecimal( $text, $this->currency )->minor;
	}

	private function status( mixed $value ): StockStatus {
		return ( is_string( $value ) ? StockStatus::tryFrom( $value ) : null ) ?? throw $this->invalid( 'status', 'must hold instock, outofstock or onbackorder' );
	}

	private function sort( string $name ): ?ProductSort {
		if ( in_array( $name, [ '', 'default' ], true ) ) {
			return null;
		}
		return self::SORTS[ $name ] ?? ProductSort::tryFrom( $name ) ?? throw $this->invalid( 'sorting', 'must be a known order' );
	}

	private function invalid( string $name, string $reason ): Problem {
		return new Problem( 400, 'marketday_invalid_filter', sprintf( 'The filter cannot be used: %s %s.', $name, $reason ), [ 'params' => [ $name => $reason ] ] );
	}
}
