<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Storage\MetaRows;
use WP_Post;

/**
 * A product or variation as it is stored: the post and its meta fields, read by type. Amounts are the stored decimals, before any tax.
 * What is read comes from WordPress's caches, which `ProductRecords` fills for many products at once.
 */
final class ProductRecord {
	public function __construct(
		public readonly WP_Post $post,
		public readonly ProductType $type,
		/** The variable product of a variation. */
		public readonly ?self $parent = null
	) {}

	public function id(): int {
		return (int) $this->post->ID;
	}

	public function isVariation(): bool {
		return 'product_variation' === $this->post->post_type;
	}

	public function text( string $key ): string {
		$value = $this->field( $key );
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** The field, or the parent's where a variation leaves it empty: weight, dimensions. */
	public function ownOrParentText( string $key ): string {
		$own = $this->text( $key );
		return '' === $own && null !== $this->parent ? $this->parent->text( $key ) : $own;
	}

	public function flag( string $key ): bool {
		return 'yes' === $this->text( $key );
	}

	/** @return array<array-key, mixed> */
	public function map( string $key ): array {
		$value = $this->field( $key );
		return is_array( $value ) ? $value : [];
	}

	/** @return list<int> From a stored list, or from '12,15'. */
	public function ids( string $key ): array {
		$value = $this->field( $key );
		$ids   = is_array( $value ) ? $value : explode( ',', is_scalar( $value ) ? (string) $value : '' );
		return array_values( array_filter( array_map( 'absint', $ids ), static fn ( int $id ): bool => $id > 0 ) );
	}

	/** Field as `get_post_meta` answers, which takes several times as long: a card asks for twenty fields. */
	private function field( string $key ): mixed {
		$fields = has_filter( 'get_post_metadata' ) || has_filter( 'default_post_metadata' ) ? false : wp_cache_get( $this->id(), 'post_meta' );
		return is_array( $fields ) ? MetaRows::value( (string) ( $fields[ $key ][0] ?? '' ) ) : get_post_meta( $this->id(), $key, true );
	}

	/** A title for people; a variation's is that of its parent. */
	public function name(): string {
		$post = null !== $this->parent ? $this->parent->post : $this->post;
		return wp_specialchars_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES );
	}

	public function regularPrice(): string {
		$regular = $this->text( '_regular_price' );
		return '' === $regular ? $this->text( '_price' ) : $regular;
	}

	/** The decimal a shopper pays now, '' without a price. */
	public function price( DateTimeImmutable $now ): string {
		return $this->isOnSale( $now ) ? $this->text( '_sale_price' ) : $this->regularPrice();
	}

	public function isOnSale( DateTimeImmutable $now ): bool {
		return SaleSchedule::applies(
			$this->regularPrice(),
			$this->text( '_sale_price' ),
			$this->text( '_sale_price_dates_from' ),
			$this->text( '_sale_price_dates_to' ),
			$now
		);
	}

	public function taxStatus(): string {
		$status = null !== $this->parent ? $this->parent->text( '_tax_status' ) : $this->text( '_tax_status' );
		return '' === $status ? 'taxable' : $status;
	}

	/** '' is the standard rate; a variation's own class 'parent' is its parent's. */
	public function taxClass(): string {
		$class = $this->text( '_tax_class' );
		return 'parent' === $class ? ( $this->parent?->text( '_tax_class' ) ?? '' ) : $class;
	}

	/** The record whose number is the stock: itself, the parent of a variation, or none where stock is not managed. */
	public function stockKeeper(): ?self {
		if ( $this->flag( '_manage_stock' ) ) {
			return $this;
		}
		return null !== $this->parent && $this->parent->flag( '_manage_stock' ) ? $this->parent : null;
	}

	public function isSoldIndividually(): bool {
		return ( $this->parent ?? $this )->flag( '_sold_individually' );
	}

	public function needsShipping(): bool {
		return ! $this->flag( '_virtual' );
	}

	/** @return array<string, string> A variation's choice: value by `attribute_{key}`, '' for any. */
	public function choice(): array {
		$choice = [];
		foreach ( null === $this->parent ? [] : $this->parent->map( '_product_attributes' ) as $key => $attribute ) {
			if ( is_array( $attribute ) && ! empty( $attribute['is_variation'] ) ) {
				$choice[ "attribute_{$key}" ] = $this->text( "attribute_{$key}" );
			}
		}
		return $choice;
	}
}
