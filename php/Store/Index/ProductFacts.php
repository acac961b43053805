<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

use Marketday\Store\Index\Text\ProductText;

/** What the index knows of one published product. */
final class ProductFacts {
	/** What the products table keeps of a product beside its numbers. */
	public const ROW = [ 'units', 'entries', 'menu_order', 'title', 'published', 'low', 'high', 'sales', 'views', 'rating', 'ratings' ];

	/** @var list<Entry>|null */
	private ?array $entries = null;

	/** @var array<string, string>|null */
	private ?array $row = null;

	/**
	 * @param list<UnitFacts>          $units
	 * @param array<string, list<int>> $terms Term ids by taxonomy that is no attribute; categories with their ancestors.
	 */
	public function __construct(
		public readonly int $id,
		public readonly array $units,
		public readonly array $terms,
		public readonly bool $inCatalogue,
		public readonly bool $inSearch,
		public readonly bool $featured,
		public readonly string $title,
		public readonly string $published,
		public readonly int $menuOrder,
		public readonly int $sales,
		public readonly int $views,
		/** Mean rating times 100. */
		public readonly int $rating,
		public readonly int $ratings,
		public readonly ProductText $text = new ProductText()
	) {}

	/** @return array{int, int} Lowest and highest price in minor units, 0 without one. */
	public function prices(): array {
		$prices = array_filter( array_map( static fn ( UnitFacts $unit ): ?int => $unit->price, $this->units ), 'is_int' );
		return [] === $prices ? [ 0, 0 ] : [ min( $prices ), max( $prices ) ];
	}

	/** @return array<string, string> As the products table keeps it, by ROW. */
	public function row(): array {
		return $this->row ??= $this->written();
	}

	/** @return array<string, string> */
	private function written(): array {
		[ $low, $high ] = $this->prices();
		return array_map(
			'strval',
			[
				'units'      => implode( ' ', array_map( static fn ( UnitFacts $unit ): int => $unit->id, $this->units ) ),
				'entries'    => implode( ' ', array_map( static fn ( Entry $entry ): string => $entry->key(), $this->entries() ) ),
				'menu_order' => $this->menuOrder,
				'title'      => mb_substr( $this->title, 0, 120 ),
				'published'  => $this->published,
				'low'        => $low,
				'high'       => $high,
				'sales'      => $this->sales,
				'views'      => $this->views,
				'rating'     => $this->rating,
				'ratings'    => $this->ratings,
			]
		);
	}

	/** @return int Whole stars as they are drawn, 4.5 as 5; 0 without a rating. */
	public function stars(): int {
		return $this->ratings > 0 ? max( 1, (int) round( $this->rating / 100 ) ) : 0;
	}

	/** @return list<Entry> Every bit that is set for this product. */
	public function entries(): array {
		return $this->entries ??= $this->bits();
	}

	/** @return list<Entry> */
	private function bits(): array {
		$entries = [];
		foreach ( $this->terms as $taxonomy => $ids ) {
			foreach ( $ids as $id ) {
				$entries[] = new Entry( $taxonomy, $id );
			}
		}
		foreach ( $this->flags() as $facet => $value ) {
			$entries[] = new Entry( $facet, $value );
		}
		foreach ( $this->units as $plane => $unit ) {
			array_push( $entries, ...$this->unitEntries( $plane, $unit ) );
		}
		return $entries;
	}

	/** @return array<string, int> */
	private function flags(): array {
		return array_filter(
			[
				Facet::CATALOGUE => $this->inCatalogue ? 1 : 0,
				Facet::SEARCH    => $this->inSearch ? 1 : 0,
				Facet::FEATURED  => $this->featured ? 1 : 0,
				Facet::RATING    => $this->stars(),
			],
			static fn ( int $value ): bool => $value > 0
		);
	}

	/** @return list<Entry> */
	private function unitEntries( int $plane, UnitFacts $unit ): array {
		$entries = [
			new Entry( Facet::UNIT, 1, $plane ),
			new Entry( Facet::STOCK, Facet::stockValue( $unit->stock ), $plane ),
		];
		if ( $unit->onSale ) {
			$entries[] = new Entry( Facet::SALE, 1, $plane );
		}
		foreach ( $unit->terms as $taxonomy => $ids ) {
			foreach ( $ids as $id ) {
				$entries[] = new Entry( $taxonomy, $id, $plane );
			}
		}
		if ( null !== $unit->price ) {
			$entries[] = new Entry( Facet::PRICE, Facet::PRICED, $plane );
			for ( $digit = 0, $rest = $unit->price; $rest > 0; $digit++, $rest >>= 1 ) {
				if ( 1 === ( $rest & 1 ) ) {
					$entries[] = new Entry( Facet::PRICE, $digit, $plane );
				}
			}
		}
		return $entries;
	}
}
