<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductPage;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\Variation;

/** The embedded store's products, as the contract reads them. */
final class EmbeddedCatalogue implements Catalogue {
	public function __construct(
		private readonly ProductRecords $records,
		private readonly CatalogueQuery $query,
		private readonly MemberPrices $members,
		private readonly ProductReader $reader,
		private readonly EmbeddedVariations $variations,
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
		$records  = array_filter( $this->records->publishedRecords( $ids ), static fn ( ProductRecord $record ): bool => ! $record->isVariation() );
		$products = array_values( $records );
		$this->members->prime( $products );
		return array_map( [ $this->reader, 'product' ], $products );
	}

	public function variations( int $productId ): array {
		return $this->variations->all( $productId );
	}

	public function countVariations( int $productId ): int {
		return $this->variations->count( $productId );
	}

	public function prime( array $ids ): void {
		$this->records->prime( $ids );
	}

	public function variationsById( array $ids ): array {
		return $this->variations->byId( $ids );
	}

	public function findVariation( int $productId, array $chosen ): ?Variation {
		return $this->variations->find( $productId, $chosen );
	}

	public function variationData( Variation $variation ): array {
		return $this->variations->data( $variation );
	}

	public function images( array $ids ): array {
		return Image::each( $ids, $this->pictures->image( ... ) );
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
}
