<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Text\ProductText;

/** Facts that the index knows of one published product. */
final class ProductFacts {
	/** Columns that the products table keeps of a product beside its numbers. */
	public const ROW = [ 'units', 'entries', 'menu_order', 'title', 'published', 'low', 'high', 'sales', 'views', 'rating', 'ratings', 'text_hash' ];

	private ?Entries $entries = null;

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
		public readonly ProductVisibility $visibility,
		public readonly string $title,
		public readonly string $published,
		public readonly ProductFigures $figures,
		public readonly ProductText $text = new ProductText()
	) {}

	/** @return array{int, int} Lowest and highest price in minor units, 0 without one. */
	public function prices(): array {
		$prices = array_filter( array_map( static fn ( UnitFacts $unit ): ?int => $unit->price, $this->units ), 'is_int' );
		return [] === $prices ? [ 0, 0 ] : [ min( $prices ), max( $prices ) ];
	}

	/** @return array<string, string> As the products table keeps it, by ROW. */
	public function row(): array {
		return $this->row ??= $this->columnValues();
	}

	/** @return array<string, string> */
	private function columnValues(): array {
		[ $low, $high ] = $this->prices();
		return array_map(
			'strval',
			[
				'units'      => implode( ' ', array_map( static fn ( UnitFacts $unit ): int => $unit->id, $this->units ) ),
				'entries'    => $this->entries()->text(),
				'menu_order' => $this->figures->menuOrder,
				'title'      => mb_substr( $this->title, 0, 120 ),
				'published'  => $this->published,
				'low'        => $low,
				'high'       => $high,
				'sales'      => $this->figures->sales,
				'views'      => $this->figures->views,
				'rating'     => $this->figures->rating,
				'ratings'    => $this->figures->ratings,
				'text_hash'  => $this->text->hash(),
			]
		);
	}

	/** @return int Whole stars as they are drawn, 4.5 as 5; 0 without a rating. */
	public function stars(): int {
		return $this->figures->ratings > 0 ? max( 1, (int) round( $this->figures->rating / 100 ) ) : 0;
	}

	/** Every bit that is set for this product. */
	public function entries(): Entries {
		return $this->entries ??= new Entries( $this->planes() );
	}

	/** @return list<array<string, list<int>>> Values by facet. */
	private function planes(): array {
		$planes    = array_map( $this->ofUnit( ... ), $this->units );
		$planes[0] = $this->terms + array_map( static fn ( int $value ): array => [ $value ], $this->flags() ) + ( $planes[0] ?? [] );
		return $planes;
	}

	/** @return array<string, int> */
	private function flags(): array {
		return array_filter(
			[
				Facet::CATALOGUE => $this->visibility->inCatalogue ? 1 : 0,
				Facet::SEARCH    => $this->visibility->inSearch ? 1 : 0,
				Facet::FEATURED  => $this->visibility->featured ? 1 : 0,
				Facet::RATING    => $this->stars(),
			],
			static fn ( int $value ): bool => $value > 0
		);
	}

	/** @return array<string, list<int>> */
	private function ofUnit( UnitFacts $unit ): array {
		$fixed = [];
		foreach ( $unit->fixed as $code => $price ) {
			$fixed[ Facet::priceIn( $code ) ] = Facet::priceValues( $price );
		}
		return $unit->terms + $fixed + [
			Facet::UNIT  => [ 1 ],
			Facet::STOCK => [ Facet::stockValue( $unit->stock ) ],
			Facet::SALE  => $unit->onSale ? [ 1 ] : [],
			Facet::PRICE => null === $unit->price ? [] : Facet::priceValues( $unit->price ),
		];
	}
}
