<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Reads products as a visitor may see them: drafts, private and password-protected ones are never returned. */
interface Catalogue {
	public function query( ProductQuery $query ): ProductPage;

	public function product( int $id ): ?Product;

	/**
	 * Several at once, in the order asked for, without those that do not exist.
	 *
	 * @param list<int> $ids
	 * @return list<Product>
	 */
	public function products( array $ids ): array;

	/** @return list<Variation> Of a variable product, in its order; hidden ones included with visible = false. */
	public function variations( int $productId ): array;

	/** Number of variations of a variable product that have a price and can be seen; none of them is read for it. */
	public function countVariations( int $productId ): int;

	/**
	 * Products and variations that are asked for next, for their cards: an engine may read them together.
	 *
	 * @param list<int> $ids
	 */
	public function prime( array $ids ): void;

	/**
	 * Several at once, of any products; those that visitors cannot see are left out.
	 *
	 * @param list<int> $ids
	 * @return array<int, Variation> By id.
	 */
	public function variationsById( array $ids ): array;

	/**
	 * The variation that a full choice leads to, null where none matches.
	 *
	 * @param array<string, string> $chosen Value by `attribute_{key}`.
	 */
	public function findVariation( int $productId, array $chosen ): ?Variation;

	/**
	 * The wire object of docs/PROTOCOL.md#variation (also wc-ajax get_variation's answer).
	 *
	 * @return array<string, mixed>
	 */
	public function variationData( Variation $variation ): array;

	/**
	 * Pictures of the media library in the sizes of products, in the order asked for, without those that are gone.
	 *
	 * @param list<int> $ids
	 * @return list<Image>
	 */
	public function images( array $ids ): array;

	/** @return list<Term> Of `product_cat`, `product_tag` or an attribute's taxonomy, by the shop's order. */
	public function terms( string $taxonomy, bool $hideEmpty = true ): array;

	/**
	 * The same of several taxonomies, which an engine may read at once.
	 *
	 * @param list<string> $taxonomies
	 * @return array<string, list<Term>> By taxonomy.
	 */
	public function termsOfMany( array $taxonomies, bool $hideEmpty = true ): array;

	/** @return array<string, string> Label by taxonomy of the global attributes: `pa_colour` => 'Colour'. */
	public function attributeTaxonomies(): array;
}
