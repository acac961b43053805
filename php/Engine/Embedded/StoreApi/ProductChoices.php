<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Engine\Embedded\Catalogue\AttributeReader;
use Marketday\Engine\Embedded\Catalogue\MemberPrices;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Engine\Embedded\Schema\AttributeTaxonomies;

/** The fields `attributes` and `variations` of a product, and a variation's choice as a sentence. */
final class ProductChoices {
	/** @var array<int, array<string, string>> Chosen value by meta key, by variation. */
	private array $chosen = [];

	/** @var array<int, true> */
	private array $read = [];

	public function __construct(
		private readonly AttributeReader $attributes,
		private readonly MemberPrices $members
	) {}

	/** @param list<ProductRecord> $records */
	public function prime( array $records ): void {
		$this->members->prime( $records );
		$ids = [];
		foreach ( $records as $record ) {
			if ( ProductType::Variable === $record->type && ! isset( $this->read[ $record->id() ] ) ) {
				$this->read[ $record->id() ] = true;
				array_push( $ids, ...array_column( $this->members->ofVariable( $record ), 'id' ) );
			}
		}
		$this->readChosen( $ids );
	}

	/** @return list<array<string, mixed>> */
	public function attributes( ProductRecord $record ): array {
		if ( $record->isVariation() ) {
			return [];
		}
		$taxonomies = ( new AttributeTaxonomies() )->all();
		$rows       = [];
		foreach ( $this->attributes->attributes( $record ) as $attribute ) {
			if ( $attribute->use->visible || $attribute->use->forVariations ) {
				$rows[] = [
					'id'             => $taxonomies[ (string) $attribute->taxonomy ]['id'] ?? 0,
					'name'           => $attribute->name,
					'taxonomy'       => $attribute->taxonomy,
					'has_variations' => $attribute->use->forVariations,
					'terms'          => $this->options( $record, $attribute ),
				];
			}
		}
		return $rows;
	}

	/** @return list<array{id: int, attributes: list<array{name: string, value: string|null}>}> */
	public function variations( ProductRecord $record ): array {
		$this->prime( [ $record ] );
		$names = [];
		foreach ( $this->attributes->attributes( $record ) as $attribute ) {
			if ( $attribute->use->forVariations ) {
				$names[ "attribute_{$attribute->key}" ] = $attribute->name;
			}
		}
		$rows = [];
		foreach ( array_column( $this->members->ofVariable( $record ), 'id' ) as $id ) {
			$choices = [];
			foreach ( $names as $key => $name ) {
				$value     = $this->chosen[ $id ][ $key ] ?? '';
				$choices[] = [
					'name'  => $name,
					'value' => '' === $value ? null : $value,
				];
			}
			$rows[] = [
				'id'         => $id,
				'attributes' => $choices,
			];
		}
		return $rows;
	}

	/** 'Colour: Red, Logo: Yes'. */
	public function sentence( ProductRecord $variation ): string {
		$parts = [];
		foreach ( null === $variation->parent ? [] : $this->attributes->attributes( $variation->parent ) as $attribute ) {
			$value = $variation->text( "attribute_{$attribute->key}" );
			if ( $attribute->use->forVariations && '' !== $value ) {
				$parts[] = $attribute->name . ': ' . ( $attribute->options[ $value ] ?? $value );
			}
		}
		return implode( ', ', $parts );
	}

	/** @return list<array{id: int, name: string, slug: string, default?: bool}> Global ones in order of name, as WooCommerce gives them. */
	private function options( ProductRecord $record, ProductAttribute $attribute ): array {
		$ids = [];
		foreach ( null === $attribute->taxonomy ? [] : $this->attributes->terms( $record, $attribute->taxonomy ) as $term ) {
			$ids[ $term->slug ] = $term->term_id;
		}
		$rows = [];
		foreach ( $attribute->options as $value => $name ) {
			$rows[] = [
				'id'   => $ids[ $value ] ?? 0,
				'name' => $name,
				'slug' => (string) $value,
			] + ( '' === $attribute->default ? [] : [ 'default' => (string) $value === $attribute->default ] );
		}
		if ( null !== $attribute->taxonomy ) {
			usort( $rows, static fn ( array $a, array $b ): int => strcasecmp( $a['name'], $b['name'] ) );
		}
		return $rows;
	}

	/** @param list<int> $ids */
	private function readChosen( array $ids ): void {
		global $wpdb;
		if ( [] === $ids ) {
			return;
		}
		$in = implode( ',', $ids );
		foreach ( $wpdb->get_results(
			"SELECT post_id, meta_key, meta_value FROM {$wpdb->postmeta} WHERE post_id IN ( {$in} ) AND meta_key LIKE 'attribute\\_%'" // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
		) as $row ) {
			$this->chosen[ (int) $row->post_id ][ (string) $row->meta_key ] = MetaRows::text( (string) $row->meta_value );
		}
	}
}
