<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Schema;

defined( 'ABSPATH' ) || exit;

/** WooCommerce's post types and order states, registered where WooCommerce is not there to do it. */
final class PostTypes {
	public function registerAll( Permalinks $permalinks ): void {
		$this->registerProducts( $permalinks );
		$this->registerOrders();
		$this->registerCoupons();
		$this->registerOrderStates();
		// Products are edited in the classic form, beside the box with price and stock.
		add_filter( 'use_block_editor_for_post_type', static fn ( bool $use, string $type ): bool => $use && 'product' !== $type, 10, 2 );
	}

	/** @return array<string, string> Label by stored state. */
	public static function orderStates(): array {
		return [
			'wc-pending'        => __( 'Awaiting payment', 'marketday' ),
			'wc-processing'     => __( 'Processing', 'marketday' ),
			'wc-on-hold'        => __( 'On hold', 'marketday' ),
			'wc-completed'      => __( 'Completed', 'marketday' ),
			'wc-cancelled'      => __( 'Cancelled', 'marketday' ),
			'wc-refunded'       => __( 'Refunded', 'marketday' ),
			'wc-failed'         => __( 'Failed', 'marketday' ),
			'wc-checkout-draft' => __( 'Draft', 'marketday' ),
		];
	}

	private function registerProducts( Permalinks $permalinks ): void {
		register_post_type(
			'product',
			[
				'labels'          => $this->labels( __( 'Products', 'marketday' ), __( 'Product', 'marketday' ) ) + [
					'add_new_item' => __( 'Add a product', 'marketday' ),
					'edit_item'    => __( 'Edit product', 'marketday' ),
					'search_items' => __( 'Search products', 'marketday' ),
					'not_found'    => __( 'No products found.', 'marketday' ),
					'archives'     => __( 'Shop', 'marketday' ),
				],
				'public'          => true,
				'menu_icon'       => 'dashicons-store',
				'menu_position'   => 56,
				'capability_type' => 'product',
				'map_meta_cap'    => true,
				'hierarchical'    => false,
				'has_archive'     => $permalinks->shopPath(),
				'rewrite'         => [
					'slug'       => $permalinks->productBase(),
					'with_front' => false,
					'feeds'      => true,
				],
				'supports'        => [ 'title', 'editor', 'excerpt', 'thumbnail', 'custom-fields', 'comments', 'page-attributes' ],
				'show_in_rest'    => true,
			]
		);
		register_post_type(
			'product_variation',
			[
				'label'           => __( 'Variations', 'marketday' ),
				'public'          => false,
				'hierarchical'    => false,
				'supports'        => false,
				'capability_type' => 'product',
				'map_meta_cap'    => true,
				'rewrite'         => false,
			]
		);
	}

	private function registerOrders(): void {
		register_post_type(
			'shop_order',
			[
				'labels'              => $this->labels( __( 'Orders', 'marketday' ), __( 'Order', 'marketday' ) ),
				'public'              => false,
				'show_ui'             => true,
				'show_in_menu'        => 'edit.php?post_type=product',
				'capability_type'     => 'shop_order',
				'capabilities'        => [ 'create_posts' => 'do_not_allow' ],
				'map_meta_cap'        => true,
				'exclude_from_search' => true,
				'hierarchical'        => false,
				'rewrite'             => false,
				'query_var'           => false,
				'supports'            => [ 'title', 'comments' ],
			]
		);
		register_post_type(
			'shop_order_refund',
			[
				'label'           => __( 'Refunds', 'marketday' ),
				'public'          => false,
				'supports'        => false,
				'capability_type' => 'shop_order',
				'rewrite'         => false,
			]
		);
	}

	private function registerCoupons(): void {
		register_post_type(
			'shop_coupon',
			[
				'labels'              => $this->labels( __( 'Coupons', 'marketday' ), __( 'Coupon', 'marketday' ) ),
				'public'              => false,
				'show_ui'             => true,
				'show_in_menu'        => 'edit.php?post_type=product',
				'capability_type'     => 'shop_coupon',
				'map_meta_cap'        => true,
				'exclude_from_search' => true,
				'hierarchical'        => false,
				'rewrite'             => false,
				'query_var'           => false,
				'supports'            => [ 'title', 'excerpt', 'custom-fields' ],
			]
		);
	}

	private function registerOrderStates(): void {
		foreach ( self::orderStates() as $state => $label ) {
			$isDraft = 'wc-checkout-draft' === $state;
			register_post_status(
				$state,
				[
					'label'                     => $label,
					'public'                    => false,
					'exclude_from_search'       => $isDraft,
					'show_in_admin_all_list'    => ! $isDraft,
					'show_in_admin_status_list' => ! $isDraft,
					'label_count'               => [
						'singular' => esc_html( $label ) . ' <span class="count">(%s)</span>',
						'plural'   => esc_html( $label ) . ' <span class="count">(%s)</span>',
						'context'  => null,
						'domain'   => null,
					],
				]
			);
		}
	}

	/** @return array<string, string> */
	private function labels( string $many, string $one ): array {
		return [
			'name'          => $many,
			'singular_name' => $one,
			'menu_name'     => $many,
			'all_items'     => $many,
		];
	}
}
