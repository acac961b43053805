<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductGrid;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\ProductGrid\ListingTitle;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the browser's window is called where a listing was turned. */
final class ListingTitleTest extends SiteTestCase {
	private const PARTS = [
		'title' => 'Shop',
		'site'  => 'Fell & Ford',
	];

	/**
	 * @param array<string, string> $parameters
	 * @param array<string, string> $parts
	 */
	#[DataProvider( 'addresses' )]
	public function test_names_the_page_of_the_one_listing_that_was_turned( array $parameters, string $title, array $parts = self::PARTS ): void {
		$_GET = $parameters;

		self::assertSame( $title, implode( ' – ', ( new ListingTitle( ListingContext::ofPage( $this->engine()->settings() ) ) )->withNumber( $parts ) ) );
	}

	/** @return iterable<string, array{array<string, string>, string, 2?: array<string, string>}> */
	public static function addresses(): iterable {
		yield 'the first page' => [ [ 'product-page~listing' => '1' ], 'Shop – Fell & Ford' ];
		yield 'a further page' => [ [ 'product-page~listing' => '3' ], 'Shop – Page 3 – Fell & Ford' ];
		yield 'a further page of a listing with a query id' => [ [ 'product-page-sale~listing' => '2' ], 'Shop – Page 2 – Fell & Ford' ];
		yield 'several listings, turned apart' => [ [ 'product-page~a' => '2', 'product-page~b' => '3' ], 'Shop – Fell & Ford' ];
		yield 'no number' => [ [ 'product-page~a' => '2<b>' ], 'Shop – Fell & Ford' ];
		yield 'a page that WordPress has named' => [
			[ 'product-page' => '2' ],
			'Shop – Page 4 – Fell & Ford',
			[ 'title' => 'Shop', 'page' => 'Page 4', 'site' => 'Fell & Ford' ],
		];
	}

	public function test_tells_scripts_how_the_first_page_and_further_ones_are_named(): void {
		$_GET  = [ 'product-page~listing' => '3' ];
		$title = new ListingTitle( ListingContext::ofPage( $this->engine()->settings() ) );
		add_filter( 'document_title_parts', static fn (): array => self::PARTS, 5 );
		add_filter( 'document_title_parts', [ $title, 'withNumber' ], 20 );
		do_action( 'wp', $GLOBALS['wp'] );

		self::assertSame( [ 'Shop – Fell & Ford', 'Shop – Page %d – Fell & Ford' ], $title->forms() );
	}
}
