<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Search\Contract\ChosenPrices;
use Marketday\Search\Contract\FilterState;
use WP_Term;

/** All that is chosen in a listing, as chips that take it back. */
final class Chips {
	public function __construct(
		private readonly ListingContext $context,
		private readonly string $queryId,
		private readonly FilterState $state
	) {}

	/** @return list<Chip> */
	public function all(): array {
		return [ ...$this->search(), ...$this->terms(), ...$this->prices(), ...$this->ratings(), ...$this->statuses(), ...$this->sale() ];
	}

	/** Address where nothing is chosen; the order stays. */
	public function clearUrl(): string {
		return $this->context->url( new FilterState( sort: $this->state->sort ), $this->queryId );
	}

	public static function statusLabel( StockStatus $status ): string {
		return match ( $status ) {
			StockStatus::InStock     => __( 'In stock', 'marketday' ),
			StockStatus::OutOfStock  => __( 'Out of stock', 'marketday' ),
			StockStatus::OnBackorder => __( 'On backorder', 'marketday' ),
		};
	}

	/** @return list<Chip> */
	private function search(): array {
		/* translators: %s: words that are searched for. */
		return '' === $this->state->search ? [] : [ $this->chip( 'search', $this->state->search, sprintf( __( 'Search: %s', 'marketday' ), $this->state->search ), $this->state->with( search: '' ) ) ];
	}

	/** @return list<Chip> */
	private function terms(): array {
		$chips = [];
		foreach ( $this->state->terms as $taxonomy => $ids ) {
			foreach ( $ids as $id ) {
				$term = get_term( $id, $taxonomy );
				if ( $term instanceof WP_Term ) {
					$chips[] = $this->chip( $taxonomy, $term->slug, $term->name, $this->state->withTerms( $taxonomy, array_values( array_diff( $ids, [ $id ] ) ) ) );
				}
			}
		}
		return $chips;
	}

	/** @return list<Chip> */
	private function prices(): array {
		$money = fn ( int $minor ): string => ( new Money( $minor, $this->context->currency() ) )->format();
		$chips = [];
		if ( null !== $this->state->price->minimum ) {
			/* translators: %s: a price. */
			$chips[] = $this->chip( 'minPrice', '', sprintf( __( 'Min: %s', 'marketday' ), $money( $this->state->price->minimum ) ), $this->state->with( price: new ChosenPrices( null, $this->state->price->maximum ) ) );
		}
		if ( null !== $this->state->price->maximum ) {
			/* translators: %s: a price. */
			$chips[] = $this->chip( 'maxPrice', '', sprintf( __( 'Max: %s', 'marketday' ), $money( $this->state->price->maximum ) ), $this->state->with( price: new ChosenPrices( $this->state->price->minimum ) ) );
		}
		return $chips;
	}

	/** @return list<Chip> */
	private function ratings(): array {
		return array_map( fn ( int $stars ): Chip => $this->chip(
			'rating',
			(string) $stars,
			/* translators: %s: whole stars from 1 to 5. */
			sprintf( __( 'Rating: %s', 'marketday' ), number_format_i18n( $stars ) ),
			$this->state->with( ratings: array_values( array_diff( $this->state->ratings, [ $stars ] ) ) )
		), $this->state->ratings );
	}

	/** @return list<Chip> */
	private function statuses(): array {
		return array_map( fn ( StockStatus $status ): Chip => $this->chip(
			'status',
			$status->value,
			self::statusLabel( $status ),
			$this->state->with( stock: array_values( array_filter( $this->state->stock, static fn ( StockStatus $one ): bool => $one !== $status ) ) )
		), $this->state->stock );
	}

	/** @return list<Chip> */
	private function sale(): array {
		return $this->state->onSale ? [ $this->chip( 'sale', '1', __( 'On sale', 'marketday' ), $this->state->with( onSale: false ) ) ] : [];
	}

	private function chip( string $facet, string $value, string $label, FilterState $without ): Chip {
		return new Chip( $facet, $value, $label, $this->context->url( $without, $this->queryId ) );
	}
}
