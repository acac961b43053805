<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Slug;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Embedded\Catalogue\AttributeReader;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Engine\Embedded\Catalogue\ProductRecords;

/** WooCommerce's table `wc_product_attributes_lookup`: which product or variation offers which attribute term. */
final class AttributeLookup {
	public function __construct(
		private readonly ProductRecords $records,
		private readonly AttributeReader $attributes
	) {}

	public function write( ProductRecord $record ): void {
		global $wpdb;
		$table = "{$wpdb->prefix}wc_product_attributes_lookup";
		Database::execute( "DELETE FROM {$table} WHERE product_or_parent_id = %d", $record->id() );
		$rows = [];
		foreach ( $this->globalAttributes( $record ) as $taxonomy => $forVariations ) {
			$isChoice = $forVariations && ProductType::Variable === $record->type;
			array_push( $rows, ...( $isChoice ? $this->ofVariations( $record, $taxonomy ) : $this->ofProduct( $record, $taxonomy ) ) );
		}
		foreach ( array_chunk( $rows, 200 ) as $chunk ) {
			Database::insertMany( $table, [ 'product_id', 'product_or_parent_id', 'taxonomy', 'term_id', 'is_variation_attribute', 'in_stock' ], $chunk );
		}
	}

	/** @return array<string, bool> Whether variations differ in it, by taxonomy. */
	private function globalAttributes( ProductRecord $record ): array {
		$found = [];
		foreach ( $record->map( '_product_attributes' ) as $stored ) {
			if ( is_array( $stored ) && ! empty( $stored['is_taxonomy'] ) && taxonomy_exists( (string) $stored['name'] ) ) {
				$found[ (string) $stored['name'] ] = ! empty( $stored['is_variation'] );
			}
		}
		return $found;
	}

	/** @return list<list<int|string>> */
	private function ofProduct( ProductRecord $record, string $taxonomy ): array {
		$rows = [];
		foreach ( $this->attributes->terms( $record, $taxonomy ) as $term ) {
			$rows[] = [ $record->id(), $record->id(), $taxonomy, $term->term_id, 0, $this->isInStock( $record ) ];
		}
		return $rows;
	}

	/** @return list<list<int|string>> */
	private function ofVariations( ProductRecord $record, string $taxonomy ): array {
		$rows  = [];
		$terms = $this->attributes->terms( $record, $taxonomy );
		foreach ( $this->records->variationsOf( $record ) as $variation ) {
			$value = $variation->text( 'attribute_' . Slug::of( $taxonomy ) );
			foreach ( $terms as $term ) {
				if ( 'publish' === $variation->post->post_status && ( '' === $value || $term->slug === $value ) ) {
					$rows[] = [ $variation->id(), $record->id(), $taxonomy, $term->term_id, 1, $this->isInStock( $variation ) ];
				}
			}
		}
		return $rows;
	}

	private function isInStock( ProductRecord $record ): int {
		return 'outofstock' === $record->text( '_stock_status' ) ? 0 : 1;
	}
}
