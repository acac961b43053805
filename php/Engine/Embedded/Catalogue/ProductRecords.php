<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductType;
use WP_Post;

/** Reads stored products, many at a time: posts, meta, terms and pictures of a page of products in a handful of queries. */
final class ProductRecords {
	/**
	 * Records in the order asked for, without those that do not exist or that no visitor may see.
	 *
	 * @param list<int> $ids
	 * @return list<ProductRecord>
	 */
	public function publishedRecords( array $ids ): array {
		$this->prime( $ids );
		$records = [];
		foreach ( $ids as $id ) {
			$record = $this->find( $id );
			if ( null !== $record && $this->isPublic( $record ) ) {
				$records[] = $record;
			}
		}
		return $records;
	}

	/** The product or variation whatever its state; null where there is none (or a variation has lost its parent). */
	public function find( int $id ): ?ProductRecord {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post ) {
			return null;
		}
		if ( 'product' === $post->post_type ) {
			return new ProductRecord( $post, $this->type( $post ) );
		}
		$parent = 'product_variation' === $post->post_type ? $this->find( (int) $post->post_parent ) : null;
		return null === $parent || $parent->isVariation() ? null : new ProductRecord( $post, ProductType::Simple, $parent );
	}

	/** The product or variation as a visitor may see it. */
	public function findPublished( int $id ): ?ProductRecord {
		$record = $this->find( $id );
		return null !== $record && $this->isPublic( $record ) ? $record : null;
	}

	/**
	 * The variations of a variable product in their order; those switched off (private) included.
	 *
	 * @return list<ProductRecord>
	 */
	public function variationsOf( ProductRecord $parent ): array {
		global $wpdb;
		$sql = "SELECT ID FROM {$wpdb->posts} WHERE post_parent = %d AND post_type = 'product_variation' AND post_status IN ( 'publish', 'private' ) ORDER BY menu_order ASC, ID ASC";
		$ids = array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( $sql, $parent->id() ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- written above.
		_prime_post_caches( $ids, false, true );
		$records = [];
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post ) {
				$records[] = new ProductRecord( $post, ProductType::Simple, $parent );
			}
		}
		$this->primePictures( $ids );
		return $records;
	}

	/** @param list<int> $ids What cards show of these. */
	public function prime( array $ids ): void {
		if ( [] === $ids ) {
			return;
		}
		_prime_post_caches( $ids, false, true );
		( new TermRelations() )->primeCards( $ids );
		$this->primePictures( $ids );
	}

	/** @param list<int> $ids Products of which more is shown: their categories, tags and attributes. */
	public function primeTerms( array $ids ): void {
		( new TermRelations() )->prime( $ids );
	}

	private function isPublic( ProductRecord $record ): bool {
		$product = $record->parent ?? $record;
		return 'publish' === $record->post->post_status && 'publish' === $product->post->post_status && '' === $product->post->post_password;
	}

	private function type( WP_Post $post ): ProductType {
		$terms = get_the_terms( $post, 'product_type' );
		$name  = is_array( $terms ) && isset( $terms[0] ) ? $terms[0]->slug : '';
		return ProductType::tryFrom( $name ) ?? ProductType::Simple;
	}

	/** @param list<int> $ids Products whose meta is in the cache already. */
	private function primePictures( array $ids ): void {
		$pictures = [];
		foreach ( $ids as $id ) {
			$pictures[] = (int) get_post_meta( $id, '_thumbnail_id', true );
			foreach ( explode( ',', (string) get_post_meta( $id, '_product_image_gallery', true ) ) as $picture ) {
				$pictures[] = (int) $picture;
			}
		}
		$pictures = array_values( array_unique( array_filter( $pictures, static fn ( int $id ): bool => $id > 0 ) ) );
		if ( [] !== $pictures ) {
			_prime_post_caches( $pictures, false, true );
		}
	}
}
