<?php

declare( strict_types=1 );

namespace Marketday\Tests\SizeChart;

use Marketday\Catalogue\SizeChart\SizeChart;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Tests\Markup;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Charts as the shop's people edit them, and choose them on a product's screen. */
final class ChartEditorTest extends SiteTestCase {
	private int $chart = 0;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->chart = wp_insert_post( [ 'post_type' => SizeChart::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Tops' ] );
	}

	protected function tearDown(): void {
		$_POST = [];
		delete_transient( 'marketday_refusal_1' );
		parent::tearDown();
	}

	public function test_keep_the_table_without_its_empty_ends(): void {
		$this->save( [
			'rows'     => [ [ 'Size', 'Chest 34" \\ (cm)', '' ], 7 => [ 'S', " < 86\n", '' ], [ '', '', '' ] ],
			'headings' => 'column',
		] );

		self::assertSame( [ [ 'Size', 'Chest 34" \\ (cm)' ], [ 'S', '< 86' ] ], get_post_meta( $this->chart, SizeChart::ROWS, true ) );
		self::assertFalse( ( SizeChart::find( $this->chart ) ?? self::fail() )->hasHeadingRow() );
	}

	public function test_keep_the_products_as_wowstore_does(): void {
		$this->save( [ 'all' => '1', 'hide_title' => '1', 'categories' => [ '12', 'x', '12' ], 'include' => [ '4' ], 'exclude' => [ [ '5' ], '-6', '7' ] ] );

		self::assertSame(
			[ '1', 'on', 'on', [ '12' ], [ '4' ], [ '7' ] ],
			array_map(
				fn ( string $name ): mixed => get_post_meta( $this->chart, $name, true ),
				[ SizeChart::FOR_ALL, SizeChart::HEADINGS, SizeChart::HIDE_TITLE, SizeChart::CATEGORIES, SizeChart::INCLUDED, SizeChart::EXCLUDED ]
			)
		);
	}

	/** @param array<string, mixed> $fields */
	#[DataProvider( 'refused' )]
	public function test_are_refused_with_a_sentence_and_left_as_they_were( array $fields, string $sentence ): void {
		$this->save( [ 'rows' => [ [ 'Size', 'Chest' ] ], 'all' => '1' ] );

		$this->save( $fields );

		self::assertSame(
			[ [ [ 'Size', 'Chest' ] ], '1' ],
			[ get_post_meta( $this->chart, SizeChart::ROWS, true ), get_post_meta( $this->chart, SizeChart::FOR_ALL, true ) ]
		);
		self::assertSame( "{$sentence} The chart hasn’t changed.", get_transient( 'marketday_refusal_1' ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function refused(): iterable {
		yield 'more rows than a chart has' => [ [ 'rows' => array_fill( 0, 61, [ 'a' ] ) ], 'A size chart can have up to 60 rows and 12 columns.' ];
		yield 'more columns than a chart has' => [ [ 'rows' => [ array_fill( 0, 13, 'a' ) ] ], 'A size chart can have up to 60 rows and 12 columns.' ];
		yield 'a megabyte in a cell' => [ [ 'rows' => [ [ str_repeat( 'a', 1_000_000 ) ] ] ], 'A size chart cell can have up to 120 characters.' ];
	}

	public function test_are_left_alone_without_a_nonce_or_the_right_to_edit(): void {
		$_POST = [ 'marketday_size_chart' => [ 'all' => '1' ] ];
		do_action( 'save_post_' . SizeChart::POST_TYPE, $this->chart );
		wp_set_current_user( 0 );
		$this->save( [ 'all' => '1' ] );

		self::assertSame( '', get_post_meta( $this->chart, SizeChart::FOR_ALL, true ) );
	}

	public function test_show_their_table_and_products_to_be_edited(): void {
		$this->save( [ 'rows' => [ [ 'Size', 'Chest' ], [ 'S', '"86"' ] ], 'all' => '1' ] );
		require_once ABSPATH . 'wp-admin/includes/template.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/post.php';
		ob_start();
		do_action( 'add_meta_boxes_' . SizeChart::POST_TYPE, get_post( $this->chart ) );
		do_meta_boxes( SizeChart::POST_TYPE, 'normal', get_post( $this->chart ) );
		do_meta_boxes( SizeChart::POST_TYPE, 'side', get_post( $this->chart ) );
		$html = Markup::of( (string) ob_get_clean() );

		self::assertStringContainsString( 'name="marketday_size_chart[rows][1][1]" value="&quot;86&quot;"', $html );
		self::assertMatchesRegularExpression( '/\[all\]" value="1"\s+checked/', $html );
	}

	public function test_are_chosen_on_a_products_screen(): void {
		$top = $this->engine()->writer()->save( new ProductDraft( name: 'Top', status: 'publish', regularPrice: '8.00' ) );
		$choose = static function ( string $chart ) use ( $top ): mixed {
			$_POST = [ 'marketday_product_chart_nonce' => wp_create_nonce( 'marketday_product_chart' ), 'marketday_product_chart' => $chart ];
			do_action( 'save_post_product', $top );
			return get_post_meta( $top, SizeChart::OF_PRODUCT, true );
		};

		self::assertSame( [ (string) $this->chart ], $choose( (string) $this->chart ) );
		self::assertSame( [ (string) $this->chart ], $choose( (string) $top ) );
		self::assertSame( '', $choose( '0' ) );
	}

	/** @param array<string, mixed> $fields */
	private function save( array $fields ): void {
		$_POST = wp_slash( [
			'marketday_size_chart_nonce' => wp_create_nonce( 'marketday_size_chart' ),
			'marketday_size_chart'       => $fields,
		] );
		do_action( 'save_post_' . SizeChart::POST_TYPE, $this->chart );
	}
}
