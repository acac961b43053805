<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventType;
use Marketday\Kernel\PageBlocks;
use Marketday\Search\Index\IndexState;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block;

/** Every attribute of every block changes what visitors are shown: a setting that does nothing is found here. */
final class BlockSettingsTest extends SiteTestCase {
	private const BLOCKS = __DIR__ . '/../../';

	/** Those that change nothing by themselves, and why. Each has its tests where it is read. */
	private const NOT_SEEN_ALONE = [
		'marketday/add-to-basket'      => [
			'showStickyBar'  => 'on the product\'s own page: StickyBarTest',
			'stickyBarAfter' => 'the same',
		],
		'marketday/blog-index'         => [
			'inherit'     => 'in templates of the blog: BlogIndexFeatureTest',
			'showPicture' => 'pictures of posts, where they have some',
		],
		'marketday/currency-switcher'  => [
			'display'   => 'further currencies, where the shop has some: SwitcherTest',
			'label'     => 'the same',
			'showLabel' => 'the same',
			'showSign'  => 'the same',
		],
		'marketday/events-calendar'    => [ 'categories' => 'events of other categories: Calendar\'s own tests' ],
		'marketday/upcoming-events'    => [
			'number'     => 'events: the same',
			'loadMore'   => 'more of them',
			'categories' => 'the same',
		],
		'marketday/order-confirmation' => [
			'thanks'        => 'an order is drawn once in a request: ConfirmationTest',
			'showAddresses' => 'the same',
			'showShopLink'  => 'the same',
		],
		'marketday/product-grid'       => [
			'inherit'        => 'the products of the archive it is on, where it is on one',
			'followsFilter'  => 'what a visitor has chosen in a filter',
			'hideOutOfStock' => 'what is sold out, where something is',
		],
		'marketday/product-filter'     => [
			'limit'       => 'the values of the index: FilterBlockTest',
			'emptyValues' => 'the same',
			'showCounts'  => 'the same',
			'showChips'   => 'what a visitor has chosen',
		],
		'marketday/product-search'     => [
			'showMoreResult'    => 'in the results, which a call answers',
			'showProductImage'  => 'in the results',
			'showProductPrice'  => 'in the results',
			'showProductRating' => 'in the results',
			'itemProductLabel'  => 'in the results',
		],
		'marketday/sales-notification' => [
			'gap'  => 'a shop that has switched it on: SalesNotificationTest',
			'stay' => 'the same',
			'side' => 'the same',
		],
		'marketday/sold-recently'      => [
			'productId' => 'sales: SoldRecentlyTest',
			'days'      => 'the same',
			'least'     => 'the same',
			'showStock' => 'the same',
		],
		'marketday/free-delivery-bar'  => [
			'missing' => 'a shop with free delivery: FreeDeliveryBarTest',
			'reached' => 'the same',
		],
		'marketday/storefront'         => [ 'currency' => 'for blocks within that show prices in a currency of their own' ],
	];

	/** What the block must be set to besides, for a setting to have something to change. */
	private const WITHIN = [
		'marketday/blog-index'         => [ 'infiniteScroll' => [ 'perPage' => 1 ] ],
		'marketday/newsletter-form'    => [
			'name'             => [ 'variant' => 'popup' ],
			'delay'            => [ 'variant' => 'popup' ],
			'exitIntent'       => [ 'variant' => 'popup' ],
			'cookieExpiration' => [ 'variant' => 'popup' ],
			'position'         => [ 'variant' => 'slide_in' ],
			'animation'        => [ 'variant' => 'popup' ],
		],
		'marketday/newsletter-field'   => [ 'options' => [ 'kind' => 'select' ] ],
		'marketday/exclusive-products' => [ 'headingLevel' => [ 'title' => 'Only here' ] ],
		'marketday/store-notice'       => [
			'canDismiss' => [ 'text' => 'Open late' ],
			'from'       => [ 'text' => 'Open late' ],
			'until'      => [ 'text' => 'Open late' ],
		],
		'marketday/menu-sidebar'       => [ 'label' => [ 'showLabel' => true ] ],
		'marketday/search-overlay'     => [ 'label' => [ 'showLabel' => true ] ],
		'marketday/product-grid'       => [
			'autoplay'      => [ 'layout' => 'carousel' ],
			'autoplayDelay' => [ 'layout' => 'carousel' ],
			'slideSpeed'    => [ 'layout' => 'carousel' ],
			'showArrows'    => [ 'layout' => 'carousel' ],
			'showDots'      => [ 'layout' => 'carousel' ],
			'loop'          => [ 'layout' => 'carousel' ],
			'headingLevel'  => [ 'title' => 'New in' ],
		],
	];

	/** Other values of attributes whose type does not say which there are. */
	private const OTHERS = [
		'marketday/blog-index'        => [ 'category' => 999_999 ],
		'marketday/events-table'      => [ 'perPage' => 25, 'categories' => [ 7 ] ],
		'marketday/newsletter-field'  => [ 'options' => [ 'Small', 'Large' ] ],
		'marketday/newsletter-form'   => [ 'lists' => [ 7 ], 'places' => [ 'archives' ] ],
		'marketday/catalogue-sorting' => [ 'orders' => [ 'price', 'date' ] ],
		'marketday/product-filter'    => [ 'sections' => [ [ 'kind' => 'price' ] ] ],
		'marketday/store-notice'      => [ 'from' => '2031-01-01T09:00', 'until' => '2131-01-01T09:00' ],
		'marketday/product-grid'      => [ 'layout' => 'carousel', 'paginationKind' => 'loadMore', 'order' => 'price-desc' ],
	];

	private int $category = 0;

	private int $product = 0;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		// Products of this test are not in the index: it learns of them when the request ends.
		delete_option( IndexState::OPTION );
		update_option( 'woocommerce_bacs_settings', [ 'enabled' => 'yes', 'title' => 'Bank transfer' ] );
		if ( function_exists( 'WC' ) ) {
			WC()->payment_gateways()->init();
			$GLOBALS['wp_rest_server'] = null;
		}
		for ( $number = 1; $number <= 6; $number++ ) {
			$this->product = $this->engine()->writer()->save( new ProductDraft(
				type: ProductType::Simple,
				sku: "settings-{$number}",
				name: "Mug {$number}",
				status: 'publish',
				regularPrice: (string) ( 10 + $number ),
				salePrice: '5',
				saleTo: gmdate( 'Y-m-d', time() + 3 * DAY_IN_SECONDS ),
				stockStatus: StockStatus::InStock,
				categories: [ [ $number > 1 ? 'Settings' : 'Others' ] ]
			) );
			wp_insert_comment( [
				'comment_post_ID' => $this->product,
				'comment_type' => 'review',
				'comment_content' => 'Good.',
				'comment_approved' => 1,
				'comment_meta' => [ 'rating' => 4 ],
			] );
		}
		foreach ( [ 'News', 'More news' ] as $title ) {
			wp_insert_post( [
				'post_type' => 'post',
				'post_status' => 'publish',
				'post_title' => $title,
				'post_content' => 'Of the market.',
				'post_category' => [ (int) wp_insert_term( "{$title} of the shop", 'category' )['term_id'] ],
			] );
		}
		$event = (int) wp_insert_post( [ 'post_type' => EventType::NAME, 'post_status' => 'publish', 'post_title' => 'Market' ] );
		update_post_meta(
			$event,
			EventData::META,
			[ 'start' => gmdate( 'Y-m-d\TH:i', time() + DAY_IN_SECONDS ), 'end' => gmdate( 'Y-m-d\TH:i', time() + 2 * DAY_IN_SECONDS ) ] + EventData::blank()
		);
		$this->category = (int) ( get_term_by( 'name', 'Settings', 'product_cat' )->term_id ?? 0 );
		$this->engine()->basket()->clear();
		$this->engine()->basket()->add( new AddToBasket( $this->product ) );
		// What a block is about for which none is chosen: another product than the one chosen here.
		$GLOBALS['post'] = get_post( $this->engine()->writer()->idBySku( 'settings-1' ) );
	}

	protected function tearDown(): void {
		$this->engine()->basket()->clear();
		parent::tearDown();
	}

	/** @param array<string, array<string, mixed>> $attributes */
	#[DataProvider( 'blocks' )]
	public function test_every_setting_changes_what_is_shown( string $block, array $attributes ): void {
		$dead = array_filter( array_keys( $attributes ), fn ( string $setting ): bool => ! $this->changes( $block, $setting, $attributes[ $setting ] ) );

		self::assertSame( array_keys( self::NOT_SEEN_ALONE[ $block ] ?? [] ), array_values( $dead ) );
	}

	/** @return iterable<string, array{string, array<string, array<string, mixed>>}> */
	public static function blocks(): iterable {
		foreach ( self::attributes() as $block => $attributes ) {
			yield $block => [ $block, $attributes ];
		}
	}

	/** @param array<string, mixed> $schema */
	private function changes( string $block, string $setting, array $schema ): bool {
		$usual = ( self::WITHIN[ $block ][ $setting ] ?? [] ) + $this->usual( $block );
		return $this->shown( $block, array_diff_key( $usual, [ 'productId' === $setting ? $setting : '' => 0 ] ) )
			!== $this->shown( $block, [ $setting => $this->other( $block, $setting, $schema ) ] + $usual );
	}

	/** @return array<string, array<string, array<string, mixed>>> By block and attribute, as block.json has them. */
	private static function attributes(): array {
		$found = [];
		foreach ( [ self::BLOCKS . 'block.json', ...(array) glob( self::BLOCKS . 'blocks/*/block.json' ) ] as $file ) {
			$block                   = json_decode( (string) file_get_contents( (string) $file ), true );
			$found[ $block['name'] ] = $block['attributes'] ?? [];
		}
		return $found;
	}

	/** @param array<string, mixed> $schema */
	private function other( string $block, string $setting, array $schema ): mixed {
		$default = $schema['default'] ?? null;
		return self::OTHERS[ $block ][ $setting ] ?? match ( true ) {
			'productId' === $setting => $this->product,
			'category' === $setting => $this->category,
			'query' === $setting => [ 'kind' => 'handPicked', 'ids' => [ $this->product ] ],
			'tabs' === $setting => [ 'taxonomy' => 'product_cat', 'ids' => [ $this->category ], 'groups' => [], 'all' => 'All' ],
			isset( $schema['enum'] ) => current( array_diff( $schema['enum'], [ $default ] ) ),
			'boolean' === $schema['type'] => ! $default,
			'integer' === $schema['type'] => (int) $default + 1,
			default => 'Something else',
		};
	}

	/** @return array<string, mixed> */
	private function usual( string $block ): array {
		return match ( $block ) {
			'marketday/product-grid' => [ 'query' => [ 'kind' => 'category', 'ids' => [ $this->category ] ], 'perPage' => 2, 'blockId' => 'abc' ],
			'marketday/product' => [ 'productId' => $this->product ],
			'marketday/product-part' => [ 'productId' => $this->product ],
			default => [],
		};
	}

	/** @param array<string, mixed> $attributes */
	private function shown( string $block, array $attributes ): string {
		$grid   = '<!-- wp:marketday/product-grid /-->';
		$inner  = in_array( $block, [ 'marketday/carousel', 'marketday/slideshow', 'marketday/storefront', 'marketday/shop-sidebar' ], true ) ? "<!-- wp:marketday/product-filter /-->{$grid}" : '';
		$markup = sprintf( '<!-- wp:%1$s %2$s -->%3$s<!-- /wp:%1$s -->', $block, (string) wp_json_encode( (object) $attributes ), $inner );
		$page   = (int) wp_insert_post( [
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Page',
			'post_content' => wp_slash( $markup . $grid ),
		] );
		$html   = ( new WP_Block( parse_blocks( $markup )[0], [ 'marketday/page' => PageBlocks::of( $page, '' ) ] ) )->render();
		// Of each drawing its own: ids that count up, nonces, and the page's number.
		return (string) preg_replace( [ '/(?<=[a-z]-)\d+(?=["\' -])/', '/"nonce":"\w+"/', '/data-postid="\d+"/' ], '', $html );
	}
}
