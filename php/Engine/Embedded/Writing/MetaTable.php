<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\MetaRows;

/** Writes many meta fields of a post with few statements. */
final class MetaTable {
	/** Kept even when empty, because WooCommerce's own queries look for them. */
	private const ALWAYS = [ '_stock', '_tax_class' ];

	/** @param array<string, mixed> $fields Of a post that has none yet. */
	public function insert( int $id, array $fields ): void {
		global $wpdb;
		$rows = [];
		foreach ( $fields as $key => $value ) {
			if ( ! $this->isEmpty( $key, $value ) ) {
				$rows[] = [ $id, $key, $value ];
			}
		}
		MetaRows::insert( $wpdb->postmeta, 'post_id', $rows );
		wp_cache_delete( $id, 'post_meta' );
	}

	/** @param array<string, mixed> $fields */
	public function update( int $id, array $fields ): void {
		foreach ( $fields as $key => $value ) {
			if ( $this->isEmpty( $key, $value ) ) {
				delete_post_meta( $id, $key );
			} elseif ( get_post_meta( $id, $key, true ) !== $value ) {
				update_post_meta( $id, $key, wp_slash( $value ) );
			}
		}
	}

	/**
	 * One row for each value: `_price` of variable and grouped products.
	 *
	 * @param list<string> $values
	 */
	public function replaceAll( int $id, string $key, array $values ): void {
		global $wpdb;
		if ( array_map( 'strval', get_post_meta( $id, $key ) ) === $values ) {
			return;
		}
		$wpdb->delete( $wpdb->postmeta, [
			'post_id'  => $id,
			'meta_key' => $key,
		] );
		MetaRows::insert( $wpdb->postmeta, 'post_id', array_map( static fn ( string $value ): array => [ $id, $key, $value ], $values ) );
		wp_cache_delete( $id, 'post_meta' );
	}

	private function isEmpty( string $key, mixed $value ): bool {
		return ! in_array( $key, self::ALWAYS, true ) && ( null === $value || '' === $value || [] === $value );
	}
}
