<?php

declare( strict_types=1 );

namespace Marketday\Tests\SizeChart;

use Marketday\Catalogue\SizeChart\SizeChart;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Kernel\Slot;
use Marketday\Tests\SiteTestCase;

/** Where a product's page has its chart. */
final class SizeChartFeatureTest extends SiteTestCase {
	private Product $top;

	private int $chart = 0;

	protected function setUp(): void {
		parent::setUp();
		$id          = $this->engine()->writer()->save( new ProductDraft( name: 'Top', status: 'publish', regularPrice: '8.00' ) );
		$this->top   = $this->engine()->catalogue()->product( $id ) ?? self::fail();
		$this->chart = wp_insert_post( [
			'post_type' => SizeChart::POST_TYPE,
			'post_status' => 'publish',
			'post_title' => 'Tops',
			'post_content' => "Hold the tape level.\n\nDo not pull.",
		] );
		update_post_meta( $this->chart, SizeChart::INCLUDED, [ (string) $id ] );
		update_post_meta( $this->chart, SizeChart::ROWS, [ [ 'Size', 'Chest (cm)' ], [ '<S>', '86' ] ] );
	}

	public function test_is_the_form_once(): void {
		self::assertStringContainsString( 'popovertarget="size-chart-' . $this->top->id . '"', Slot::ProductFormOptions->html( $this->top ) );
		self::assertStringNotContainsString( 'size-chart', Slot::ProductFormAfter->html( $this->top ) );
	}

	public function test_is_below_where_there_is_no_form(): void {
		self::assertStringContainsString( '<th scope="row">&lt;S&gt;</th><td dir="auto">86</td>', Slot::ProductFormAfter->html( $this->top ) );
	}

	public function test_is_a_tab_where_the_owner_chose_it(): void {
		self::assertSame( [], $this->tabs() );
		update_option( 'marketday_size_chart_place', 'tab' );

		self::assertSame(
			[ 'wopb_size_chart_tab' => [ 60, 'Size chart' ] ],
			array_map( static fn ( array $tab ): array => [ $tab['priority'], $tab['title'] ], $this->tabs() )
		);
		self::assertStringContainsString( '<p class="marketday-size-chart__title">Tops</p>', $this->tabs()['wopb_size_chart_tab']['html'] );
		self::assertStringContainsString( '<p>Hold the tape level.</p> <p>Do not pull.</p>', $this->tabs()['wopb_size_chart_tab']['html'] );
		self::assertStringNotContainsString( 'size-chart', Slot::ProductFormOptions->html( $this->top ) );
	}

	public function test_is_both_where_the_owner_chose_it(): void {
		update_option( 'marketday_size_chart_place', 'both' );

		self::assertCount( 1, $this->tabs() );
		self::assertStringContainsString( 'size-chart', Slot::ProductFormOptions->html( $this->top ) );
	}

	public function test_is_a_tab_where_wowstore_had_one(): void {
		update_option( 'wopb_options', [ 'size_chart_display' => 'additional_tab' ] );

		self::assertCount( 1, $this->tabs() );
	}

	public function test_is_nowhere_while_the_chart_says_nothing(): void {
		update_post_meta( $this->chart, SizeChart::ROWS, [] );
		wp_update_post( [ 'ID' => $this->chart, 'post_content' => '' ] );

		self::assertStringNotContainsString( 'size-chart', Slot::ProductFormOptions->html( $this->top ) );
	}

	/** @return array<string, array{title: string, html: string, priority: int}> */
	private function tabs(): array {
		$tabs = apply_filters( 'marketday_product_tabs', [], $this->top );
		return array_filter( is_array( $tabs ) ? $tabs : [], static fn ( string $key ): bool => str_contains( $key, 'size_chart' ), ARRAY_FILTER_USE_KEY );
	}
}
