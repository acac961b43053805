<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Kernel\Http\ListTag;
use Marketday\Kernel\Loading\LoadsIf;

/**
 * Tells the site's page caches which pages of theirs are out of date. They hear of posts that are edited, but not of what a sale, an import or the price of
 * a day changes. Once a request; where no such cache is active, nothing is done.
 */
#[LoadsIf(
	'function:w3tc_flush_post|function:rocket_clean_post|function:litespeed_autoload',
	'marketday_product_saved',
	'marketday_stock_changed',
	'marketday_prices_turned',
	'marketday_catalogue_changed'
)]
final class KeptPages {
	/** @var array<int, true> */
	private array $changed = [];

	private bool $areListsOld = false;

	private bool $isAwaited = false;

	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		foreach ( [ 'marketday_product_saved', 'marketday_stock_changed' ] as $hook ) {
			add_action( $hook, fn ( mixed $id ) => $this->note( is_numeric( $id ) ? (int) $id : 0 ), 50 );
		}
		foreach ( [ 'marketday_prices_turned', 'marketday_catalogue_changed' ] as $hook ) {
			add_action( $hook, fn () => $this->note( 0 ), 50 );
		}
	}

	private function note( int $id ): void {
		$parent = $id > 0 ? (int) wp_get_post_parent_id( $id ) : 0;
		$id > 0 ? $this->changed[ $parent > 0 ? $parent : $id ] = true : $this->areListsOld = true;
		if ( ! $this->isAwaited ) {
			$this->isAwaited = true;
			// Before W3 Total Cache carries out what it was told.
			add_action( 'shutdown', $this->flushCaches( ... ), 5 );
		}
	}

	private function flushCaches(): void {
		$this->isAwaited = false;
		$ids             = array_keys( $this->changed );
		$areListsOld     = $this->areListsOld || ! self::isSale() || $this->hasSoldOut( $ids );
		[ $this->changed, $this->areListsOld ] = [ [], false ];
		foreach ( $ids as $id ) {
			function_exists( 'w3tc_flush_post' ) && w3tc_flush_post( $id );
			function_exists( 'rocket_clean_post' ) && rocket_clean_post( $id );
			do_action( 'litespeed_purge_post', $id );
		}
		if ( $areListsOld ) {
			// Of these two nobody knows which pages show a list: front page, categories, filtered ones.
			function_exists( 'w3tc_flush_posts' ) && w3tc_flush_posts();
			function_exists( 'rocket_clean_domain' ) && rocket_clean_domain();
			ListTag::purge();
		}
	}

	/** Lists do not say how many are left: after a sale they are right until one is sold out. */
	private static function isSale(): bool {
		return did_action( 'woocommerce_reduce_order_stock' ) > 0 || did_action( SaleEvents::ORDER_PLACED ) > 0;
	}

	/** @param list<int> $ids */
	private function hasSoldOut( array $ids ): bool {
		$products = $this->engine->catalogue()->products( $ids );
		// One that is hidden once it is sold out is not found any more.
		return count( $products ) < count( $ids ) || [] !== array_filter( $products, static fn ( Product $product ): bool => ! $product->stock->isBuyable() );
	}
}
