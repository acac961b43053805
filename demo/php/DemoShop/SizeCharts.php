<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;

/** Size charts, with the products they are for. */
final class SizeCharts {
	private const POST_TYPE = 'wopb-size-chart';

	public function __construct(
		private readonly Engine $engine,
		private readonly ShopFile $charts,
		private readonly OwnedPosts $posts
	) {}

	public function write(): void {
		foreach ( $this->charts->parts() as $chart ) {
			$products = array_map( $this->engine->writer()->idBySku( ... ), array_values( $chart->part( 'skus' )->texts() ) );
			$id       = $this->posts->put( [
				'post_type'    => self::POST_TYPE,
				'post_name'    => sanitize_title( $chart->text( 'title' ) ),
				'post_title'   => $chart->text( 'title' ),
				'post_content' => $chart->text( 'advice' ),
			] );
			// What an editor has changed since stays.
			if ( ! metadata_exists( 'post', $id, 'wopb_sc_column' ) ) {
				update_post_meta( $id, 'wopb_sc_column', array_values( array_map( static fn ( ShopFile $row ): array => array_values( $row->texts() ), $chart->part( 'rows' )->parts() ) ) );
				update_post_meta( $id, 'wopb_sc_heading_position', 'on' );
				update_post_meta( $id, 'wopb_sc_include_products', array_map( 'strval', array_values( array_diff( $products, [ 0 ] ) ) ) );
			}
		}
	}
}
