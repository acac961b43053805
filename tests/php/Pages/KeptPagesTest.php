<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\Http\PrivatePage;
use Marketday\Site\Pages\KeptPages;
use Marketday\Tests\SiteTestCase;

/** Page caches of other plugins hear what they keep no longer. */
final class KeptPagesTest extends SiteTestCase {
	/** @var list<string> */
	private array $purged = [];

	private int $product = 0;

	/** @var array<string, int> */
	private array $done = [];

	protected function setUp(): void {
		parent::setUp();
		$this->done = $GLOBALS['wp_actions'];
		// A sale of another test is none of these.
		unset( $GLOBALS['wp_actions'][ SaleEvents::ORDER_PLACED ], $GLOBALS['wp_actions']['woocommerce_reduce_order_stock'] );
		$draft         = new ProductDraft( name: 'Kept', status: 'publish', regularPrice: '5', stockStatus: StockStatus::InStock );
		$this->product = $this->engine()->writer()->save( $draft );
		foreach ( [ 'marketday_product_saved', 'marketday_stock_changed', 'marketday_prices_turned', 'shutdown' ] as $hook ) {
			remove_all_actions( $hook );
		}
		add_action( 'litespeed_purge_post', function ( int $id ): void {
			$this->purged[] = "post {$id}";
		} );
		add_action( 'litespeed_purge', function ( string $tag ): void {
			$this->purged[] = $tag;
		} );
		( new KeptPages( $this->engine() ) )->register();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_actions'] = $this->done;
		parent::tearDown();
	}

	public function test_a_product_that_was_changed_takes_its_page_and_the_lists_once(): void {
		$id = $this->product;

		do_action( 'marketday_product_saved', $id );
		do_action( 'marketday_stock_changed', $id );
		do_action( 'shutdown' );

		self::assertSame( [ "post {$id}", 'marketday_lists' ], $this->purged );
	}

	public function test_after_a_sale_the_lists_stay_until_something_is_sold_out(): void {
		$id = $this->product;
		add_filter( SaleEvents::ORDER_PLACED, '__return_true' );
		do_action( SaleEvents::ORDER_PLACED, 0 );

		do_action( 'marketday_stock_changed', $id );
		do_action( 'shutdown' );
		self::assertSame( [ "post {$id}" ], $this->purged );

		$this->purged = [];
		do_action( 'marketday_stock_changed', 987_654_321 );
		do_action( 'shutdown' );
		self::assertSame( [ 'post 987654321', 'marketday_lists' ], $this->purged );
	}

	public function test_prices_that_turn_by_themselves_take_the_lists(): void {
		do_action( 'marketday_prices_turned' );
		do_action( 'shutdown' );

		self::assertSame( [ 'marketday_lists' ], $this->purged );
	}

	public function test_pages_with_a_grid_or_a_strip_are_marked_as_lists(): void {
		$marks = [];
		add_action( 'litespeed_tag_add', static function ( string $tag ) use ( &$marks ): void {
			$marks[] = $tag;
		} );

		foreach ( [ 'product-grid', 'exclusive-products' ] as $block ) {
			do_blocks( "<!-- wp:marketday/{$block} /-->" );
			self::assertContains( 'marketday_lists', $marks, $block );
			$marks = [];
		}
	}

	public function test_a_page_of_one_visitor_tells_plugins_too(): void {
		$calls = 0;
		add_action( 'litespeed_control_set_nocache', static function () use ( &$calls ): void {
			++$calls;
		} );

		PrivatePage::announceToPlugins();

		self::assertSame( true, constant( 'DONOTCACHEPAGE' ) );
		self::assertSame( 1, $calls );
	}
}
