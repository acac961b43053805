<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\ProductPage;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\SentChoice;
use Marketday\Engine\Contract\Variation;

/** The embedded store's shelves, as the contract reads them. */
final class EmbeddedCatalogue implements Catalogue {
	public function __construct(
		private readonly ProductRecords $records,
		private readonly CatalogueQuery $query,
		private readonly MemberPrices $families,
		private readonly ProductReader $reader,
		private readonly VariationReader $variationReader,
		private readonly VariationData $variationData,
		private readonly TermReader $terms,
		private readonly AttributeReader $attributes,
		private readonly ImageReader $pictures
	) {}

	public function query( ProductQuery $query ): ProductPage {
		$found = $this->query->run( $query );
		return new ProductPage( $this->products( $found['ids'] ), $found['total'], max( 1, $query->page ), $query->perPage );
	}

	public function product( int $id ): ?Product {
		$this->records->primeTerms( [ $id ] );
		return $this->products( [ $id ] )[0] ?? null;
	}

	public function products( array $ids ): array {
		$records  = array_filter( $this->records->published( $ids ), static fn ( ProductRecord $record ): bool => ! $record->isVariation() );
		$products = array_values( $records );
		$this->families->prime( $products );
		return array_map( [ $this->reader, 'product' ], $products );
	}

	public function variations( int $productId ): array {
		$parent = $this->parent( $productId );
		return null === $parent ? [] : array_map( [ $this->variationReader, 'variation' ], $this->records->variationsOf( $parent ) );
	}

	public function countVariations( int $productId ): int {
		$parent = $this->parent( $productId );
		return null === $parent ? 0 : count( $this->families->ofVariable( $parent ) );
	}

	public function prime( array $ids ): void {
		$this->records->prime( $ids );
	}

	public function variationsById( array $ids ): array {
		$found = [];
		foreach ( $this->records->published( $ids ) as $record ) {
			if ( $record->isVariation() ) {
				$found[ $record->id() ] = $this->variationReader->variation( $record );
			}
		}
		return $found;
	}

	public function findVariation( int $productId, array $chosen ): ?Variation {
		$parent = $this->parent( $productId );
		if ( null === $parent ) {
			return null;
		}
		$attributes = array_values( array_filter( $this->attributes->attributes( $parent ), static fn ( ProductAttribute $one ): bool => $one->forVariations ) );
		$found      = ( new VariationFinder() )->find( $this->records->variationsOf( $parent ), $attributes, SentChoice::read( $attributes, $chosen ) );
		return null === $found ? null : $this->variationReader->variation( $found );
	}

	public function variationData( Variation $variation ): array {
		return $this->variationData->of( $variation );
	}

	public function images( array $ids ): array {
		_prime_post_caches( $ids, false, true );
		return array_values( array_filter(
			array_map( fn ( int $id ): ?Image => $this->pictures->image( $id ), $ids ),
			static fn ( ?Image $picture ): bool => null !== $picture
		) );
	}

	public function terms( string $taxonomy, bool $hideEmpty = true ): array {
		return $this->terms->all( [ $taxonomy ], $hideEmpty )[ $taxonomy ];
	}

	public function termsOfMany( array $taxonomies, bool $hideEmpty = true ): array {
		return $this->terms->all( $taxonomies, $hideEmpty );
	}

	public function attributeTaxonomies(): array {
		return $this->attributes->labels();
	}

	private function parent( int $productId ): ?ProductRecord {
		$record = $this->records->findPublished( $productId );
		return null !== $record && ProductType::Variable === $record->type ? $record : null;
	}
}
