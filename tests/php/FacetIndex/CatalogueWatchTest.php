<?php

declare( strict_types=1 );

namespace Marketday\Tests\FacetIndex;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Search\FacetIndex\CatalogueWatch;
use Marketday\Search\FacetIndex\IndexWork;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\IndexBuilder;
use Marketday\Search\Index\IndexChanges;
use Marketday\Search\Index\IndexLock;
use Marketday\Search\Index\IndexState;
use Marketday\Search\Index\IndexTables;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Which changes have a product read anew. */
#[Group( 'sqlite' )]
final class CatalogueWatchTest extends SiteTestCase {
	private const HIDDEN = [ 'exclude-from-catalog', 'exclude-from-search' ];

	public function test_hears_of_a_product_that_is_hidden_no_longer(): void {
		$mug = $this->save( new ProductDraft( name: 'Mug', status: 'publish', regularPrice: '10.00' ) );
		wp_set_object_terms( $mug, self::HIDDEN, 'product_visibility' );

		self::assertContains( $mug, $this->noted( static fn () => wp_remove_object_terms( $mug, self::HIDDEN, 'product_visibility' ) ) );
	}

	public function test_hears_of_a_product_that_leaves_a_category(): void {
		$mug = $this->save( new ProductDraft( name: 'Mug', status: 'publish', regularPrice: '10.00', categories: [ [ 'Mugs of the test' ] ] ) );

		self::assertContains( $mug, $this->noted( static fn () => wp_remove_object_terms( $mug, 'mugs-of-the-test', 'product_cat' ) ) );
	}

	public function test_hears_of_products_below_a_category_that_is_deleted(): void {
		$mug = $this->save( new ProductDraft(
			name: 'Mug',
			status: 'publish',
			regularPrice: '10.00',
			categories: [ [ 'Kitchen of the test', 'Cups of the test', 'Mugs of the test' ] ]
		) );

		self::assertContains(
			$mug,
			$this->noted( static fn () => wp_delete_term( (int) get_term_by( 'slug', 'kitchen-of-the-test', 'product_cat' )->term_id, 'product_cat' ) )
		);
	}

	public function test_reads_a_product_anew_whose_variation_loses_a_term(): void {
		$colour    = static fn ( string ...$names ): array => [ new AttributeDraft( 'Colour', array_values( $names ), true, true, true ) ];
		$rug       = $this->save( new ProductDraft( type: ProductType::Variable, name: 'Rug', status: 'publish', attributes: $colour( 'Amber', 'Black' ) ) );
		$variation = $this->save( new ProductDraft( variationOf: $rug, status: 'publish', regularPrice: '90.00', attributes: $colour( 'Amber' ) ) );
		register_taxonomy_for_object_type( 'product_visibility', 'product_variation' );
		wp_set_object_terms( $variation, 'outofstock', 'product_visibility' );

		self::assertContains( $rug, $this->noted( static fn () => wp_remove_object_terms( $variation, 'outofstock', 'product_visibility' ) ) );
		unregister_taxonomy_for_object_type( 'product_visibility', 'product_variation' );
	}

	public function test_hears_of_attributes_that_are_written_past_the_shop(): void {
		$mug = $this->save( new ProductDraft( name: 'Mug', status: 'publish', regularPrice: '10.00' ) );

		self::assertContains(
			$mug,
			$this->noted( static fn () => update_post_meta(
				$mug,
				'_product_attributes',
				[ 'glaze' => [ 'name' => 'Glaze', 'value' => 'Celadon', 'is_taxonomy' => 0, 'is_visible' => 1, 'is_variation' => 0, 'position' => 0 ] ]
			) )
		);
	}

	public function test_hears_of_members_that_are_written_past_the_shop(): void {
		$group = $this->save( new ProductDraft( type: ProductType::Grouped, name: 'Set', status: 'publish' ) );

		self::assertContains( $group, $this->noted( static fn () => update_post_meta( $group, '_children', [ 12, 13 ] ) ) );
	}

	public function test_prices_that_the_clock_has_turned_are_listed_before_the_visit_is_answered(): void {
		global $wpdb;
		$mug = $this->save( new ProductDraft( name: 'Mug', status: 'publish', regularPrice: '10.00' ) );
		$this->noted( static function () use ( $mug ): void {
			update_post_meta( $mug, '_price', '7.00' );
			do_action( 'marketday_prices_turned' );
		} );

		self::assertSame(
			'700',
			$wpdb->get_var( $wpdb->prepare( 'SELECT low FROM %i WHERE product_id = %d', IndexTables::of( (string) IndexState::fresh()->active )->products(), $mug ) )
		);
	}

	public function test_a_setting_that_is_changed_within_a_transaction_does_not_end_it(): void {
		update_option( 'woocommerce_tax_display_shop', 'excl' );
		Transaction::begin();
		update_option( 'woocommerce_tax_display_shop', 'incl' );
		Transaction::rollBack();
		wp_cache_flush();

		self::assertSame( 'excl', get_option( 'woocommerce_tax_display_shop' ) );
	}

	public function test_does_not_hear_of_other_posts(): void {
		$page = (int) wp_insert_post( [ 'post_type' => 'post', 'post_title' => 'News', 'post_status' => 'publish' ] );
		wp_set_object_terms( $page, 'news', 'post_tag' );

		self::assertSame( [], $this->noted( static fn () => wp_remove_object_terms( $page, 'news', 'post_tag' ) ) );
	}

	private function save( ProductDraft $draft ): int {
		return $this->engine()->writer()->save( $draft );
	}

	/** @return list<int> Products that the work of one request has noted. */
	private function noted( callable $work ): array {
		$changes = new IndexChanges();
		$last    = $changes->last();
		$builder = new IndexBuilder( new FactsReader( $this->engine()->prices() ), $changes, new IndexLock() );
		( new CatalogueWatch( new IndexWork( $builder, $this->engine()->jobs() ), $changes ) )->register();
		$work();
		return $changes->after( $last )['ids'];
	}
}
