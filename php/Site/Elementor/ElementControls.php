<?php

declare( strict_types=1 );

namespace Marketday\Site\Elementor;

defined( 'ABSPATH' ) || exit;

use Elementor\Controls_Manager;

/** Controls of a widget for the main attributes of its block: what is left out stays as the block has it. */
final class ElementControls {
	/** Attributes of a block, in the order in which they are asked for. */
	private const SHOWN = [
		'product-grid'       => [
			'title',
			'query',
			'order',
			'perPage',
			'columns',
			'columnsTablet',
			'columnsPhone',
			'layout',
			'paginationKind',
			'showPagination',
			'showPicture',
			'showBadge',
			'showTitle',
			'showRating',
			'showPrice',
			'showButton',
			'showDeal',
			'hideOutOfStock',
			'inherit',
		],
		'product-filter'     => [ 'title', 'limit', 'openSections', 'emptyValues', 'showCounts', 'showChips' ],
		'shop-sidebar'       => [ 'title' ],
		'product-search'     => [ 'searchPlaceHolder', 'showSearchCategory', 'showPopular', 'showProductImage', 'showProductPrice', 'showProductRating' ],
		'exclusive-products' => [ 'title' ],
		'product'            => [ 'productId', 'showBreadcrumbs', 'showGallery', 'showTitle', 'showForm', 'showDetails', 'showRelated' ],
		'product-gallery'    => [ 'productId' ],
		'product-tabs'       => [ 'productId' ],
		'add-to-basket'      => [ 'productId', 'showBuyNow', 'showStickyBar' ],
		'sold-recently'      => [ 'productId', 'showStock' ],
		'share-buttons'      => [ 'showCount' ],
		'mini-basket'        => [ 'showLabel', 'opens', 'opensAfterAdding', 'showFreeDelivery', 'showCrossSells' ],
		'basket'             => [ 'showCoupon', 'showFreeDelivery', 'showCrossSells' ],
		'free-delivery-bar'  => [ 'missing', 'reached' ],
		'checkout'           => [ 'showCoupon', 'showNote' ],
		'order-confirmation' => [ 'thanks', 'showAddresses', 'showShopLink' ],
		'account'            => [ 'showOrders', 'showDownloads', 'showAddresses', 'showDetails' ],
		'account-link'       => [ 'showLabel', 'showIcon' ],
		'wishlist-link'      => [ 'showLabel' ],
		'compare-link'       => [ 'showLabel' ],
		'currency-switcher'  => [ 'display', 'showSign', 'showLabel', 'label' ],
		'store-notice'       => [ 'text', 'canDismiss' ],
		'events-calendar'    => [ 'view', 'details', 'showFilters' ],
		'events-table'       => [ 'perPage' ],
		'upcoming-events'    => [ 'number', 'loadMore' ],
		'newsletter-form'    => [ 'successMessage', 'redirectUrl' ],
		'blog-index'         => [ 'perPage', 'columns', 'masonry', 'infiniteScroll', 'showPicture', 'showCategory', 'showExcerpt', 'showDate', 'showAuthor' ],
	];

	/**
	 * @param array<array-key, mixed> $attributes Schemas of the block's attributes.
	 * @return array<string, array<string, mixed>> As Elementor wants them, by attribute.
	 */
	public static function of( string $block, array $attributes ): array {
		$labels   = ElementLabels::ofBlock( $block ) + ElementLabels::all();
		$controls = [];
		foreach ( self::SHOWN[ $block ] ?? [] as $name ) {
			$schema = $attributes[ $name ] ?? null;
			if ( is_array( $schema ) ) {
				$controls[ $name ] = [ 'label' => $labels[ $name ] ?? $name ] + self::control( $block, $name, $schema );
			}
		}
		return $controls;
	}

	/**
	 * @param array<array-key, mixed> $settings As Elementor keeps them.
	 * @return array<string, string> Attributes of the shortcode.
	 */
	public static function read( string $block, array $settings ): array {
		$found = [];
		foreach ( self::SHOWN[ $block ] ?? [] as $name ) {
			$value = $settings[ $name ] ?? null;
			if ( is_scalar( $value ) ) {
				$found[ $name ] = 'query' === $name ? (string) wp_json_encode( [ 'kind' => (string) $value, 'ids' => [] ] ) : (string) $value;
			}
		}
		return $found;
	}

	/**
	 * @param array<array-key, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function control( string $block, string $name, array $schema ): array {
		$default = $schema['default'] ?? '';
		$choices = ElementLabels::choices( $block, $name );
		return match ( true ) {
			[] !== $choices => [
				'type'    => Controls_Manager::SELECT,
				'options' => $choices,
				'default' => is_array( $default ) ? (string) array_key_first( $choices ) : $default,
			],
			'boolean' === ( $schema['type'] ?? '' ) => [
				'type'         => Controls_Manager::SWITCHER,
				'return_value' => 'yes',
				'default'      => true === $default ? 'yes' : '',
			],
			'integer' === ( $schema['type'] ?? '' ) => [
				'type'    => Controls_Manager::NUMBER,
				'min'     => 0,
				'default' => $default,
			],
			default => [
				'type'        => Controls_Manager::TEXT,
				'label_block' => true,
				'default'     => $default,
			],
		};
	}
}
