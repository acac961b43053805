<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductSearch;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Term;
use Marketday\Kernel\View;
use Marketday\Search\ProductSearch\PopularTerms;
use Marketday\Search\ProductSearch\SearchBlock;
use Marketday\Tests\MarkupFixture;
use Marketday\Tests\PluginAccess;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Query;

/** The form of a search, complete without scripts, as React reads it. */
final class SearchMarkupTest extends SiteTestCase {
	private mixed $query = null;

	protected function setUp(): void {
		parent::setUp();
		$this->query = $GLOBALS['wp_query'] ?? null;
	}

	protected function tearDown(): void {
		$GLOBALS['wp_query'] = $this->query;
		parent::tearDown();
	}

	/** @param array<string, mixed> $attributes */
	#[DataProvider( 'forms' )]
	public function test_prints_what_the_component_reads( string $case, array $attributes, string $category = '' ): void {
		$GLOBALS['wp_query'] = new WP_Query();
		$GLOBALS['wp_query']->is_search = '' !== $category;
		$GLOBALS['wp_query']->set( 'product_cat', $category );

		MarkupFixture::check( "product-search/{$case}", $this->block( $attributes, '' === $category ? '' : 'blue mug' ) );
	}

	/** @return iterable<string, array{0: string, 1: array<string, mixed>, 2?: string}> */
	public static function forms(): iterable {
		yield 'as it is first' => [ 'plain', [ 'blockId' => 'a1' ] ];
		yield 'with what was searched for' => [ 'searched', [ 'blockId' => 'a1' ], 'mugs' ];
		yield 'without all that can be left out' => [
			'bare',
			[
				'blockId'            => 'a1',
				'showSearchCategory' => false,
				'showSearchIcon'     => false,
				'showPopular'        => false,
				'searchRedirect'     => false,
				'searchPlaceHolder'  => 'Find <mugs> & "more"',
				'productListLayout'  => 3,
			],
		];
	}

	/** @param array<string, mixed> $attributes */
	private function block( array $attributes, string $searched ): string {
		$builder = '' === $searched ? '' : "search###{$searched}";
		$page    = ListingContext::ofCall( PluginAccess::engine()->settings(), home_url( '/?s=' . rawurlencode( $searched ) ), $builder );
		$address = static fn (): string => '';
		$shop    = self::createStub( Catalogue::class );
		$shop->method( 'terms' )->willReturn( [
			new Term( 1, 'product_cat', 'Bags', 'bags', $address ),
			new Term( 2, 'product_cat', 'Mugs & "cups"', 'mugs', $address ),
		] );
		$view    = new View( dirname( __DIR__, 3 ) . '/php/Search/ProductSearch/views' );
		$block   = new SearchBlock( $shop, $page, new PopularTerms(), $view );
		return (string) preg_replace(
			[ '~https?:[^"]*?/(?=")~', '/(marketday-product-search-)\d+/', '/ data-(postid|pageid)="\d*"/' ],
			[ 'http://localhost/', '${1}1', ' data-$1="7"' ],
			$block->render( $attributes )
		);
	}
}
