<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Elastic;

use ElasticPress\Elasticsearch;
use ElasticPress\Indexable\Post\Post;
use ElasticPress\Indexables;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\ChosenPrices;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\IndexedSearch;
use Marketday\Search\Elastic\Elastic;
use Marketday\Search\Elastic\ElasticPressSearch;
use Marketday\Search\Elastic\ElasticState;
use Marketday\Search\Elastic\FillJob;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;
use WP_Query;

/** Beside ElasticPress, by its hooks: when it serves, what it is sent, and what happens when it is gone. */
#[RunTestsInSeparateProcesses]
final class ElasticPressTest extends SiteTestCase {
	private Elastic $elastic;

	private Post $posts;

	private int $mug = 0;

	protected function setUp(): void {
		parent::setUp();
		if ( 'embedded' !== $this->engine()->name() ) {
			self::markTestSkipped( 'WooCommerce ends the transaction that undoes what is written here.' );
		}
		require_once __DIR__ . '/Fake/elasticpress.php';
		add_filter( 'ep_host', static fn (): string => 'http://127.0.0.1:9200/' );
		ElasticState::forget();
		( new IndexState() )->save();
		$this->mug     = $this->engine()->writer()->save( new ProductDraft( name: 'Elastic mug', status: 'publish', regularPrice: '12.00' ) );
		$this->posts   = Indexables::factory()->get( 'post' ) ?: self::fail();
		$this->elastic = new Elastic( $this->engine() );
		$this->elastic->register();
	}

	public function test_serves_when_every_product_has_been_sent(): void {
		self::assertFalse( $this->elastic->serves() );
		self::assertInstanceOf( IndexedSearch::class, $this->search() );

		do_action( FillJob::JOB );

		self::assertSame( 'shop-post-1/_mapping', Elasticsearch::factory()->requests[0][0] );
		self::assertContains( $this->mug, $this->posts->sent );
		self::assertTrue( $this->elastic->serves() );
		self::assertInstanceOf( ElasticPressSearch::class, $this->search() );
		self::assertSame( [ $this->mug ], $this->found( maximumPrice: 1200 ) );
		self::assertSame( [], $this->found( maximumPrice: 1199 ) );
	}

	public function test_an_index_that_is_not_there_is_left_alone_for_a_while(): void {
		Elasticsearch::factory()->code = 404;

		do_action( FillJob::JOB );
		do_action( FillJob::JOB );

		self::assertCount( 1, Elasticsearch::factory()->requests );
		self::assertFalse( $this->elastic->serves() );
	}

	public function test_a_full_sync_of_its_own_serves_too_but_not_before_its_end(): void {
		do_action( 'ep_after_put_mapping', 'shop-post-1', [ 'response' => [ 'code' => 200 ] ] );
		self::assertFalse( $this->elastic->serves() );

		do_action( 'ep_after_sync_index' );
		self::assertTrue( $this->elastic->serves() );

		$this->posts->isReindexing = true;
		self::assertFalse( $this->elastic->serves() );
	}

	public function test_sends_the_product_when_a_variation_or_its_stock_changes(): void {
		$members    = $this->engine()->writer()->save( new ProductDraft( type: ProductType::Variable, name: 'Elastic jumper', status: 'publish' ) );
		$variation = $this->engine()->writer()->save( new ProductDraft( variationOf: $members, status: 'publish', regularPrice: '30.00' ) );

		$this->posts->sync_manager->queue = [];
		$this->engine()->writer()->save( new ProductDraft( id: $variation, variationOf: $members, stockStatus: StockStatus::OutOfStock ) );
		self::assertSame( [ $members ], $this->posts->sync_manager->queue );

		$this->posts->sync_manager->queue = [];
		update_post_meta( $variation, '_price', '25.00' );
		self::assertSame( [ $members ], $this->posts->sync_manager->queue );

		$this->posts->sync_manager->queue = [];
		wp_update_post( [
			'ID'          => $members,
			'post_status' => 'draft',
		] );
		$this->posts->sync_manager->queue = [];
		do_action( 'marketday_stock_changed', $variation );
		self::assertSame( [], $this->posts->sync_manager->queue );
	}

	public function test_sends_a_group_when_a_member_changes_or_is_gone(): void {
		$set = $this->engine()->writer()->save( new ProductDraft( type: ProductType::Grouped, name: 'Elastic set', status: 'publish', groupedIds: [ $this->mug ] ) );

		$this->posts->sync_manager->queue = [];
		update_post_meta( $this->mug, '_price', '14.00' );
		self::assertSame( [ $this->mug, $set ], $this->posts->sync_manager->queue );

		$this->posts->sync_manager->queue = [];
		wp_trash_post( $this->mug );
		self::assertContains( $set, $this->posts->sync_manager->queue );

		$this->posts->sync_manager->queue = [];
		update_post_meta( $set, '_children', [] );
		self::assertSame( [ $set ], $this->posts->sync_manager->queue );
	}

	public function test_sends_the_products_below_a_category_that_is_deleted(): void {
		$cup = $this->engine()->writer()->save( new ProductDraft( name: 'Elastic cup', status: 'publish', categories: [ [ 'Elastic kitchen', 'Elastic cups' ] ] ) );

		$this->posts->sync_manager->queue = [];
		wp_delete_term( (int) get_term_by( 'slug', 'elastic-kitchen', 'product_cat' )->term_id, 'product_cat' );
		self::assertSame( [ $cup ], $this->posts->sync_manager->queue );
	}

	public function test_sends_all_again_when_prices_change_as_a_whole_and_serves_meanwhile(): void {
		do_action( FillJob::JOB );
		$this->posts->sent = [];

		update_option( 'woocommerce_tax_display_shop', 'incl' === get_option( 'woocommerce_tax_display_shop' ) ? 'excl' : 'incl' );
		self::assertTrue( $this->elastic->serves() );
		do_action( FillJob::JOB );

		self::assertContains( $this->mug, $this->posts->sent );
	}

	public function test_a_server_that_is_gone_is_not_asked_again_at_once(): void {
		do_action( FillJob::JOB );
		$this->posts->isDown = true;

		self::assertSame( [ $this->mug ], $this->found() );
		self::assertTrue( ElasticState::read()->isResting() );

		$this->posts->isDown = false;
		self::assertSame( [ $this->mug ], $this->found() );
		self::assertTrue( $this->elastic->serves() );
	}

	public function test_a_server_rests_no_longer_where_the_clock_was_set_back(): void {
		self::assertTrue( ( new ElasticState( 'i', restsUntil: time() + 60 ) )->isResting() );
		self::assertFalse( ( new ElasticState( 'i', restsUntil: time() + YEAR_IN_SECONDS ) )->isResting() );
	}

	public function test_what_an_archive_asks_of_its_own_products_is_not_asked_here(): void {
		do_action( FillJob::JOB );
		add_action(
			'pre_get_posts',
			static fn ( WP_Query $query ) => 'product' === $query->get( 'post_type' ) ? $query->set( 'meta_key', '_wc_average_rating' ) : null
		);

		self::assertSame( 1, $this->search()->facets( new ProductQuery( include: [ $this->mug ] ), new FilterState(), [] )->total );
		self::assertSame( [ $this->mug ], $this->found() );
	}

	public function test_is_forgotten_when_elasticpress_is_gone(): void {
		do_action( FillJob::JOB );
		add_filter( 'ep_host', '__return_empty_string', 20 );

		( new Elastic( $this->engine() ) )->register();

		self::assertFalse( get_option( ElasticState::OPTION ) );
		self::assertFalse( $this->elastic->serves() );
	}

	private function search(): CatalogueSearch {
		return $this->elastic->search( new IndexedSearch( $this->engine() ) );
	}

	/** @return list<int> */
	private function found( ?int $maximumPrice = null ): array {
		$found = $this->search()->find( new ProductQuery( include: [ $this->mug ] ), new FilterState( price: new ChosenPrices( maximum: $maximumPrice ) ) );
		return array_map( static fn ( object $one ): int => $one->product->id, $found->products );
	}
}
