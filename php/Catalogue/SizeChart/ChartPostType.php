<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\SizeChart;

defined( 'ABSPATH' ) || exit;

/** Charts are posts that only the shop's people see, under 'Products'. */
final class ChartPostType {
	public static function register(): void {
		register_post_type( SizeChart::POST_TYPE, [
			'labels'          => [
				'name'               => __( 'Size charts', 'marketday' ),
				'singular_name'      => __( 'Size chart', 'marketday' ),
				'add_new'            => __( 'Add size chart', 'marketday' ),
				'add_new_item'       => __( 'Add size chart', 'marketday' ),
				'edit_item'          => __( 'Edit size chart', 'marketday' ),
				'new_item'           => __( 'New size chart', 'marketday' ),
				'search_items'       => __( 'Search size charts', 'marketday' ),
				'not_found'          => __( 'No size charts yet.', 'marketday' ),
				'not_found_in_trash' => __( 'No size charts in the bin.', 'marketday' ),
				'all_items'          => __( 'Size charts', 'marketday' ),
				'featured_image'     => __( 'Drawing or photo', 'marketday' ),
				'set_featured_image' => __( 'Set drawing or photo', 'marketday' ),
			],
			'supports'        => [ 'title', 'thumbnail', 'revisions' ],
			'public'          => false,
			'show_ui'         => true,
			'show_in_menu'    => 'edit.php?post_type=product',
			'show_in_rest'    => false,
			'capability_type' => 'page',
			'map_meta_cap'    => true,
			'rewrite'         => false,
			'query_var'       => false,
			'can_export'      => true,
		] );
		add_filter(
			'enter_title_here',
			static fn ( string $text ): string => SizeChart::POST_TYPE === get_post_type() ? __( 'Chart name, like ‘Women’s tops’', 'marketday' ) : $text
		);
	}
}
