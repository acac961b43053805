<?php

declare( strict_types=1 );

namespace Marketday\Site\Elementor;

defined( 'ABSPATH' ) || exit;

/** Blocks that are widgets: all that draw themselves. Those that hold what the site puts in them are not: Elementor has its own. */
final class ElementBlocks {
	/** Elementor's icons, by block. */
	public const ICONS = [
		'product-grid'       => 'eicon-products',
		'product-filter'     => 'eicon-filter',
		'shop-sidebar'       => 'eicon-sidebar',
		'product-search'     => 'eicon-search',
		'result-count'       => 'eicon-counter',
		'catalogue-sorting'  => 'eicon-sort-amount-desc',
		'exclusive-products' => 'eicon-slider-push',
		'product'            => 'eicon-single-product',
		'product-gallery'    => 'eicon-product-images',
		'product-tabs'       => 'eicon-product-tabs',
		'add-to-basket'      => 'eicon-product-add-to-cart',
		'sold-recently'      => 'eicon-product-stock',
		'share-buttons'      => 'eicon-share',
		'mini-basket'        => 'eicon-basket-medium',
		'basket'             => 'eicon-cart',
		'basket-reservation' => 'eicon-countdown',
		'free-delivery-bar'  => 'eicon-skill-bar',
		'checkout'           => 'eicon-checkout',
		'order-confirmation' => 'eicon-purchase-summary',
		'account'            => 'eicon-my-account',
		'account-link'       => 'eicon-person',
		'wishlist'           => 'eicon-heart-o',
		'wishlist-link'      => 'eicon-heart',
		'compare'            => 'eicon-table',
		'compare-link'       => 'eicon-exchange',
		'currency-switcher'  => 'eicon-price-list',
		'store-notice'       => 'eicon-alert',
		'sales-notification' => 'eicon-review',
		'events-calendar'    => 'eicon-calendar',
		'events-table'       => 'eicon-table-of-contents',
		'upcoming-events'    => 'eicon-post-list',
		'newsletter-form'    => 'eicon-email-field',
		'newsletter-manage'  => 'eicon-preferences',
		'blog-index'         => 'eicon-posts-masonry',
	];
}
