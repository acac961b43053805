<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Request;
use WP_Query;

/** Finds variations for `GET products?type=variation` and `?parent=`: few requests ask, and always by parent, id or SKU. */
final class VariationCollection {
	private const ORDERS = [
		'id'         => 'ID',
		'title'      => 'title',
		'slug'       => 'name',
		'modified'   => 'modified',
		'menu_order' => 'menu_order',
		'include'    => 'post__in',
	];

	/** @return array{ids: list<int>, total: int} */
	public function find( Request $request ): array {
		$skus  = array_values( array_filter(
			array_map( 'trim', explode( ',', $request->text( 'sku', '', 2000 ) ) ),
			static fn ( string $sku ): bool => '' !== $sku
		) );
		$query = new WP_Query( [
			'post_type'           => 'product_variation',
			'post_status'         => 'publish',
			'fields'              => 'ids',
			'post__in'            => $request->ids( 'include', 1000 ),
			'post__not_in'        => $request->ids( 'exclude', 1000 ),
			'post_parent__in'     => $request->ids( 'parent', 1000 ),
			'post_parent__not_in' => $request->ids( 'parent_exclude', 1000 ),
			'posts_per_page'      => $request->integer( 'per_page', 10, 1, 100 ),
			'paged'               => $request->integer( 'page', 1, 1 ),
			'orderby'             => self::ORDERS[ $request->text( 'orderby' ) ] ?? 'date ID',
			'order'               => 'asc' === $request->text( 'order' ) ? 'ASC' : 'DESC',
			'meta_query'          => [] === $skus ? [] : [
				[
					'key'     => '_sku',
					'value'   => $skus,
					'compare' => 'IN',
				],
			],
		] );
		return [
			'ids'   => array_values( array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $query->posts ?? [] ) ),
			'total' => $query->found_posts,
		];
	}
}
