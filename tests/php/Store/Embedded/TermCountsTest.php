<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Embedded\Catalogue\TermCounts;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\IndexBuilder;
use Marketday\Search\Index\IndexChanges;
use Marketday\Search\Index\IndexLock;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\SiteTestCase;
use Marketday\Tests\Store\Index\Text\TextProducts;
use WP_Term;

/** The first visitor after any change of a product waits for them: they come from the index, which need not ask every product. */
final class TermCountsTest extends SiteTestCase {
	private const ABOVE = [ 'Counted above' ];
	private const BELOW = [ 'Counted above', 'Counted below' ];

	protected function setUp(): void {
		parent::setUp();
		if ( 'embedded' !== $this->engine()->name() ) {
			self::markTestSkipped( 'The site runs on WooCommerce.' );
		}
		$this->save( [ self::BELOW ] );
		$this->save( [ self::ABOVE, self::BELOW ] );
	}

	public function test_a_product_in_two_categories_of_one_branch_counts_once(): void {
		$counts = ( new TermCounts() )->of( 'product_cat' );

		self::assertSame( [ 2, 2 ], [ $counts[ self::category( 'Counted above' ) ], $counts[ self::category( 'Counted below' ) ] ] );
	}

	public function test_after_a_change_no_statement_goes_through_the_products(): void {
		global $wpdb;
		$this->save( [ self::BELOW ] );
		$counts     = [];
		$statements = TextProducts::statements( static function () use ( &$counts ): void {
			$counts = ( new TermCounts() )->ofMany( [ 'product_cat', 'product_tag' ] );
		} );

		self::assertSame( 3, $counts['product_cat'][ self::category( 'Counted above' ) ] );
		self::assertSame( [], preg_grep( "/{$wpdb->term_relationships}|marketday_shelf/", $statements ) );
	}

	public function test_they_are_the_products_own_with_and_without_the_index(): void {
		$taxonomies = array_values( get_object_taxonomies( 'product' ) );
		$indexed    = ( new TermCounts() )->ofMany( $taxonomies );
		delete_option( IndexState::OPTION );
		TermCounts::forget();
		$counted = ( new TermCounts() )->ofMany( $taxonomies );

		self::assertNotSame( [], $counted['product_visibility'] + $counted['product_type'] );
		foreach ( $taxonomies as $taxonomy ) {
			self::assertEquals( array_filter( $counted[ $taxonomy ] ), $indexed[ $taxonomy ], $taxonomy );
		}
	}

	/** @param list<list<string>> $categories Paths. */
	private function save( array $categories ): void {
		$id = $this->engine()->writer()->save( new ProductDraft( name: 'Mug that is counted', status: 'publish', regularPrice: '3.00', categories: $categories ) );
		( new IndexBuilder( new FactsReader( $this->engine()->prices() ), new IndexChanges(), new IndexLock() ) )->catchUp( [ $id ] );
	}

	private static function category( string $name ): int {
		$term = get_term_by( 'name', $name, 'product_cat' );
		self::assertInstanceOf( WP_Term::class, $term );
		return $term->term_id;
	}
}
