<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\Slug;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\Text\TextLine;
use Marketday\Search\Contract\ChosenPrices;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\ProductTaxonomies;
use WP_Term;

/**
 * The filter's memory: `?filter_colour=red,blue&min_price=10&rating_filter=4,5&filter_stock_status=instock&orderby=price`.
 * WooCommerce's names where it has one. Lists come with commas or, from a plain form, as `filter_colour[]`. What is unknown in an
 * address is as if it were not there: addresses are typed, cut and grow old. Listings with a query id add `-{id}` to each name.
 */
final class FilterUrl {
	private const MOST_VALUES = 50;
	private const MOST_CHARACTERS = 200;

	/** Length in octets: slugs have 200 of them. */
	private const LONGEST_SLUG = 600;

	/** Parameters beside the taxonomies'. */
	private const COMMON = [ 'filter_search', 'filter_relation', 'filter_stock_status', 'min_price', 'max_price', 'rating_filter', 'on_sale', 'orderby' ];

	/** Attributes of these names keep their `pa_`, for their short names mean something else. */
	private const RESERVED = [ 'search', 'relation', 'stock_status', 'product_cat', 'product_tag', 'product_brand' ];

	public function __construct(
		private readonly Currency $currency,
		private readonly string $queryId = ''
	) {}

	/** The parameter of a taxonomy. */
	public function taxonomyParameter( string $taxonomy ): string {
		$short = str_starts_with( $taxonomy, 'pa_' ) ? substr( $taxonomy, 3 ) : $taxonomy;
		return $this->parameter( 'filter_' . ( in_array( $short, self::RESERVED, true ) ? $taxonomy : $short ) );
	}

	/** A name as this listing's addresses have it. */
	public function parameter( string $name ): string {
		return '' === $this->queryId ? $name : "{$name}-{$this->queryId}";
	}

	/** @return list<string> Every parameter a listing's state may have in an address, its page included. */
	public function parameterNames(): array {
		return [
			...array_map( $this->parameter( ... ), [ ...self::COMMON, ListingContext::PAGE ] ),
			...array_map( $this->taxonomyParameter( ... ), ProductTaxonomies::names() ),
		];
	}

	/** @param array<array-key, mixed> $query Parameters of an address, unslashed. */
	public function read( array $query ): FilterState {
		$terms = [];
		foreach ( ProductTaxonomies::names() as $taxonomy ) {
			$ids = $this->termIds( $taxonomy, $this->values( $query, $this->taxonomyParameter( $taxonomy ) ) );
			if ( [] !== $ids ) {
				$terms[ $taxonomy ] = $ids;
			}
		}
		ksort( $terms );
		$ratings = array_map(
			'intval',
			array_filter( $this->values( $query, $this->parameter( 'rating_filter' ) ), static fn ( string $value ): bool => 1 === preg_match( '/^[1-5]$/', $value ) )
		);
		[ $minimum, $maximum ] = PriceLimits::read( $this->price( $query, 'min_price' ), $this->price( $query, 'max_price' ), $this->currency );
		return new FilterState(
			$this->text( $query, 'filter_search' ),
			$terms,
			'or' === strtolower( $this->text( $query, 'filter_relation' ) ),
			new ChosenPrices( $minimum, $maximum ),
			array_values( array_filter( array_map( [ StockStatus::class, 'tryFrom' ], $this->values( $query, $this->parameter( 'filter_stock_status' ) ) ) ) ),
			array_values( $ratings ),
			'1' === $this->text( $query, 'on_sale' ),
			ProductSort::tryFrom( $this->text( $query, 'orderby' ) )
		);
	}

	/** @return array<string, string> The parameters that hold this state, in a fixed order; the page is not among them. */
	public function parameters( FilterState $state ): array {
		$named = [ $this->parameter( 'filter_search' ) => $state->search ];
		_prime_term_caches( array_merge( ...array_values( $state->terms ) ), false );
		foreach ( $state->terms as $taxonomy => $ids ) {
			$named[ $this->taxonomyParameter( $taxonomy ) ] = implode( ',', $this->slugs( $taxonomy, $ids ) );
		}
		$others = [
			'filter_relation'     => $state->anyTaxonomy ? 'or' : '',
			'min_price'           => $this->decimal( $state->price->minimum ),
			'max_price'           => $this->decimal( $state->price->maximum ),
			'rating_filter'       => implode( ',', $state->ratings ),
			'filter_stock_status' => implode( ',', array_map( static fn ( StockStatus $status ): string => $status->value, $state->stock ) ),
			'on_sale'             => $state->onSale ? '1' : '',
			'orderby'             => $state->sort->value ?? '',
		];
		foreach ( $others as $name => $value ) {
			$named[ $this->parameter( $name ) ] = $value;
		}
		return array_filter( $named, static fn ( string $value ): bool => '' !== $value );
	}

	/** An address with this state in the place of the one it has, on its first page. */
	public function url( string $address, FilterState $state ): string {
		$bare  = $this->without( $this->parameterNames(), (string) preg_replace( '#/page/\d+/?(?=$|\?)#', '/', $address ) );
		$pairs = [];
		foreach ( $this->parameters( $state ) as $name => $value ) {
			$pairs[] = rawurlencode( $name ) . '=' . str_replace( '%2C', ',', rawurlencode( $value ) );
		}
		return $bare . ( [] === $pairs ? '' : ( str_contains( $bare, '?' ) ? '&' : '?' ) . implode( '&', $pairs ) );
	}

	/**
	 * Address as `remove_query_arg` gives it, which takes the address apart once for each name.
	 *
	 * @param list<string> $names
	 */
	private function without( array $names, string $address ): string {
		[ $path, $query ] = explode( '?', $address, 2 ) + [ 1 => '' ];
		$kept             = array_filter(
			explode( '&', $query ),
			static fn ( string $pair ): bool => '' !== $pair && ! in_array( urldecode( (string) preg_replace( '/(=|\[|%5B|~|%7E).*$/is', '', $pair ) ), $names, true )
		);
		return $path . ( [] === $kept ? '' : '?' . implode( '&', $kept ) );
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @return list<string>
	 */
	private function values( array $query, string $name ): array {
		$value  = $query[ $name ] ?? '';
		$values = is_array( $value ) ? array_filter( $value, 'is_string' ) : explode( ',', is_string( $value ) ? $value : '' );
		$values = array_unique( array_filter(
			array_map( 'trim', $values ),
			static fn ( string $one ): bool => '' !== $one && strlen( $one ) <= self::LONGEST_SLUG && mb_check_encoding( $one, 'UTF-8' )
		) );
		return array_slice( array_values( $values ), 0, self::MOST_VALUES );
	}

	/** @param array<array-key, mixed> $query */
	private function text( array $query, string $name ): string {
		$value = $query[ $this->parameter( $name ) ] ?? '';
		return is_string( $value ) && mb_check_encoding( $value, 'UTF-8' ) ? mb_substr( TextLine::of( $value ), 0, self::MOST_CHARACTERS ) : '';
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @return int|null Minor units.
	 */
	private function price( array $query, string $name ): ?int {
		$value = $this->text( $query, $name );
		return 1 === preg_match( '/^\d{1,9}(\.\d{1,4})?$/', $value ) ? Money::fromDecimal( $value, $this->currency )->minor : null;
	}

	private function decimal( ?int $minor ): string {
		return null === $minor ? '' : (string) preg_replace( '/\.0+$/', '', ( new Money( $minor, $this->currency ) )->decimal() );
	}

	/**
	 * Ids of terms, without WordPress's cache of term queries, which nothing bounds: addresses with made-up values would each leave an entry.
	 *
	 * @param list<string> $slugs
	 * @return list<int>
	 */
	private function termIds( string $taxonomy, array $slugs ): array {
		$slugs = array_map( Slug::of( ... ), $slugs );
		$terms = [] === $slugs ? [] : get_terms( [
			'taxonomy'               => $taxonomy,
			'slug'                   => $slugs,
			'get'                    => 'all',
			'orderby'                => 'none',
			'suppress_filter'        => true,
			'cache_results'          => false,
			'update_term_meta_cache' => false,
		] );
		$ids   = is_array( $terms ) ? array_column( $terms, 'term_id', 'slug' ) : [];
		$known = array_map( static fn ( string $slug ): int => (int) ( $ids[ $slug ] ?? 0 ), $slugs );
		return array_values( array_unique( array_diff( $known, [ 0 ] ) ) );
	}

	/**
	 * @param list<int> $ids
	 * @return list<string>
	 */
	private function slugs( string $taxonomy, array $ids ): array {
		$slugs = [];
		foreach ( $ids as $id ) {
			$term = get_term( $id, $taxonomy );
			if ( $term instanceof WP_Term ) {
				$slugs[] = $term->slug;
			}
		}
		return $slugs;
	}
}
