<?php

declare( strict_types=1 );

namespace Marketday\Tests\Wishlist;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\SystemClock;
use Marketday\Lists\Wishlist\Lists\AccountIds;
use Marketday\Lists\Wishlist\Lists\NamedList;
use Marketday\Lists\Wishlist\Lists\NamedLists;
use Marketday\Lists\Wishlist\Lists\WishlistItem;
use Marketday\Lists\Wishlist\Lists\WishlistItems;
use Marketday\Tests\Markup;
use Marketday\Tests\PluginAccess;
use Marketday\Tests\SiteTestCase;

/** A user with a wishlist, and the forms of its page. */
abstract class ListsTestCase extends SiteTestCase {
	protected int $ada = 0;
	protected int $mug = 0;
	protected NamedLists $lists;
	protected WishlistItems $items;
	protected AccountIds $ids;

	/** @var array{mixed, mixed} As they were before the test. */
	private array $queries = [ null, null ];

	protected function setUp(): void {
		parent::setUp();
		$this->queries = [ $GLOBALS['wp_query'] ?? null, $GLOBALS['wp_the_query'] ?? null ];
		unset( $_COOKIE['wopb_wishlist'], $_COOKIE['wopb_wishlist_of'], $_COOKIE['marketday_shared_list'] );
		$this->engine()->basket()->clear();
		$this->engine()->notices()->take();
		$this->ada    = (int) wp_create_user( 'ada-wishes', 'secret-words', 'ada-wishes@example.com' );
		$this->mug    = $this->product( 'Enamel mug', '12.50' );
		$this->lists  = new NamedLists( new SystemClock() );
		$this->items = new WishlistItems( new SystemClock() );
		$this->ids    = new AccountIds( $this->engine(), $this->lists, $this->items );
		wp_set_current_user( $this->ada );
	}

	protected function product( string $name, string $price, StockStatus $stock = StockStatus::InStock ): int {
		return $this->engine()->writer()->save( new ProductDraft( name: $name, status: 'publish', regularPrice: $price, stockStatus: $stock ) );
	}

	protected function reprice( int $id, string $name, string $price, StockStatus $stock = StockStatus::InStock ): void {
		$this->engine()->writer()->save( new ProductDraft( name: $name, status: 'publish', regularPrice: $price, stockStatus: $stock, id: $id ) );
		wp_cache_flush();
	}

	/** @param array<string, mixed> $fields @return string Where the form leads. */
	protected function send( array $fields, string $action = 'change-wishlist' ): string {
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			if ( Route::PAGE_FORM === $route->kind && $action === $route->address ) {
				return ( $route->handler )( new Request( $fields ) )->headers['Location'];
			}
		}
		self::fail( 'There is no such form.' );
	}

	/** What the last form has said. */
	protected function notices(): string {
		return implode(
			' ',
			array_map( static fn ( \Marketday\Engine\Contract\Notice $notice ): string => wp_strip_all_tags( $notice->message ), $this->engine()->notices()->take() )
		);
	}

	/**
	 * @param array<string, string> $further
	 * @return array{wishlist_count: int, message: string, html: string, ...}
	 */
	protected function call( string $type, int|string $id = '', int $list = 0, array $further = [] ): array {
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			if ( Route::WC_AJAX === $route->kind && 'wopb_wishlist' === $route->address ) {
				return ( $route->handler )( new Request( [ 'type' => $type, 'post_id' => (string) $id, 'list' => (string) $list ] + $further ) )->body['data'];
			}
		}
		self::fail( 'We don’t recognise that request.' );
	}

	protected function tearDown(): void {
		[ $GLOBALS['wp_query'], $GLOBALS['wp_the_query'] ] = $this->queries;
		parent::tearDown();
	}

	/** The wishlist's page, drawn by its block. */
	protected function page( string $query = '' ): string {
		$page = (int) get_option( 'marketday_wishlist_page_id' );
		parse_str( $query, $_GET );
		$GLOBALS['wp_query'] = new \WP_Query( [ 'page_id' => $page ] );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		return Markup::of( do_blocks( '<!-- wp:marketday/wishlist /-->' ) );
	}

	/** @return list<int> Products written into the database at once: to make so many by the shop takes a minute. */
	protected function products( int $many ): array {
		global $wpdb;
		$wpdb->query( "INSERT INTO {$wpdb->posts} (post_title, post_name, post_status, post_type, post_content, post_excerpt, to_ping, pinged, post_content_filtered) VALUES " . implode( ',', array_map( static fn ( int $number ): string => "('Product {$number}', 'many-{$number}', 'publish', 'product', '', '', '', '', '')", range( 1, $many ) ) ) );
		$ids = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_name LIKE 'many-%' ORDER BY ID" ) );
		foreach ( [ '_price' => '5', '_regular_price' => '5', '_stock_status' => 'instock' ] as $key => $value ) {
			$wpdb->query( "INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) VALUES " . implode(
				',',
				array_map( static fn ( int $id ): string => "({$id}, '{$key}', '{$value}')", $ids ) )
			);
		}
		return $ids;
	}

	protected function listNamed( string $name ): NamedList {
		foreach ( $this->lists->of( $this->ada ) as $list ) {
			if ( $name === $list->name() ) {
				return $list;
			}
		}
		self::fail( "There is no list '{$name}'." );
	}

	protected function wishlistItem( int $product ): WishlistItem {
		foreach ( $this->items->of( $this->ada ) as $wanted ) {
			if ( $product === $wanted->productId ) {
				return $wanted;
			}
		}
		self::fail( 'It is on no list.' );
	}
}
