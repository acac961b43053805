<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Schema;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Announcement;
use Marketday\Engine\Contract\AttributeNames;
use Marketday\Engine\Contract\Slug;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\MetaRows;

/**
 * Global attributes once had names of octets, cut anywhere: no filter and no call could name them. They are given names of letters here,
 * as WooCommerce has them. What is right already stays as it is, so the work can begin again at any point.
 */
final class EncodedAttributes {
	public function rename(): void {
		global $wpdb;
		$taxonomies = new AttributeTaxonomies();
		$taxonomies->forget();
		$labels  = array_column( $taxonomies->all(), 'label', 'name' );
		$encoded = array_filter( $labels, static fn ( int|string $name ): bool => str_contains( (string) $name, '%' ), ARRAY_FILTER_USE_KEY );
		foreach ( $encoded as $name => $label ) {
			unset( $labels[ $name ] );
			$free            = AttributeNames::free( $labels, $label );
			$labels[ $free ] = $label;
			$this->renameOne( "pa_{$name}", "pa_{$free}" );
			// Last, as it is what says that there is work.
			Database::execute( "UPDATE {$wpdb->prefix}woocommerce_attribute_taxonomies SET attribute_name = %s WHERE attribute_name = %s", $free, (string) $name );
		}
		if ( [] !== $encoded ) {
			$taxonomies->forget();
			wp_cache_flush();
			Announcement::make( 'marketday_catalogue_changed' );
		}
	}

	private function renameOne( string $old, string $new ): void {
		global $wpdb;
		$key = Slug::of( $new );
		Database::execute( "UPDATE {$wpdb->term_taxonomy} SET taxonomy = %s WHERE taxonomy = %s", $new, $old );
		Database::execute( "UPDATE {$wpdb->prefix}wc_product_attributes_lookup SET taxonomy = %s WHERE taxonomy = %s", $new, $old );
		Database::execute( "UPDATE {$wpdb->postmeta} SET meta_key = %s WHERE meta_key = %s", "attribute_{$key}", "attribute_{$old}" );
		Database::execute( "UPDATE {$wpdb->prefix}woocommerce_order_itemmeta SET meta_key = %s WHERE meta_key = %s", $key, $old );
		foreach ( (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT meta_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key IN ('_product_attributes', '_default_attributes') AND meta_value LIKE %s",
				'%' . $wpdb->esc_like( "\"{$old}\"" ) . '%'
			)
		) as $row ) {
			$stored = MetaRows::value( (string) $row->meta_value );
			if ( is_array( $stored ) ) {
				$renamed = maybe_serialize( self::withNewName( $stored, $old, $new ) );
				Database::execute( "UPDATE {$wpdb->postmeta} SET meta_value = %s WHERE meta_id = %d", $renamed, (int) $row->meta_id );
			}
		}
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @return array<array-key, mixed> In the same order.
	 */
	private static function withNewName( array $stored, string $old, string $new ): array {
		$renamed = [];
		foreach ( $stored as $key => $value ) {
			if ( is_array( $value ) && $old === ( $value['name'] ?? '' ) ) {
				$value['name'] = $new;
			}
			$renamed[ $old === $key ? Slug::of( $new ) : $key ] = $value;
		}
		return $renamed;
	}
}
