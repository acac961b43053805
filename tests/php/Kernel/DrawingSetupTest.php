<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\DrawingSetup;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What pages are drawn with waits in calls that answer with data, until a block of ours is drawn. */
final class DrawingSetupTest extends SiteTestCase {
	/** Of `init`, where nothing else is. */
	private const PRIORITY = 7431;

	/** @var array<string, mixed> */
	private array $request;

	private int $done = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->request = $_SERVER;
	}

	protected function tearDown(): void {
		// What waits is done, so that the next test begins with nothing.
		DrawingSetup::beforeBlock( null, [ 'blockName' => 'marketday/basket' ] );
		remove_all_actions( 'init', self::PRIORITY );
		unset( $_GET['wc-ajax'], $_GET['rest_route'] );
		$_SERVER = $this->request;
		parent::tearDown();
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function pages(): iterable {
		yield 'a page' => [ [], '/shop/' ];
		yield 'a call that draws' => [ [ 'wc-ajax' => 'wopb_quick_view' ], '/' ];
		yield 'a page that is named as a call' => [ [], '/add_to_cart/' ];
		yield 'another route' => [ [], '/wp-json/wp/v2/block-types' ];
		yield 'no name at all' => [ [ 'wc-ajax' => [ 'add_to_cart' ] ], '/' ];
	}

	/** @param array<string, mixed> $query */
	#[DataProvider( 'pages' )]
	public function test_a_page_is_drawn_with_it( array $query, string $address ): void {
		$this->begin( $query, $address );

		self::assertSame( 1, $this->done );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function calls(): iterable {
		yield 'adding to the basket' => [ [ 'wc-ajax' => 'add_to_cart' ], '/' ];
		yield 'adding from a card' => [ [ 'wc-ajax' => 'wopb_addcart' ], '/' ];
		yield 'the basket of the Store API' => [ [], '/wp-json/wc/store/v1/cart?x=1' ];
		yield 'the same without pretty addresses' => [ [ 'rest_route' => '/wc/store/v1/checkout' ], '/index.php' ];
	}

	/** @param array<string, mixed> $query */
	#[DataProvider( 'calls' )]
	public function test_a_call_waits_with_it_until_a_block_of_ours_is_drawn( array $query, string $address ): void {
		$this->begin( $query, $address );
		render_block( $this->group( 'core/paragraph' ) );

		self::assertSame( 0, $this->done );

		render_block( $this->group( 'marketday/basket' ) );
		render_block( $this->group( 'marketday/basket' ) );

		self::assertSame( 1, $this->done );
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

		$this->begin( $query, $address, DrawingSetup::addAssets( ... ) );
		render_block( $this->group( 'marketday/basket' ) );

		self::assertSame( 0, $this->done );
		self::assertSame( [ 'name', 'attributes' ], array_keys( apply_filters( 'block_type_metadata', $metadata ) ) );
		self::assertSame( $others, apply_filters( 'block_type_metadata', $others ) );
	}

	public function test_a_page_has_scripts_and_styles(): void {
		$this->begin( [], '/shop/', DrawingSetup::addAssets( ... ) );

		self::assertSame( 1, $this->done );
		self::assertArrayHasKey( 'style', apply_filters( 'block_type_metadata', [ 'name' => 'marketday/product-grid', 'style' => 'marketday-listing' ] ) );
	}

	/**
	 * @param array<string, mixed>                  $query
	 * @param callable( callable, int ): void|null $add   What is tried; null for `DrawingSetup::add`.
	 */
	private function begin( array $query, string $address, ?callable $add = null ): void {
		$_GET                   = $query + $_GET;
		$_SERVER['REQUEST_URI'] = $address;
		( $add ?? DrawingSetup::add( ... ) )( function (): void {
			++$this->done;
		}, self::PRIORITY );
		foreach ( $GLOBALS['wp_filter']['init']->callbacks[ self::PRIORITY ] as $callback ) {
			( $callback['function'] )();
		}
	}

	/** @return array<string, mixed> A group with one block in it, as `parse_blocks()` gives it. */
	private function group( string $within ): array {
		return parse_blocks( "<!-- wp:group --><div><!-- wp:{$within} --><p></p><!-- /wp:{$within} --></div><!-- /wp:group -->" )[0];
	}
}
