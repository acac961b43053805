<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Blocks\BlockTypesController;
use Automattic\WooCommerce\Blocks\Package;
use Marketday\Kernel\Http\CalledRoute;

/**
 * WooCommerce's block types, registered where they are needed: it registers all of them for each request, and WordPress works out the theme's styles
 * for each of them. Calls of baskets and pages that showed none the last time do without, until one is about to be drawn.
 * docs/decisions/woocommerce-blocks.md says why and how.
 */
final class BlockTypesOnDemand {
	private const PREFIX = 'woocommerce/';

	/** Classes of those that put themselves beside others' blocks: they are asked before anything is drawn. */
	public const HOOKED = [ 'CustomerAccount', 'MiniCart', 'SavedForLater' ];

	/** Calls of WooCommerce that answer with a basket, products or sums. */
	private const CALLS = [
		'add_to_cart'             => true,
		'apply_coupon'            => true,
		'get_cart_totals'         => true,
		'get_refreshed_fragments' => true,
		'get_variation'           => true,
		'remove_coupon'           => true,
		'remove_from_cart'        => true,
		'update_order_review'     => true,
		'update_shipping_method'  => true,
	];

	private const ROUTES = '~^/wc/store(?:/v1)?/(?:cart|products)(?:/|$)~';

	/** Parameters of pages that somebody edits. */
	private const EDITED = [ 'preview', 'customize_changeset_uuid', 'wp_theme_preview', '_wp-find-template', 'elementor-preview' ];

	/** Parameters of WordPress that do not change what kind of page it is. */
	private const OF_LISTS = [ 'order', 'orderby', 'page', 'paged' ];

	/** @var list<string>|null Names of classes that wait; null where nothing waits. */
	private ?array $waiting = null;

	/** True once one of them was about to be drawn. */
	private bool $isSeen = false;

	public function __construct( private readonly BlockFreePages $pages, private readonly ThemeStylesCache $styles ) {}

	public function register(): void {
		add_filter( 'woocommerce_get_block_types', $this->forRequest( ... ), PHP_INT_MAX );
		$this->pages->register();
	}

	/** @return mixed What it was given, or as much of it as this request needs. */
	private function forRequest( mixed $types ): mixed {
		if ( ! is_array( $types ) || null !== $this->waiting ) {
			return $types;
		}
		$isPage = self::isPage();
		$waits  = $this->canWait( $isPage );
		if ( $isPage || $waits ) {
			add_filter( 'pre_render_block', $this->beforeDrawing( ... ), PHP_INT_MIN, 3 );
		}
		if ( $isPage ) {
			add_action( 'wp_footer', fn () => $this->pages->note( ! $this->isSeen ), PHP_INT_MAX );
		}
		if ( ! $waits ) {
			return $types;
		}
		$this->waiting = array_values( array_diff( array_filter( $types, 'is_string' ), $isPage ? self::HOOKED : [] ) );
		$this->styles->separate();
		return array_values( array_diff( $types, $this->waiting ) );
	}

	private function canWait( bool $isPage ): bool {
		$called = CalledRoute::current();
		$can    = match ( true ) {
			isset( $_GET['wc-ajax'] ) => isset( self::CALLS[ $called ] ), // phpcs:ignore WordPress.Security.NonceVerification -- compared only.
			'' !== $called            => 1 === preg_match( self::ROUTES, $called ),
			default                   => $isPage && $this->pages->isNoted() && ! current_user_can( 'edit_posts' ),
		};
		/**
		 * Filters whether WooCommerce registers its block types only once one is drawn.
		 *
		 * @param bool $can True for calls of baskets, and for pages that showed none of its blocks the last time.
		 */
		return (bool) apply_filters( 'marketday_woocommerce_blocks_wait', $can );
	}

	/** @return bool Whether the request is for a page that nobody edits, which its path alone decides: `/?s=mug` is not the front page. */
	private static function isPage(): bool {
		$deciding = array_diff( [ ...( $GLOBALS['wp']->public_query_vars ?? [] ), ...self::EDITED ], self::OF_LISTS );
		// phpcs:ignore WordPress.Security -- compared only.
		$isRead = 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && [] === array_intersect_key( $_GET, array_flip( $deciding ) );
		return $isRead && defined( 'WP_USE_THEMES' ) && ! is_admin() && '' === CalledRoute::current();
	}

	/**
	 * @param array<string, mixed> $block
	 * @param mixed                $parent The block that it is in: WordPress has made those in it by then, so the outermost one tells of all.
	 */
	private function beforeDrawing( mixed $drawn, array $block, mixed $parent ): mixed {
		if ( null === $parent && ! $this->isSeen && self::isIn( $block ) ) {
			$this->isSeen = true;
			$this->registerWaiting();
		}
		return $drawn;
	}

	private function registerWaiting(): void {
		if ( [] === $this->waiting || null === $this->waiting ) {
			return;
		}
		$waiting       = $this->waiting;
		$this->waiting = [];
		$rest          = static fn (): array => $waiting;
		add_filter( 'woocommerce_get_block_types', $rest, PHP_INT_MAX );
		Package::container()->get( BlockTypesController::class )->register_blocks();
		remove_filter( 'woocommerce_get_block_types', $rest, PHP_INT_MAX );
		$this->styles->join();
	}

	/**
	 * @param array<string, mixed> $block As WordPress has parsed it.
	 * @return bool Whether one of WooCommerce's is in it, or a list of WordPress's that is WooCommerce's by its namespace.
	 */
	private static function isIn( array $block ): bool {
		$namespace = is_array( $block['attrs'] ?? null ) ? $block['attrs']['namespace'] ?? '' : '';
		foreach ( [ $block['blockName'] ?? '', $namespace ] as $name ) {
			if ( is_string( $name ) && str_starts_with( $name, self::PREFIX ) ) {
				return true;
			}
		}
		foreach ( (array) ( $block['innerBlocks'] ?? [] ) as $inner ) {
			if ( is_array( $inner ) && self::isIn( $inner ) ) {
				return true;
			}
		}
		return false;
	}
}
