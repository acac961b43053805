<?php

declare( strict_types=1 );

namespace Marketday\Tests\Listing;

use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Kernel\PageBlock;
use Marketday\Tests\PluginAccess;
use Marketday\Tests\Store\Embedded\CatalogueTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use ReflectionProperty;
use WP_Query;
use WP_REST_Request;

/** A listing, its filter, count and order ask once what it lists, and a page's blocks are parsed once, in a page and in each call. */
#[Group( 'sqlite' )]
final class ResolvedOnceTest extends CatalogueTestCase {
	private const BLOCKS = '<!-- wp:marketday/product-filter {"blockId":"once-filter","queryId":"once"} /-->'
		. '<!-- wp:marketday/result-count {"blockId":"once-count","queryId":"once"} /-->'
		. '<!-- wp:marketday/catalogue-sorting {"blockId":"once-order","queryId":"once"} /-->'
		. '<!-- wp:group --><div class="wp-block-group"><!-- wp:marketday/product-grid {"blockId":"once","queryId":"once","perPage":1,"query":{"kind":"upSells"},'
		. '"tabs":{"groups":["on_sale","arrival"]}} /--></div><!-- /wp:group -->';

	private int $mug = 0;

	/** @var list<string> Ids of the blocks whose scope was asked for. */
	private array $asked = [];

	protected function setUp(): void {
		parent::setUp();
		$cup       = $this->aProduct( name: 'Cup' );
		$spoon     = $this->aProduct( name: 'Spoon' );
		$this->mug = $this->aProduct( name: 'Mug', description: self::BLOCKS );
		update_post_meta( $this->mug, '_upsell_ids', [ $cup, $spoon ] );
		CountingParser::$documents = [];
		add_filter( 'block_parser_class', static fn (): string => CountingParser::class );
		add_filter( 'marketday_listing_scope', function ( mixed $scope, PageBlock $block ): mixed {
			$this->asked[] = $block->id();
			return $scope;
		}, 5, 2 );
	}

	public function test_a_page_asks_once(): void {
		$before              = $GLOBALS['wp_query'] ?? null;
		$GLOBALS['wp_query'] = new WP_Query( [ 'p' => $this->mug, 'post_type' => 'product' ] );
		$GLOBALS['post']     = get_post( $this->mug );
		try {
			$html = do_blocks( self::BLOCKS );
		} finally {
			$GLOBALS['wp_query'] = $before;
		}

		self::assertStringContainsString( 'data-query-id="once"', $html );
		self::assertStringContainsString( 'of 2 results', $html );
		self::assertSame( [ 'once' ], $this->asked );
		// WordPress parses what it draws, and we what the page has.
		self::assertSame( 2, CountingParser::times( self::BLOCKS ) );
	}

	/** @return iterable<string, array{string}> */
	public static function formats(): iterable {
		yield 'as HTML' => [ 'html' ];
		yield 'as data' => [ 'data' ];
	}

	#[DataProvider( 'formats' )]
	public function test_the_filters_call_asks_once( string $format ): void {
		$request = new WP_REST_Request( 'POST', '/wopb/product-filter' );
		$request->set_body_params( $this->parameters() + [
			'post_id' => (string) $this->mug,
			'block_name' => 'product-blocks_product-grid',
			'queryId' => 'once',
			'format' => $format,
			'product_filters' => [ 'price' => [ 'minPrice' => 1 ], 'sorting' => 'title' ],
		] );

		$response = rest_do_request( $request )->get_data();

		self::assertSame( 2, $response['total'] ?? $response );
		self::assertSame( [ 'once', 'once-filter', 'once-count', 'once-order' ], array_column( $response['blockList'], 'blockId' ) );
		self::assertSame( [ 'once' ], $this->asked );
		self::assertSame( 1, CountingParser::times( self::BLOCKS ) );
		self::assertSame( 0, CountingParser::times( '' ), 'Nothing is not worth parsing.' );
	}

	/** @param array<string, string> $parameters */
	#[DataProvider( 'calls' )]
	public function test_a_call_for_a_part_asks_once( string $name, array $parameters, string $part ): void {
		$html = $this->call( $name, $parameters );

		self::assertStringContainsString( $part, $html );
		self::assertSame( [ 'once' ], $this->asked );
		self::assertSame( 1, CountingParser::times( self::BLOCKS ) );
	}

	/** @return iterable<string, array{string, array<string, string>, string}> */
	public static function calls(): iterable {
		yield 'more cards' => [ 'wopb_load_more', [ 'paged' => '2' ], 'marketday-product-grid__card' ];
		yield 'another page' => [ 'wopb_pagination', [ 'paged' => '2' ], 'data-paged="2"' ];
		yield 'a tab' => [ 'wopb_filter', [ 'taxtype' => 'product_cat', 'taxonomy' => 'custom_action#arrival' ], 'filter-active' ];
	}

	public function test_further_values_of_a_list_ask_once(): void {
		$this->call( 'wopb_show_more_filter_item', [ 'blockId' => '', 'query' => [ 'taxonomy' => 'product_cat', 'blockId' => 'once-filter' ] ] );

		self::assertSame( [ 'once' ], $this->asked );
		self::assertSame( 1, CountingParser::times( self::BLOCKS ) );
	}

	/** @param array<string, mixed> $parameters */
	private function call( string $name, array $parameters ): string {
		$routes = ( new ReflectionProperty( PluginAccess::plugin(), 'routes' ) )->getValue( PluginAccess::plugin() );
		self::assertInstanceOf( Routes::class, $routes );
		$found = array_values( array_filter( $routes->all(), static fn ( Route $route ): bool => $name === $route->address ) );
		$request = $parameters + [
			'blockId' => 'once',
			'blockName' => 'product-blocks_product-grid',
			'postId' => (string) $this->mug,
		] + $this->parameters();
		return (string) ( $found[0]->handler )( new Request( $request ) )->body;
	}

	/** @return array<string, mixed> */
	private function parameters(): array {
		return [
			'current_url' => (string) get_permalink( $this->mug ),
			'currentUrl' => (string) get_permalink( $this->mug ),
			'wpnonce' => wp_create_nonce( VisitorNonce::ACTION ),
		];
	}
}
