<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\SubmittedChoice;
use Marketday\Engine\Contract\Variation;

/** Variations of the embedded store's variable products. */
final class EmbeddedVariations {
	public function __construct(
		private readonly ProductRecords $records,
		private readonly MemberPrices $members,
		private readonly AttributeReader $attributes,
		private readonly VariationReader $reader,
		private readonly VariationData $data
	) {}

	/** @return list<Variation> None of what is no variable product. */
	public function all( int $productId ): array {
		$parent = $this->parent( $productId );
		return null === $parent ? [] : array_map( [ $this->reader, 'variation' ], $this->records->variationsOf( $parent ) );
	}

	public function count( int $productId ): int {
		$parent = $this->parent( $productId );
		return null === $parent ? 0 : count( $this->members->ofVariable( $parent ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, Variation> By id; what is none is left out.
	 */
	public function byId( array $ids ): array {
		$found = [];
		foreach ( $this->records->publishedRecords( $ids ) as $record ) {
			if ( $record->isVariation() ) {
				$found[ $record->id() ] = $this->reader->variation( $record );
			}
		}
		return $found;
	}

	/** @param array<string, string> $chosen Value by `attribute_{key}`. */
	public function find( int $productId, array $chosen ): ?Variation {
		$parent = $this->parent( $productId );
		if ( null === $parent ) {
			return null;
		}
		$attributes = array_values( array_filter( $this->attributes->attributes( $parent ), static fn ( ProductAttribute $one ): bool => $one->use->forVariations ) );
		$found      = ( new VariationFinder() )->find( $this->records->variationsOf( $parent ), $attributes, SubmittedChoice::read( $attributes, $chosen ) );
		return null === $found ? null : $this->reader->variation( $found );
	}

	/** @return array<string, mixed> Data of a variation, as scripts have them (docs/PROTOCOL.md#variation). */
	public function data( Variation $variation ): array {
		return $this->data->of( $variation );
	}

	private function parent( int $productId ): ?ProductRecord {
		$record = $this->records->findPublished( $productId );
		return null !== $record && ProductType::Variable === $record->type ? $record : null;
	}
}
