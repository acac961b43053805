<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Schema;

defined( 'ABSPATH' ) || exit;

/** The roles and capabilities of the shop, by WooCommerce's names. */
final class Roles {
	private const TYPES = [ 'product', 'shop_order', 'shop_coupon' ];

	public function install(): void {
		add_role( 'customer', __( 'Customer', 'marketday' ), [ 'read' => true ] );
		$editor = get_role( 'editor' );
		add_role( 'shop_manager', __( 'Shop manager', 'marketday' ), $editor ? $editor->capabilities : [ 'read' => true ] );
		foreach ( [ 'administrator', 'shop_manager' ] as $name ) {
			$role = get_role( $name );
			foreach ( $this->capabilities() as $capability ) {
				$role?->add_cap( $capability );
			}
		}
	}

	/** @return list<string> */
	public function capabilities(): array {
		$all = [ 'manage_woocommerce', 'view_woocommerce_reports' ];
		foreach ( self::TYPES as $type ) {
			foreach ( [ 'edit', 'read', 'delete' ] as $verb ) {
				$all[] = "{$verb}_{$type}";
			}
			foreach ( [
				'edit',
				'edit_others',
				'publish',
				'read_private',
				'delete',
				'delete_private',
				'delete_published',
				'delete_others',
				'edit_private',
				'edit_published',
			] as $verb ) {
				$all[] = "{$verb}_{$type}s";
			}
			foreach ( [ 'manage', 'edit', 'delete', 'assign' ] as $verb ) {
				$all[] = "{$verb}_{$type}_terms";
			}
		}
		return $all;
	}
}
