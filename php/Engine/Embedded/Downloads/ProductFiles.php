<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Downloads;

defined( 'ABSPATH' ) || exit;

/** The files of a downloadable product or variation, from WooCommerce's meta fields. */
final class ProductFiles {
	/** @return array<string, ProductFile> By id; [] where the product is not downloadable (any more). */
	public static function of( int $productId ): array {
		$stored = 'yes' === get_post_meta( $productId, '_downloadable', true ) ? get_post_meta( $productId, '_downloadable_files', true ) : [];
		$files  = [];
		foreach ( is_array( $stored ) ? $stored : [] as $key => $file ) {
			$address = is_array( $file ) && is_string( $file['file'] ?? null ) ? $file['file'] : '';
			// WooCommerce switches files off that lie where it does not trust them.
			if ( '' === $address || false === ( $file['enabled'] ?? true ) ) {
				continue;
			}
			$id           = is_string( $file['id'] ?? null ) && '' !== $file['id'] ? $file['id'] : (string) $key;
			$name         = is_string( $file['name'] ?? null ) ? $file['name'] : '';
			$files[ $id ] = new ProductFile( $id, '' === $name ? wp_basename( $address ) : $name, $address );
		}
		return $files;
	}

	/** Number of times each piece that is bought lets its files be had; null without a limit. */
	public static function limit( int $productId ): ?int {
		$limit = get_post_meta( $productId, '_download_limit', true );
		return is_numeric( $limit ) && (int) $limit >= 0 ? (int) $limit : null;
	}

	/** Number of days; null without an end. */
	public static function days( int $productId ): ?int {
		$days = get_post_meta( $productId, '_download_expiry', true );
		return is_numeric( $days ) && (int) $days > 0 ? (int) $days : null;
	}
}
