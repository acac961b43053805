<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductSearch;

use Marketday\Kernel\Http\Request;
use Marketday\Kernel\View;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\ResultPage;
use Marketday\Search\Contract\SearchHit;
use Marketday\Search\ProductSearch\CategoryMatches;
use Marketday\Search\ProductSearch\FoundData;
use Marketday\Search\ProductSearch\PopularTerms;
use Marketday\Search\ProductSearch\SearchParts;
use Marketday\Search\ProductSearch\SearchRequest;
use Marketday\Search\ProductSearch\SearchResults;
use Marketday\Search\ProductSearch\SearchSettings;
use Marketday\Tests\MarkupFixture;
use Marketday\Tests\ProductFactory;
use Marketday\Tests\SiteTestCase;

/** What a search found: as HTML, and as data from which `src/features/product-search/found-list.tsx` draws the same. */
final class FoundMarkupTest extends SiteTestCase {
	public function test_of_products_and_categories(): void {
		foreach ( [ 'Zwibble <b>mugs</b> & “cups”', 'Zwibble bags' ] as $name ) {
			$term = wp_insert_term( $name, 'product_cat', [ 'slug' => sanitize_title( $name ) ] );
			self::assertIsArray( $term );
			$post = (int) wp_insert_post( [ 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => $name ] );
			wp_set_object_terms( $post, [ $term['term_id'] ], 'product_cat' );
		}
		$mug = ProductFactory::make( name: '<b>Zwibble</b> mug & "lid"', sku: 'zwi-bble' );

		$this->check( 'found', 'zwibble', new ResultPage( [ new SearchHit( $mug ), ...$this->mugs( 7 ) ], 12, 1, 12 ) );
	}

	public function test_of_what_was_corrected_and_left_out(): void {
		$this->check( 'corrected', 'zwible <i>mug', new ResultPage( $this->mugs( 1 ), 1, 1, 12, 'zwibble mug', false, true, [ '<i>' ] ) );
	}

	public function test_of_nothing(): void {
		$this->check( 'nothing', 'qqqxxx', new ResultPage( [], 0, 1, 12 ) );
	}

	public function test_without_what_the_block_leaves_out(): void {
		$this->check(
			'bare',
			'zzz mug',
			new ResultPage( $this->mugs( 2 ), 2, 1, 6 ),
			new SearchSettings( parts: new SearchParts( more: false, picture: false, price: false, rating: false ) )
		);
	}

	/** As French has it: `1&nbsp;234`, of which a browser makes a space, and React would make letters. */
	public function test_numbers_of_data_are_text_where_a_language_separates_thousands_by_an_entity(): void {
		$locale    = $GLOBALS['wp_locale'];
		$separator = $locale->number_format['thousands_sep'];
		$locale->number_format['thousands_sep'] = '&nbsp;';
		try {
			$asked = SearchRequest::from( new Request( [ 'search' => 'mug' ] ) );
			$data  = ( new FoundData( new ResultPage( $this->mugs( 1 ), 1234, 1, 12 ), [], new SearchSettings(), $asked ) )->toArray( [] );
		} finally {
			$locale->number_format['thousands_sep'] = $separator;
		}

		self::assertSame( "See all 1\u{a0}234 results", $data['all']['text'] ?? '' );
		self::assertSame( "1\u{a0}234 products", $data['said'] );
	}

	private function check( string $case, string $words, ResultPage $found, SearchSettings $settings = new SearchSettings() ): void {
		$search = self::createStub( CatalogueSearch::class );
		$search->method( 'find' )->willReturn( $found );
		$results = new SearchResults( $search, new CategoryMatches(), new PopularTerms(), new View( dirname( __DIR__, 3 ) . '/php/Search/ProductSearch/views' ) );
		$asked   = SearchRequest::from( new Request( [ 'search' => $words ] ) );
		$data    = (string) wp_json_encode( $results->data( $asked, $settings ), JSON_UNESCAPED_SLASHES );

		MarkupFixture::check( "product-search-found/{$case}", str_replace( home_url(), 'https://shop.example', $results->html( $asked, $settings ) ) );
		MarkupFixture::checkData( "product-search-found/{$case}", json_decode( str_replace( home_url(), 'https://shop.example', $data ) ) );
	}

	/** @return list<SearchHit> */
	private function mugs( int $many ): array {
		return array_map( static fn ( int $at ): SearchHit => new SearchHit( ProductFactory::make( id: $at, name: "Mug {$at}" ) ), range( 1, $many ) );
	}
}
