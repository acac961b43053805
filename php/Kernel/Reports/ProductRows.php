<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Reports;

defined( 'ABSPATH' ) || exit;

/** Rows of a report that are about products, or variations: what is counted of each, with its name and what is left of it. */
final class ProductRows {
	/** Column that the reports sort by its name. */
	public const NAME = 'p.post_title';

	/**
	 * @param string       $counted A SELECT with the column `product` and others, grouped by it, prepared.
	 * @param list<string> $numbers The other columns that are numbers.
	 * @param list<string> $texts   And those that are not.
	 */
	public static function result( ReportQuery $query, string $counted, array $numbers, array $texts = [] ): ReportResult {
		global $wpdb;
		$from  = "FROM ( {$counted} ) g JOIN {$wpdb->posts} p ON p.ID = g.product WHERE p.post_title LIKE %s AND p.post_status NOT IN ( 'trash', 'auto-draft' )";
		$total = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) {$from}", $query->like() ) ); // phpcs:ignore WordPress.DB -- written by reports, and prepared there.
		$rows  = 0 === $total ? [] : (array) $wpdb->get_results( $wpdb->prepare( "SELECT g.*, p.post_title AS title, p.post_parent AS parent {$from} {$query->tail( 'g.product' )}", $query->like() ), 'ARRAY_A' ); // phpcs:ignore WordPress.DB -- the same.
		update_meta_cache( 'post', array_map( static fn ( array $row ): int => (int) $row['product'], $rows ) );
		return new ReportResult( array_map( static fn ( array $row ): array => self::row( $row, $numbers, $texts ), array_values( $rows ) ), $total );
	}

	/** @return non-empty-list<Column> Its name first, then what is counted, then what is left. */
	public static function columns( Column ...$counted ): array {
		return [
			new Column( 'title', __( 'Product', 'marketday' ), 'text', self::NAME ),
			...array_values( $counted ),
			new Column( 'stock', __( 'In stock now', 'marketday' ) ),
		];
	}

	/**
	 * @param array<string, string|int|null> $row
	 * @param list<string>                   $numbers
	 * @param list<string>                   $texts
	 * @return array<string, string|int|float|null>
	 */
	private static function row( array $row, array $numbers, array $texts ): array {
		$id     = (int) $row['product'];
		$parent = (int) $row['parent'];
		$values = [];
		foreach ( $numbers as $name ) {
			$values[ $name ] = is_numeric( $row[ $name ] ?? null ) ? (int) $row[ $name ] : null;
		}
		foreach ( $texts as $name ) {
			$values[ $name ] = (string) ( $row[ $name ] ?? '' );
		}
		return [
			'product' => $id,
			'title'   => html_entity_decode( (string) $row['title'], ENT_QUOTES ),
			'url'     => admin_url( 'post.php?action=edit&post=' . ( $parent > 0 ? $parent : $id ) ),
			'stock'   => self::stock( $id ),
		] + $values;
	}

	private static function stock( int $id ): string {
		$left = get_post_meta( $id, '_stock', true );
		return match ( true ) {
			'yes' === get_post_meta( $id, '_manage_stock', true ) && is_numeric( $left ) => number_format_i18n( (float) $left ),
			'outofstock' === get_post_meta( $id, '_stock_status', true )                   => __( 'Sold out', 'marketday' ),
			'onbackorder' === get_post_meta( $id, '_stock_status', true )                  => __( 'On backorder', 'marketday' ),
			default                                                                        => __( 'Yes', 'marketday' ),
		};
	}
}
