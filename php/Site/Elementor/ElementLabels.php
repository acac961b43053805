<?php

declare( strict_types=1 );

namespace Marketday\Site\Elementor;

defined( 'ABSPATH' ) || exit;

/** Names of the controls of widgets, which are those of the blocks' settings in WordPress's editor. */
final class ElementLabels {
	/** @return array<string, string> By attribute. */
	public static function all(): array {
		return [
			'canDismiss'         => __( 'Visitors can close it', 'marketday' ),
			'columns'            => __( 'Columns', 'marketday' ),
			'columnsPhone'       => __( 'Columns on phones', 'marketday' ),
			'columnsTablet'      => __( 'Columns on tablets', 'marketday' ),
			'details'            => __( 'Events open', 'marketday' ),
			'display'            => __( 'Display', 'marketday' ),
			'emptyValues'        => __( 'Values without products', 'marketday' ),
			'hideOutOfStock'     => __( 'Hide out-of-stock products', 'marketday' ),
			'infiniteScroll'     => __( 'Infinite scroll', 'marketday' ),
			'inherit'            => __( 'Use the page’s own products', 'marketday' ),
			'label'              => __( 'Label', 'marketday' ),
			'layout'             => __( 'Layout', 'marketday' ),
			'limit'              => __( 'Values before “Show more”', 'marketday' ),
			'loadMore'           => __( '“Load more” button', 'marketday' ),
			'masonry'            => __( 'Masonry', 'marketday' ),
			'missing'            => __( 'Before free delivery', 'marketday' ),
			'number'             => __( 'Events shown at first', 'marketday' ),
			'openSections'       => __( 'Sections open at first', 'marketday' ),
			'opens'              => __( 'Button', 'marketday' ),
			'opensAfterAdding'   => __( 'Open after adding a product', 'marketday' ),
			'order'              => __( 'Order', 'marketday' ),
			'paginationKind'     => __( 'Pages', 'marketday' ),
			'perPage'            => __( 'Products per page', 'marketday' ),
			'productId'          => __( 'Product ID (0 for the page’s own)', 'marketday' ),
			'query'              => __( 'Products', 'marketday' ),
			'reached'            => __( 'Once reached', 'marketday' ),
			'redirectUrl'        => __( 'Redirect to', 'marketday' ),
			'searchPlaceHolder'  => __( 'Placeholder', 'marketday' ),
			'showAddresses'      => __( 'Addresses', 'marketday' ),
			'showAuthor'         => __( 'Author', 'marketday' ),
			'showBadge'          => __( 'Sale badge', 'marketday' ),
			'showBreadcrumbs'    => __( 'Breadcrumbs', 'marketday' ),
			'showButton'         => __( 'Add-to-basket button', 'marketday' ),
			'showBuyNow'         => __( 'Buy now button', 'marketday' ),
			'showCategory'       => __( 'Category', 'marketday' ),
			'showChips'          => __( 'Show active filters above the sections', 'marketday' ),
			'showCount'          => __( 'Number of shares', 'marketday' ),
			'showCounts'         => __( 'Show the number of products for each value', 'marketday' ),
			'showCoupon'         => __( 'Coupon section', 'marketday' ),
			'showCrossSells'     => __( 'Goes well with your basket', 'marketday' ),
			'showDate'           => __( 'Date', 'marketday' ),
			'showDeal'           => __( 'Sale countdown', 'marketday' ),
			'showDetails'        => __( 'Details and reviews', 'marketday' ),
			'showDownloads'      => __( 'Downloads', 'marketday' ),
			'showExcerpt'        => __( 'Excerpt', 'marketday' ),
			'showFilters'        => __( 'Let visitors filter events', 'marketday' ),
			'showForm'           => __( 'Add-to-basket form', 'marketday' ),
			'showFreeDelivery'   => __( 'Progress to free delivery', 'marketday' ),
			'showGallery'        => __( 'Pictures', 'marketday' ),
			'showIcon'           => __( 'Picture', 'marketday' ),
			'showLabel'          => __( 'Label', 'marketday' ),
			'showNote'           => __( 'Order notes', 'marketday' ),
			'showOrders'         => __( 'Orders', 'marketday' ),
			'showPagination'     => __( 'Pages', 'marketday' ),
			'showPicture'        => __( 'Picture', 'marketday' ),
			'showPopular'        => __( 'Offer popular searches', 'marketday' ),
			'showPrice'          => __( 'Price', 'marketday' ),
			'showProductImage'   => __( 'Picture', 'marketday' ),
			'showProductPrice'   => __( 'Price', 'marketday' ),
			'showProductRating'  => __( 'Rating', 'marketday' ),
			'showRating'         => __( 'Rating', 'marketday' ),
			'showRelated'        => __( 'Related products', 'marketday' ),
			'showSearchCategory' => __( 'Category dropdown', 'marketday' ),
			'showShopLink'       => __( 'Back to shop link', 'marketday' ),
			'showSign'           => __( 'Symbols', 'marketday' ),
			'showStickyBar'      => __( 'Sticky bar on product pages', 'marketday' ),
			'showStock'          => __( 'Low stock', 'marketday' ),
			'showTitle'          => __( 'Name', 'marketday' ),
			'successMessage'     => __( 'Message to subscribers', 'marketday' ),
			'text'               => __( 'Announcement', 'marketday' ),
			'thanks'             => __( 'Thank-you message', 'marketday' ),
			'title'              => __( 'Title', 'marketday' ),
			'view'               => __( 'View', 'marketday' ),
		];
	}

	/** @return array<string, string> Labels of a block that calls something by another name than the rest. */
	public static function ofBlock( string $block ): array {
		return match ( $block ) {
			'account'            => [ 'showDetails' => __( 'Account details', 'marketday' ) ],
			'blog-index'         => [ 'perPage' => __( 'Posts per page (0 uses the site’s setting)', 'marketday' ) ],
			'events-table'       => [ 'perPage' => __( 'Events per page', 'marketday' ) ],
			'exclusive-products' => [ 'title' => __( 'Heading', 'marketday' ) ],
			'mini-basket'        => [ 'showLabel' => __( 'Show label next to the icon', 'marketday' ) ],
			default              => [],
		};
	}

	/** @return array<string, string> Labels by value, of an attribute with a few values. */
	public static function choices( string $block, string $attribute ): array {
		return match ( "{$block} {$attribute}" ) {
			'product-grid query'          => [
				'all'            => __( 'All products', 'marketday' ),
				'featured'       => __( 'Featured', 'marketday' ),
				'onSale'         => __( 'On sale', 'marketday' ),
				'newest'         => __( 'Newest', 'marketday' ),
				'bestSelling'    => __( 'Best selling', 'marketday' ),
				'mostViewed'     => __( 'Most viewed', 'marketday' ),
				'topRated'       => __( 'Top rated', 'marketday' ),
				'related'        => __( 'Related to the product', 'marketday' ),
				'upSells'        => __( 'The product’s up-sells', 'marketday' ),
				'crossSells'     => __( 'Cross-sells of the product or basket', 'marketday' ),
				'recentlyViewed' => __( 'Recently viewed', 'marketday' ),
			],
			'product-grid order'          => [
				'menu_order' => __( 'Default order', 'marketday' ),
				'popularity' => __( 'Popularity', 'marketday' ),
				'rating'     => __( 'Rating', 'marketday' ),
				'date'       => __( 'Newest first', 'marketday' ),
				'price'      => __( 'Price: low to high', 'marketday' ),
				'price-desc' => __( 'Price: high to low', 'marketday' ),
				'title'      => __( 'Name', 'marketday' ),
			],
			'product-grid layout'         => [
				'grid'     => __( 'Grid', 'marketday' ),
				'carousel' => __( 'Carousel', 'marketday' ),
			],
			'product-grid paginationKind' => [
				'numbers'  => __( 'Page numbers', 'marketday' ),
				'prevNext' => __( 'Previous and next', 'marketday' ),
				'loadMore' => __( 'Load more', 'marketday' ),
			],
			'product-filter emptyValues'  => [
				'hide'    => __( 'are hidden', 'marketday' ),
				'disable' => __( 'are disabled', 'marketday' ),
			],
			'mini-basket opens'           => [
				'drawer' => __( 'opens the basket beside the page', 'marketday' ),
				'page'   => __( 'goes to the basket page', 'marketday' ),
			],
			'currency-switcher display'   => [
				'dropdown' => __( 'Dropdown', 'marketday' ),
				'list'     => __( 'List', 'marketday' ),
			],
			'events-calendar view'        => [
				'grid' => __( 'Month, as a grid', 'marketday' ),
				'list' => __( 'Month, as a list', 'marketday' ),
				'mini' => __( 'Small month', 'marketday' ),
			],
			'events-calendar details'     => [
				'modal'  => __( 'over the page', 'marketday' ),
				'inline' => __( 'inline', 'marketday' ),
				'page'   => __( 'on their own page', 'marketday' ),
			],
			default                       => [],
		};
	}
}
