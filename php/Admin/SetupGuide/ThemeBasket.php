<?php

declare( strict_types=1 );

namespace Marketday\Admin\SetupGuide;

defined( 'ABSPATH' ) || exit;

/** The basket that some classic themes show in their header by themselves, where WooCommerce is the shop: a link to it in the menu would be a second one. */
final class ThemeBasket {
	public static function isShown(): bool {
		return match ( get_template() ) {
			'storefront' => false !== has_action( 'storefront_header', 'storefront_header_cart' ),
			'oceanwp'    => class_exists( 'OceanWP_WooCommerce_Config' ) && 'disabled' !== get_theme_mod( 'ocean_woo_menu_icon_visibility', 'default' ),
			default      => false,
		};
	}
}
