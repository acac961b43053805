<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductFilter;

use Closure;
use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Catalogue\ProductFilter\FilterBlock;
use Marketday\Catalogue\ProductFilter\FilterView;
use Marketday\Catalogue\ProductFilter\TermChoices;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Kernel\View;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\Facets;
use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\ResultPage;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\Markup;
use Marketday\Tests\MarkupFixture;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block;
use WP_Term;

/** The filter as a plain form, drawn from what the search counts. */
final class FilterBlockTest extends SiteTestCase {
	private int $mugs = 0;

	private int $bowls = 0;

	protected function setUp(): void {
		parent::setUp();
		// Products of this test are not in the index: it learns of them when the request ends.
		delete_option( IndexState::OPTION );
		$this->mugs  = $this->term( 'Test mugs' );
		$this->bowls = $this->term( 'Test bowls' );
	}

	public function test_every_value_has_the_number_it_leads_to(): void {
		$html = $this->draw( '/shop/', $this->facets( [ $this->mugs => 12, $this->bowls => 3 ] ) );

		self::assertMatchesRegularExpression(
			'/name="filter_product_cat\[\]" value="test-mugs" data-id="' . $this->mugs . '">.*?data-part="count">12<\/bdi><span class="marketday-hidden">12 products</s',
			$html
		);
		self::assertStringContainsString( 'Show 15 products', $html );
	}

	public function test_beside_a_chosen_value_another_says_how_many_it_adds(): void {
		$html = $this->draw( '/shop/?filter_product_cat=test-bowls', $this->facets( [ $this->bowls => 3, $this->mugs => 12 ] ) );

		self::assertMatchesRegularExpression( '/value="test-mugs"[^>]*>.*?data-part="count">\+12<\/bdi><span class="marketday-hidden">12 more products</s', $html );
		self::assertMatchesRegularExpression( '/value="test-bowls"[^>]*>.*?data-part="count">3<\/bdi><span class="marketday-hidden">3 products</s', $html );
		self::assertDoesNotMatchRegularExpression(
			'/value="test-mugs"[^>]*disabled/',
			$this->draw( '/shop/?filter_product_cat=test-bowls', $this->facets( [ $this->bowls => 3, $this->mugs => 0 ] ) )
		);
	}

	public function test_finds_a_value_however_it_is_written(): void {
		$red  = $this->term( 'Δοκιμή κόκκινη' );
		$page = ListingContext::ofPage( $this->engine()->settings() );
		$view = new FilterView( new ProductQuery(), new FilterState(), $page->filterUrl(), $this->facets( [ $red => 2, $this->mugs => 3 ] ), false );
		$list = ( new TermChoices( $this->engine()->catalogue() ) )->list( 'product_cat', $view, 10, find: 'ΚΟΚΚΙΝΗ' );

		self::assertSame( [ $red ], array_column( $list->choices, 'id' ) );
	}

	public function test_a_value_that_adds_nothing_says_no_number(): void {
		$html = $this->draw(
			'/shop/?filter_product_cat=test-bowls',
			$this->facets( [ $this->bowls => 3, $this->mugs => 0 ] ),
			[ 'emptyValues' => 'disable', 'limit' => 100 ]
		);

		self::assertStringContainsString( 'value="test-mugs"', $html );
		self::assertStringNotContainsString( '+0', $html );
	}

	public function test_numbers_and_chips_are_left_out_where_an_editor_says_so(): void {
		$facets = $this->facets( [ $this->bowls => 3, $this->mugs => 12 ] );
		$both   = $this->draw( '/shop/?filter_product_cat=test-bowls', $facets, [ 'showCounts' => true, 'showChips' => true ] );
		$none   = $this->draw( '/shop/?filter_product_cat=test-bowls', $facets, [ 'showCounts' => false, 'showChips' => false ] );

		self::assertStringContainsString( 'data-part="count"', $both );
		self::assertStringContainsString( 'data-part="chips">', $both );
		self::assertStringNotContainsString( 'data-part="count"', $none );
		self::assertStringContainsString( 'data-part="chips" hidden>', $none );
	}

	public function test_can_be_skipped_by_the_keyboard(): void {
		$html = $this->draw( '/shop/', $this->facets( [ $this->mugs => 12 ] ) );

		self::assertSame( 1, preg_match( '/href="#([^"]+)">Skip filters/', $html, $found ) );
		self::assertGreaterThan( strpos( $html, '</form>' ), strpos( $html, 'id="' . ( $found[1] ?? '' ) . '"' ) );
	}

	public function test_values_that_lead_nowhere_are_left_out_or_cannot_be_chosen(): void {
		$facets = $this->facets( [ $this->mugs => 12 ] );

		self::assertStringNotContainsString( 'test-bowls', $this->draw( '/shop/', $facets ) );
		self::assertMatchesRegularExpression( '/value="test-bowls"[^>]*disabled/', $this->draw( '/shop/', $facets, [ 'emptyValues' => 'disable', 'limit' => 100 ] ) );
	}

	public function test_a_chosen_value_can_always_be_taken_back(): void {
		$html = $this->draw( '/shop/?filter_product_cat=test-bowls', $this->facets( [ $this->mugs => 12 ] ) );

		self::assertMatchesRegularExpression( '/value="test-bowls"[^>]*checked/', $html );
		self::assertDoesNotMatchRegularExpression( '/value="test-bowls"[^>]*disabled/', $html );
		self::assertMatchesRegularExpression( '/data-slug="product_cat" data-value="test-bowls"><a rel="nofollow" href="\/shop\/">/', $html );
	}

	public function test_values_are_shown_without_numbers_while_there_is_no_index(): void {
		$html = $this->draw( '/shop/', new Facets( 15, [], null ), [ 'limit' => 100, 'sections' => [ [ 'kind' => 'rating' ] ] ] );

		self::assertStringContainsString( 'value="5"', $html );
		self::assertStringNotContainsString( 'marketday-product-filter__count', $html );
	}

	public function test_the_form_loses_nothing_it_has_no_section_for(): void {
		$html = $this->draw( '/shop/page/3/?s=tea&post_type=product&orderby=price&filter_product_cat=test-mugs&min_price-other=5', $this->facets( [ $this->mugs => 12 ] ), [ 'sections' => [ [ 'kind' => 'price' ] ] ] );

		self::assertStringContainsString( 'action="/shop/"', $html );
		foreach ( [
			[ 's', 'tea' ],
			[ 'post_type', 'product' ],
			[ 'orderby', 'price' ],
			[ 'filter_product_cat', 'test-mugs' ],
			[ 'min_price-other', '5' ],
		] as [ $name, $value ] ) {
			self::assertStringContainsString( sprintf( '<input type="hidden" name="%s" value="%s">', $name, $value ), $html );
		}
	}

	public function test_listings_with_a_query_id_have_parameters_of_their_own(): void {
		$html = $this->draw( '/shop/?min_price-a=5&min_price=9', $this->facets( [ $this->mugs => 12 ] ), [ 'queryId' => 'a' ] );

		self::assertStringContainsString( 'name="min_price-a" value="5"', $html );
		self::assertStringContainsString( '<input type="hidden" name="min_price" value="9">', $html );
	}

	public function test_sections_stand_in_the_editors_order(): void {
		$html = $this->draw(
			'/shop/',
			$this->facets( [ $this->mugs => 12 ] ),
			[ 'sections' => [
				[ 'kind' => 'relation' ],
				[ 'kind' => 'sorting' ],
				[ 'kind' => 'category', 'title' => 'Shelves' ],
				[ 'kind' => 'nonsense' ],
				[ 'kind' => 'search' ],
			] ]
		);
		preg_match_all( '/data-section="([^"]+)"/', $html, $found );

		self::assertSame( [ 'relation', 'sorting', 'product_cat', 'search' ], $found[1] );
		self::assertStringContainsString( '<summary>Shelves</summary>', $html );
	}

	public function test_a_long_list_can_be_shown_whole_without_scripts(): void {
		$facets = $this->facets( [ $this->mugs => 12, $this->bowls => 3 ] );
		$short  = $this->draw( '/shop/', $facets, [ 'limit' => 1 ] );
		$whole  = $this->draw( '/shop/?' . FilterBlock::MORE . '=product_cat', $facets, [ 'limit' => 1 ] );

		self::assertStringContainsString( 'name="marketday-more" value="product_cat"', $short );
		self::assertSame( 1, substr_count( $short, 'name="filter_product_cat[]"' ) );
		self::assertSame( 2, substr_count( $whole, 'name="filter_product_cat[]"' ) );
	}

	public function test_enter_shows_the_products_and_not_more_of_a_list(): void {
		$html = $this->draw( '/shop/', $this->facets( [ $this->mugs => 12, $this->bowls => 3 ] ), [ 'limit' => 1 ] );
		preg_match( '/<button type="submit"[^>]*>/', $html, $first );

		self::assertStringNotContainsString( 'name=', $first[0] ?? 'name=' );
	}

	public function test_a_page_drawn_again_and_again_leaves_nothing_in_memory(): void {
		$facets = $this->facets( [ $this->mugs => 12, $this->bowls => 3 ] );
		$draw   = fn (): array => array_map( fn (): string => $this->draw( '/shop/', $facets ), range( 1, 200 ) );
		$draw();
		$before = memory_get_usage();
		$draw();

		// PHP keeps what it compiles of a function in a template, each time that the template is read.
		self::assertLessThan( 100 * 200, memory_get_usage() - $before );
	}

	public function test_nothing_of_an_address_is_printed_as_markup(): void {
		$html = $this->draw( '/shop/?filter_search=%3Cb%3E%22x&other=%22%3E%3Cscript%3E', $this->facets( [ $this->mugs => 1 ] ) );

		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '"x<', $html );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> Address and settings. */
	public static function markup(): iterable {
		$kinds    = static fn ( string ...$kinds ): array => array_map( static fn ( string $kind ): array => [ 'kind' => $kind ], $kinds );
		$sections = $kinds( 'search', 'category', 'price', 'rating', 'status', 'sale', 'sorting', 'relation' );
		yield 'nothing-chosen' => [ '/shop/', [ 'sections' => $sections ] ];
		yield 'chosen' => [
			'/shop/?filter_search=tea+pot&filter_relation=or&filter_product_cat=test-mugs&min_price=6.50&max_price=15&rating_filter=4&filter_stock_status=instock&on_sale=1&orderby=price',
			[ 'sections' => $sections ],
		];
		yield 'long-list' => [
			'/shop/?s=tea&filter_product_cat-a=test-bowls&min_price=9',
			[ 'queryId' => 'a', 'limit' => 1, 'title' => 'Find "yours" & more', 'sections' => $kinds( 'category' ) ],
		];
		yield 'disabled' => [ '/shop/', [ 'emptyValues' => 'disable', 'sections' => $kinds( 'rating', 'status' ), 'openSections' => 0 ] ];
	}

	/** @param array<string, mixed> $settings */
	#[DataProvider( 'markup' )]
	public function test_react_reads_what_is_drawn( string $address, array $settings ): void {
		$facets = new Facets(
			15,
			[
				'product_cat' => [ $this->mugs => 12, $this->bowls => 3 ],
				Facets::STOCK => [ 'instock' => 14, 'outofstock' => 1 ],
				Facets::RATING => [ 5 => 2, 4 => 1 ],
				Facets::SALE => [ 1 => 4 ],
			],
			[ 500, 2000 ]
		);
		$html   = $this->draw( $address, $facets, $settings );
		$data   = $this->data( $address, $facets, $settings );
		$ids    = [
			(string) $this->mugs => '11',
			(string) $this->bowls => '12',
		];
		array_walk_recursive( $data, static function ( mixed &$value, string|int $key ) use ( $ids ): void {
			$value = 'id' === $key ? $ids[ $value ] ?? $value : $value;
		} );

		MarkupFixture::check( 'product-filter/' . $this->dataName(), str_replace(
			[ "data-id=\"{$this->mugs}\"", "data-id=\"{$this->bowls}\"" ],
			[ 'data-id="11"', 'data-id="12"' ],
			$html
		) );
		MarkupFixture::checkData( 'product-filter/' . $this->dataName(), $data );
	}

	/** @param array<int, int> $categories */
	private function facets( array $categories ): Facets {
		return new Facets( array_sum( $categories ), [ 'product_cat' => $categories, Facets::STOCK => [ 'instock' => array_sum( $categories ) ] ], [ 500, 2000 ] );
	}

	/** @param array<string, mixed> $attributes */
	private function draw( string $address, Facets $facets, array $attributes = [] ): string {
		return Markup::of( $this->at( $address, $facets, static fn ( FilterBlock $block ): string => $block->render( self::settings( $attributes ) ) ) );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private function data( string $address, Facets $facets, array $attributes ): array {
		$saved = new WP_Block( [ 'blockName' => FilterBlock::NAME, 'attrs' => [] ] );
		return (array) $this->at( $address, $facets, static fn ( FilterBlock $block ): ?array => $block->data( self::settings( $attributes ), $saved ) );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private static function settings( array $attributes ): array {
		return $attributes + [
			'blockId' => 'filter',
			'queryId' => '',
			'sections' => [ [ 'kind' => 'category' ], [ 'kind' => 'price' ], [ 'kind' => 'search' ] ],
			'limit' => 10,
			'title' => '',
		];
	}

	/**
	 * @template Shown
	 * @param Closure(FilterBlock): Shown $ask
	 * @return Shown
	 */
	private function at( string $address, Facets $facets, Closure $ask ): mixed {
		$search = new class( $facets ) implements CatalogueSearch {
			public function __construct( private readonly Facets $facets ) {}

			public function find( ProductQuery $scope, FilterState $filter ): ResultPage {
				return new ResultPage( [], 0, 1, 12 );
			}

			public function facets( ProductQuery $scope, FilterState $filter, array $facets ): Facets {
				return $this->facets;
			}
		};
		$around    = new Listings( $search, ListingContext::ofCall( $this->engine()->settings(), $address, 'archive' ) );
		$around->addListing( 'marketday/product-grid' );
		$block    = new FilterBlock( $this->engine(), $around, new View( dirname( __DIR__, 3 ) . '/php/Catalogue/ProductFilter/views' ) );
		$listings = static fn (): string => '<!-- wp:marketday/product-grid /--><!-- wp:marketday/product-grid {"queryId":"a"} /-->';
		add_filter( 'marketday_listing_scope', [ $this, 'scope' ] );
		add_filter( 'marketday_page_markup', $listings );
		try {
			return $ask( $block );
		} finally {
			remove_filter( 'marketday_listing_scope', [ $this, 'scope' ] );
			remove_filter( 'marketday_page_markup', $listings );
		}
	}

	public function scope(): ProductQuery {
		return new ProductQuery();
	}

	/** A category with a product in it: catalogues leave empty ones out. */
	private function term( string $name ): int {
		$this->engine()->writer()->save( new ProductDraft( name: "One of {$name}", regularPrice: '5', categories: [ [ $name ] ] ) );
		$term = get_term_by( 'name', $name, 'product_cat' );
		return $term instanceof WP_Term ? $term->term_id : 0;
	}
}
