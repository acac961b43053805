<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\MetaRows;

/** Products that belong to others: the variations of variable products, the members of groups. */
final class MemberReader {
	/** A group's meta key. */
	public const MEMBERS = '_children';

	/**
	 * @param array<int, array<string, array<string, int>>> $terms Of products, as TermReader gives them.
	 * @return array<int, list<int>> Members that a visitor may see, by product, in their order.
	 */
	public function of( array $terms ): array {
		$ofType = static fn ( string $type ): array => array_keys( array_filter( $terms, static fn ( array $own ): bool => isset( $own['product_type'][ $type ] ) ) );
		return $this->variations( $ofType( 'variable' ) ) + $this->members( $ofType( 'grouped' ) );
	}

	/**
	 * The groups that hold these: no engine says that a group has changed when its members have.
	 *
	 * @param list<int> $products
	 * @return list<int>
	 */
	public function groupsOf( array $products ): array {
		global $wpdb;
		if ( [] === $products ) {
			return [];
		}
		// Stored as numbers or as texts; a list's own numbering may look like a product, which is then read in vain.
		$held = '[:"](' . implode( '|', $products ) . ')[;"]';
		return array_map(
			'intval',
			array_values( $wpdb->get_col( $wpdb->prepare(
				"SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value REGEXP %s",
				self::MEMBERS,
				$held
			) ) )
		);
	}

	/**
	 * @param list<int> $products
	 * @return array<int, list<int>>
	 */
	private function variations( array $products ): array {
		$variations = [];
		foreach ( PublishedPosts::read( 'product_variation', 'post_parent', $products, 'post_parent', 'ORDER BY menu_order, ID' ) as $id => $post ) {
			$variations[ (int) $post['post_parent'] ][] = $id;
		}
		return $variations;
	}

	/**
	 * @param list<int> $groups
	 * @return array<int, list<int>>
	 */
	private function members( array $groups ): array {
		global $wpdb;
		$members = [];
		foreach ( array_chunk( $groups, Ids::PORTION ) as $chunk ) {
			$rows = $wpdb->get_results( $wpdb->prepare(
				"SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE post_id IN (" . implode( ',', $chunk ) . ') AND meta_key = %s', // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
				self::MEMBERS
			) );
			foreach ( $rows as $row ) {
				$members[ (int) $row->post_id ] = self::ids( (string) $row->meta_value );
			}
		}
		$seen = PublishedPosts::read( 'product', 'ID', array_values( array_unique( array_merge( ...array_values( $members ) ) ) ), 'post_status' );
		return array_map( static fn ( array $ids ): array => array_values( array_filter( $ids, static fn ( int $id ): bool => isset( $seen[ $id ] ) ) ), $members );
	}

	/** @return list<int> */
	private static function ids( string $stored ): array {
		$list = MetaRows::value( $stored );
		return array_map( 'intval', array_values( array_filter( is_array( $list ) ? $list : explode( ',', $stored ), 'is_numeric' ) ) );
	}
}
