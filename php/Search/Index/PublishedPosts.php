<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Reads products and variations that any visitor may see, some thousand at a time. */
final class PublishedPosts {
	/**
	 * @param list<int> $ids Of the column.
	 * @return array<int, array<string, string>> By id.
	 */
	public static function read( string $type, string $column, array $ids, string $columns, string $order = '' ): array {
		global $wpdb;
		$posts = [];
		foreach ( array_chunk( $ids, Ids::PORTION ) as $chunk ) {
			$wanted = array_flip( $chunk );
			$among  = Ids::among( $chunk );
			$rows   = (array) $wpdb->get_results(
				"SELECT ID, {$columns} FROM {$wpdb->posts} WHERE {$column} {$among} AND post_type='{$type}' AND post_status='publish' AND post_password='' {$order}", // phpcs:ignore WordPress.DB.PreparedSQL -- words of the readers beside, and whole numbers.
				'ARRAY_A'
			);
			foreach ( $rows as $row ) {
				if ( isset( $wanted[ (int) $row[ $column ] ] ) ) {
					$posts[ (int) $row['ID'] ] = $row;
				}
			}
		}
		return $posts;
	}
}
