<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Scripts;
use WP_Styles;

/** What pages are drawn with is made when something asks for it. */
final class DrawingSetupTest extends SiteTestCase {
	/** @var array<string, mixed> */
	private array $request;

	protected function setUp(): void {
		parent::setUp();
		$this->request = $_SERVER;
		DrawingSetup::registerAssets();
	}

	protected function tearDown(): void {
		unset( $_GET['wc-ajax'], $_GET['rest_route'] );
		$_SERVER = $this->request;
		parent::tearDown();
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function pages(): iterable {
		yield 'a page' => [ [], '/shop/' ];
		yield 'a call that draws' => [ [ 'wc-ajax' => 'wopb_quick_view' ], '/' ];
		yield 'a page that is named as a call' => [ [], '/wopb_load_more/' ];
		yield 'another route' => [ [], '/wp-json/wp/v2/block-types' ];
		yield 'no name at all' => [ [ 'wc-ajax' => [ 'wopb_load_more' ] ], '/' ];
	}

	/** @param array<string, mixed> $query */
	#[DataProvider( 'pages' )]
	public function test_a_page_has_scripts_and_styles( array $query, string $address ): void {
		self::assertSame( 1, $this->registered( $query, $address ) );
		self::assertArrayHasKey( 'style', ( new Blocks( '' ) )->withoutAssets( [ 'name' => 'marketday/product-grid', 'style' => 'marketday-listing' ] ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function parts(): iterable {
		yield 'more cards' => [ [ 'wc-ajax' => 'wopb_load_more' ], '/' ];
		yield 'another filter' => [ [], '/wp-json/wopb/product-filter' ];
		yield 'suggestions' => [ [ 'rest_route' => '/wopb/product-search' ], '/index.php' ];
	}

	/** @param array<string, mixed> $query */
	#[DataProvider( 'parts' )]
	public function test_a_part_of_a_page_is_drawn_without_scripts_and_styles( array $query, string $address ): void {
		$metadata = [
			'name'       => 'marketday/product-grid',
			'viewScript' => 'marketday-listing',
			'style'      => 'marketday-listing',
			'attributes' => [],
		];
		$others   = [ 'name' => 'core/gallery' ] + $metadata;

		self::assertSame( 0, $this->registered( $query, $address ) );
		self::assertSame( [ 'name', 'attributes' ], array_keys( ( new Blocks( '' ) )->withoutAssets( $metadata ) ) );
		self::assertSame( $others, ( new Blocks( '' ) )->withoutAssets( $others ) );
	}

	/** Elementor's editor does so. */
	public function test_a_page_that_begins_with_empty_lists_has_scripts_and_styles_too(): void {
		$lists = [ 'wp_styles' => wp_styles(), 'wp_scripts' => wp_scripts() ];

		$GLOBALS['wp_styles']  = new WP_Styles();
		$GLOBALS['wp_scripts'] = new WP_Scripts();
		DrawingSetup::registerAssets();
		$known = [ wp_style_is( 'marketday-tokens', 'registered' ), wp_script_is( 'marketday-kernel', 'registered' ) ];
		foreach ( $lists as $name => $list ) {
			$GLOBALS[ $name ] = $list;
		}
		DrawingSetup::registerAssets();

		self::assertSame( [ true, true ], $known );
	}

	public function test_a_page_with_our_blocks_links_wordpress_large_style_sheets_unless_the_site_says_otherwise(): void {
		DrawingSetup::linkLargeStyles();

		self::assertSame( 8000, apply_filters( 'styles_inline_size_limit', 40000 ) );
		self::assertSame( 500, apply_filters( 'styles_inline_size_limit', 500 ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return int How often what is added is done.
	 */
	private function registered( array $query, string $address ): int {
		$_GET                   = $query + $_GET;
		$_SERVER['REQUEST_URI'] = $address;
		$done                   = 0;
		DrawingSetup::addAssets( static function () use ( &$done ): void {
			++$done;
		} );
		return $done;
	}
}
