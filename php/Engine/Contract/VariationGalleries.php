<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\MetaRows;

/**
 * The pictures of each variation, from where shops keep them: `_product_image_gallery` of a variation is WooCommerce's own place, the
 * other names those of Additional Variation Images (until WooCommerce has taken them over) and of Variation Gallery for WooCommerce.
 */
final class VariationGalleries {
	private const OWN      = '_product_image_gallery';
	private const MAIN     = '_thumbnail_id';
	private const FORMER   = '_wc_additional_variation_images';
	private const TAKEN    = '_wc_variation_gallery_legacy_fallback_disabled';
	private const OTHERS   = 'woo_variation_gallery_images';

	/**
	 * Galleries, read in one statement, whatever their number.
	 *
	 * @return array<int, list<int>> Ids of pictures by variation, its main one first; only of published variations that have more than that.
	 */
	public static function of( int $productId ): array {
		global $wpdb;
		$rows   = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.ID AS id, m.meta_key AS field, m.meta_value AS value FROM %i p JOIN %i m ON m.post_id = p.ID
				WHERE p.post_parent = %d AND p.post_type = 'product_variation' AND p.post_status = 'publish'
				AND m.meta_key IN ( %s, %s, %s, %s, %s ) ORDER BY p.menu_order, p.ID",
				$wpdb->posts,
				$wpdb->postmeta,
				$productId,
				self::OWN,
				self::MAIN,
				self::FORMER,
				self::TAKEN,
				self::OTHERS
			)
		);
		$fields = [];
		foreach ( $rows as $row ) {
			$fields[ (int) $row->id ][ (string) $row->field ] = (string) $row->value;
		}
		return array_filter( array_map( self::read( ... ), $fields ), static fn ( array $ids ): bool => count( $ids ) > 1 );
	}

	/** @return list<int> Of one variation, its main picture first, whatever its status. */
	public static function ofVariation( int $id ): array {
		$fields = [];
		foreach ( [ self::OWN, self::MAIN, self::FORMER, self::TAKEN ] as $name ) {
			$value = get_post_meta( $id, $name, true );
			if ( is_scalar( $value ) && '' !== $value ) {
				$fields[ $name ] = (string) $value;
			}
		}
		$others = get_post_meta( $id, self::OTHERS, true );
		return self::read( $fields + ( is_array( $others ) ? [ self::OTHERS => MetaRows::serialise( $others ) ?? '' ] : [] ) );
	}

	/** Takes over: from now on it has the pictures it is given, and none that another plugin keeps: as WooCommerce marks it. */
	public static function takeOver( int $variationId ): void {
		if ( metadata_exists( 'post', $variationId, self::FORMER ) ) {
			update_post_meta( $variationId, self::TAKEN, 'yes' );
		}
		delete_post_meta( $variationId, self::OTHERS );
	}

	/**
	 * @param array<string, string> $fields
	 * @return list<int>
	 */
	private static function read( array $fields ): array {
		$listed = self::ids( explode( ',', $fields[ self::OWN ] ?? '' ) )
			?: ( isset( $fields[ self::TAKEN ] ) ? [] : self::ids( explode( ',', $fields[ self::FORMER ] ?? '' ) ) )
			?: self::ids( MetaRows::value( $fields[ self::OTHERS ] ?? '' ) );
		return array_values( array_unique( [ ...self::ids( [ $fields[ self::MAIN ] ?? '' ] ), ...$listed ] ) );
	}

	/** @return list<int> */
	private static function ids( mixed $values ): array {
		return array_values( array_filter(
			array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, is_array( $values ) ? $values : [] ),
			static fn ( int $id ): bool => $id > 0
		) );
	}
}
