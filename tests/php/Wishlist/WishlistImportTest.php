<?php

declare( strict_types=1 );

namespace Marketday\Tests\Wishlist;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Route;
use Marketday\Lists\Wishlist\Import\ImportCounts;
use Marketday\Lists\Wishlist\Import\Source;
use Marketday\Lists\Wishlist\Import\WishlistImport;
use Marketday\Lists\Wishlist\Lists\Visibility;
use Marketday\Tests\PluginAccess;

/** Lists that other plugins have left in their tables, which have the columns of YITH's 4.x and TI's 2.x. */
final class WishlistImportTest extends ListsTestCase {
	private const TABLES = [
		'yith_wcwl_lists' => 'ID bigint(20) NOT NULL AUTO_INCREMENT, user_id bigint(20) NULL, session_id varchar(255) NULL, wishlist_slug varchar(200) NOT NULL, wishlist_name text, wishlist_token varchar(64) NOT NULL, wishlist_privacy tinyint(1) NOT NULL DEFAULT 0, is_default tinyint(1) NOT NULL DEFAULT 0, dateadded timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP, expiration timestamp NULL, PRIMARY KEY  (ID)',
		'yith_wcwl'       => 'ID bigint(20) NOT NULL AUTO_INCREMENT, prod_id bigint(20) NOT NULL, quantity int(11) NOT NULL, user_id bigint(20) NULL, wishlist_id bigint(20) NULL, position int(11) DEFAULT 0, original_price decimal(9,3) NULL, original_currency char(3) NULL, dateadded timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP, on_sale tinyint NOT NULL DEFAULT 0, PRIMARY KEY  (ID)',
		'tinvwl_lists'    => "ID bigint NOT NULL AUTO_INCREMENT, author bigint NOT NULL DEFAULT 0, date datetime NOT NULL DEFAULT '0000-00-00 00:00:00', title text, status varchar(20) NOT NULL DEFAULT 'public', type varchar(20) NOT NULL DEFAULT 'list', share_key varchar(45) NOT NULL, PRIMARY KEY  (ID)",
		'tinvwl_items'    => "ID bigint NOT NULL AUTO_INCREMENT, wishlist_id bigint NOT NULL DEFAULT 0, product_id bigint NOT NULL DEFAULT 0, variation_id bigint NOT NULL DEFAULT 0, formdata text, author bigint NOT NULL DEFAULT 0, date datetime NOT NULL DEFAULT '0000-00-00 00:00:00', quantity bigint NOT NULL DEFAULT 1, price varchar(255) NOT NULL DEFAULT '0', in_stock tinyint(1) NOT NULL DEFAULT 1, PRIMARY KEY  (ID)",
	];

	public static function setUpBeforeClass(): void {
		global $wpdb;
		parent::setUpBeforeClass();
		// Before any transaction: on MariaDB a new table ends it.
		foreach ( self::TABLES as $name => $columns ) {
			$wpdb->query( "CREATE TABLE {$wpdb->prefix}{$name} ({$columns})" );
		}
	}

	public static function tearDownAfterClass(): void {
		global $wpdb;
		foreach ( array_keys( self::TABLES ) as $name ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$name}" );
		}
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 0 );
	}

	public function test_a_look_tells_what_would_come_over_and_writes_nothing(): void {
		$this->fillYith();

		$counts = $this->import()->run( Source::Yith, true );

		self::assertSame( [ 2, 3, 0, 2 ], $this->numbers( $counts ) );
		self::assertSame( [], $this->lists->of( $this->ada ) );
	}

	public function test_brings_the_lists_that_wowstore_keeps_with_users(): void {
		$pan = $this->product( 'Pan', '20' );
		update_user_meta( $this->ada, 'wopb_wishlist', [ $pan ] );
		self::assertTrue( Source::WowStore->isThere() );

		self::assertSame( [ 1, 1, 0, 0 ], $this->numbers( $this->import()->run( Source::WowStore, true ) ) );
		self::assertSame( [ $pan ], array_values( array_map( 'intval', (array) get_user_meta( $this->ada, 'wopb_wishlist', true ) ) ) );

		self::assertSame( [ 1, 1, 0, 0 ], $this->numbers( $this->import()->run( Source::WowStore, false ) ) );
		self::assertCount( 1, $this->lists->of( $this->ada ) );
		self::assertFalse( Source::WowStore->isThere() );
	}

	public function test_brings_lists_of_yith_with_price_quantity_and_day_and_nothing_twice(): void {
		$pan = $this->fillYith();

		self::assertSame( [ 2, 3, 0, 2 ], $this->numbers( $this->import()->run( Source::Yith, false ) ) );
		self::assertSame( [ 2, 0, 3, 2 ], $this->numbers( $this->import()->run( Source::Yith, false ) ) );

		$birthday = $this->listNamed( 'Birthday' );
		self::assertSame( [ Visibility::Everyone, Visibility::OwnerOnly ], [ $birthday->visibility, $this->listNamed( 'Wishlist' )->visibility ] );
		$item = $this->items->on( $birthday )[0];
		self::assertSame(
			[ $pan, 4, 2500, 'GBP', strtotime( '2026-03-01 10:00:00 UTC' ) ],
			[ $item->productId, $item->quantity, $item->saved->minor, $item->saved->currency, $item->addedAt ]
		);
		self::assertSame( [ $this->mug, $pan ], $this->ids->of( $this->ada ) );
		self::assertSame( 1250, $this->wishlistItem( $this->mug )->saved->minor, 'In another currency it tells nothing: today’s stands.' );
	}

	public function test_brings_lists_of_ti_with_variations(): void {
		global $wpdb;
		Database::insert(
			"{$wpdb->prefix}tinvwl_lists",
			[ 'ID' => 1, 'author' => $this->ada, 'title' => '', 'status' => 'share', 'type' => 'default', 'share_key' => 'a1' ]
		);
		Database::insert(
			"{$wpdb->prefix}tinvwl_lists",
			[ 'ID' => 2, 'author' => $this->ada, 'title' => 'Garden <b>', 'status' => 'share', 'type' => 'list', 'share_key' => 'a2' ]
		);
		Database::insert(
			"{$wpdb->prefix}tinvwl_items",
			[
				'wishlist_id' => 1,
				'product_id' => 999,
				'variation_id' => $this->mug,
				'quantity' => 0,
				'price' => '15',
				'author' => $this->ada,
				'date' => '2026-01-02 03:04:05',
			]
		);
		Database::insert(
			"{$wpdb->prefix}tinvwl_items",
			[ 'wishlist_id' => 2, 'product_id' => $this->mug, 'quantity' => 2, 'price' => 'free', 'author' => $this->ada, 'date' => '2026-01-02 03:04:05' ]
		);
		$this->call( 'add', $this->mug );

		$print = [];
		self::assertSame( 0, PluginAccess::plugin()->commands()->run( 'wishlists', [ 'ti', '--write' ], static function ( string $line ) use ( &$print ): void {
			$print[] = $line;
		} ) );

		self::assertSame( 'Lists imported: 2, with new products: 2.', $print[0] );
		self::assertSame( Visibility::ByLink, $this->listNamed( 'Garden' )->visibility );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{40}$/', $this->listNamed( 'Garden' )->token );
		$default = $this->items->on( $this->listNamed( 'Wishlist' ) )[0];
		self::assertSame( [ $this->mug, 1, 1500 ], [ $default->productId, $default->quantity, $default->saved->minor ] );
	}

	/** @return int A pan's id. */
	public function test_an_import_that_breaks_off_is_still_to_do(): void {
		$this->fillYith();
		delete_option( 'marketday_wishlists_moved' );
		$route = array_values( array_filter(
			PluginAccess::plugin()->routes()->all(),
			static fn ( Route $one ): bool => 'marketday_wishlists_import' === $one->address
		) )[0] ?? self::fail();
		$break = static fn ( string $sql ): string => str_contains( $sql, 'yith_wcwl_lists` WHERE ID' ) ? throw new \RuntimeException( 'Killed.' ) : $sql;
		add_filter( 'query', $break );
		try {
			( $route->handler )( new Request( [ 'source' => 'yith', 'write' => '1' ] ) );
			self::fail( 'It did not break off.' );
		} catch ( \RuntimeException ) {
			self::assertFalse( get_option( 'marketday_wishlists_moved' ) );
		} finally {
			remove_filter( 'query', $break );
		}

		( $route->handler )( new Request( [ 'source' => 'yith', 'write' => '1' ] ) );
		self::assertSame( [ 'yith' ], get_option( 'marketday_wishlists_moved' ) );
	}

	private function fillYith(): int {
		global $wpdb;
		$pan   = $this->product( 'Iron pan', '30.00' );
		$lists = "{$wpdb->prefix}yith_wcwl_lists";
		$items = "{$wpdb->prefix}yith_wcwl";
		foreach ( [
			[ $this->ada, '', 0, 1 ],
			[ $this->ada, 'Birthday', 0, 0 ],
			[ null, '', 0, 1 ],
			[ 99999999, 'Gone', 2, 0 ],
		] as $number => [ $user, $name, $privacy, $default ] ) {
			Database::insert(
				$lists,
				[
					'ID' => $number + 1,
					'user_id' => $user,
					'wishlist_slug' => '',
					'wishlist_name' => $name,
					'wishlist_token' => "T{$number}",
					'wishlist_privacy' => $privacy,
					'is_default' => $default,
				]
			);
		}
		foreach ( [
			[ $this->mug, 1, 1, '9.000', 'USD' ],
			[ $pan, 1, 1, null, null ],
			[ $pan, 4, 2, '25.000', 'GBP' ],
			[ $pan, 1, 3, null, null ],
		] as [ $product, $quantity, $list, $price, $currency ] ) {
			Database::insert(
				$items,
				[
					'prod_id' => $product,
					'quantity' => $quantity,
					'wishlist_id' => $list,
					'original_price' => $price,
					'original_currency' => $currency,
					'dateadded' => '2026-03-01 10:00:00',
				]
			);
		}
		return $pan;
	}

	private function import(): WishlistImport {
		return new WishlistImport( $this->ids, $this->lists, $this->items, $this->engine() );
	}

	/** @return list<int> Lists, items, known, nobody's. */
	private function numbers( ImportCounts $counts ): array {
		return [ $counts->lists, $counts->items, $counts->known, $counts->nobodys ];
	}
}
