<?php

declare( strict_types=1 );

namespace Marketday\Tests\SizeChart;

use Marketday\Catalogue\SizeChart\ChartProps;
use Marketday\Catalogue\SizeChart\SizeChart;
use Marketday\Catalogue\SizeChart\SizeCharts;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Which chart a product has, of those that WowStore's shops and ours keep. */
final class SizeChartsTest extends SiteTestCase {
	private int $top = 0;

	protected function setUp(): void {
		parent::setUp();
		foreach ( get_posts( [ 'post_type' => SizeChart::POST_TYPE, 'fields' => 'ids', 'posts_per_page' => 50 ] ) as $id ) {
			wp_delete_post( (int) $id, true );
		}
		$this->top = $this->engine()->writer()->save( new ProductDraft( name: 'Top', status: 'publish', regularPrice: '8.00' ) );
	}

	public function test_is_the_newest_that_fits(): void {
		$this->chart( [ SizeChart::FOR_ALL => '1' ] );
		$newer = $this->chart( [ SizeChart::INCLUDED => [ (string) $this->top ] ] );
		$this->chart( [ SizeChart::INCLUDED => [ (string) ( $this->top + 1 ) ] ] );

		self::assertSame( $newer, $this->shown() );
	}

	public function test_is_not_one_it_is_kept_from(): void {
		$older = $this->chart( [ SizeChart::FOR_ALL => '1' ] );
		$this->chart( [ SizeChart::FOR_ALL => '1', SizeChart::EXCLUDED => [ (string) $this->top ] ] );

		self::assertSame( $older, $this->shown() );
	}

	public function test_is_that_of_its_category_or_of_one_around_it(): void {
		$clothes = absint( ( (array) wp_insert_term( 'Clothes for charts', 'product_cat' ) )['term_id'] );
		$tops    = (int) ( (array) wp_insert_term( 'Tops for charts', 'product_cat', [ 'parent' => $clothes ] ) )['term_id'];
		wp_set_object_terms( $this->top, $tops, 'product_cat' );
		$chart = $this->chart( [ SizeChart::CATEGORIES => [ (string) $clothes ] ] );

		self::assertSame( $chart, $this->shown() );

		wp_set_object_terms( $this->top, [], 'product_cat' );
		self::assertNull( $this->shown() );
	}

	public function test_is_the_one_its_own_screen_chose_as_long_as_it_is_published(): void {
		$chosen = $this->chart( [ SizeChart::EXCLUDED => [ (string) $this->top ] ] );
		$other  = $this->chart( [ SizeChart::FOR_ALL => '1' ] );
		update_post_meta( $this->top, SizeChart::OF_PRODUCT, [ (string) $chosen ] );
		self::assertSame( $chosen, $this->shown() );

		wp_update_post( [ 'ID' => $chosen, 'post_status' => 'draft' ] );

		self::assertSame( $other, $this->shown() );
	}

	#[TestWith( [ 'no list' ] )]
	#[TestWith( [ [ [ 'a' ], 'b' ] ] )]
	#[TestWith( [ [ '-4', '1e309', '<b>' ] ] )]
	public function test_is_none_where_what_is_kept_makes_no_sense( mixed $kept ): void {
		$this->chart( [ SizeChart::CATEGORIES => $kept, SizeChart::INCLUDED => $kept, SizeChart::EXCLUDED => $kept ] );
		update_post_meta( $this->top, SizeChart::OF_PRODUCT, $kept );

		self::assertNull( $this->shown() );
	}

	public function test_is_read_as_wowstore_keeps_it(): void {
		$chart = $this->chart( [
			SizeChart::FOR_ALL    => '1',
			SizeChart::HEADINGS   => '',
			SizeChart::HIDE_TITLE => 'on',
			SizeChart::ROWS       => [ [ 'Chest (cm)', '86', 91 ], [ 'UK  <size>', '10' ] ],
		] );

		self::assertSame(
			[
				'title'    => 'Size chart',
				'unit'     => 'cm',
				'headings' => 'column',
				'rows'     => [ [ 'Chest (cm)', '86', '91' ], [ 'UK <size>', '10', '' ] ],
				'advice'   => '',
				'picture'  => null,
			],
			ChartProps::of( SizeChart::find( $chart ) ?? self::fail() )
		);
	}

	public function test_says_nothing_while_its_table_is_what_a_new_one_begins_with(): void {
		$chart = $this->chart( [ SizeChart::ROWS => [ [ 'Title', 'Title', 'Title' ], [ 'Content', 'Content', 'Content' ] ] ] );

		self::assertSame( [], ( SizeChart::find( $chart ) ?? self::fail() )->rows() );
	}

	/** @param list<string> $headings */
	#[TestWith( [ [ 'Size', 'Chest (in)' ], 'in' ] )]
	#[TestWith( [ [ 'Size', 'Chest, inches' ], 'in' ] )]
	#[TestWith( [ [ 'Size', '34"' ], 'in' ] )]
	#[TestWith( [ [ 'Size', 'Chest in centimetres' ], 'cm' ] )]
	#[TestWith( [ [ 'Size in UK', 'EU' ], '' ] )]
	#[TestWith( [ [ 'Chest (cm)', 'Chest (in)' ], '' ] )]
	public function test_has_the_unit_that_its_words_say( array $headings, string $unit ): void {
		$chart = $this->chart( [ SizeChart::ROWS => [ $headings, [ '10', '86' ] ] ] );

		self::assertSame( $unit, ChartProps::of( SizeChart::find( $chart ) ?? self::fail() )['unit'] );
	}

	private function shown(): ?int {
		return ( new SizeCharts() )->ofProduct( $this->top )?->id();
	}

	/** @param array<string, mixed> $meta */
	private function chart( array $meta ): int {
		$id = wp_insert_post( [ 'post_type' => SizeChart::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Tops' ] );
		foreach ( $meta as $name => $value ) {
			update_post_meta( $id, $name, $value );
		}
		return $id;
	}
}
