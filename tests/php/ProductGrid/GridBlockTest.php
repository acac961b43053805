<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductGrid;

use Marketday\Catalogue\ProductGrid\GridContents;
use Marketday\Catalogue\ProductGrid\Paging;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\RecentlyViewed;
use Marketday\Kernel\EmptyPage;
use Marketday\Kernel\View;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\Markup;
use Marketday\Tests\SiteTestCase;
use WP_Block;

/** The block as pages have it. */
final class GridBlockTest extends SiteTestCase {
	/** @var list<int> */
	private array $ids = [];

	protected function setUp(): void {
		parent::setUp();
		// Products of this test are not in the index: it learns of them when the request ends.
		delete_option( IndexState::OPTION );
		foreach ( [ 'Axe', 'Bell', 'Cup' ] as $name ) {
			$this->ids[] = $this->engine()->writer()->save( new ProductDraft( type: ProductType::Simple, sku: "grid-{$name}", name: $name, regularPrice: '5' ) );
		}
	}

	public function test_its_element_says_where_it_is_saved(): void {
		$html = $this->grid( [ 'blockId' => 'abc', 'queryId' => 'mugs' ] );

		foreach ( [
			'wopb-block-abc',
			'data-block-id="abc"',
			'data-block-name="product-blocks_product-grid"',
			'data-query-id="mugs"',
			'data-builder=""',
			'data-postid="0"',
			'data-widgetblockid=""',
		] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
	}

	public function test_shows_what_was_picked_in_its_order(): void {
		[ $axe, $bell, $cup ] = $this->ids;

		self::assertMatchesRegularExpression( '/Cup.*Axe.*Bell/s', $this->grid( [ 'query' => [ 'kind' => 'handPicked', 'ids' => [ $cup, $axe, $bell ] ] ] ) );
	}

	public function test_a_strip_says_what_it_is_and_stays_a_list(): void {
		$html = $this->grid( [ 'query' => [ 'kind' => 'handPicked', 'ids' => $this->ids ], 'layout' => 'carousel', 'title' => 'New in' ] );

		self::assertStringContainsString( 'aria-roledescription="carousel" aria-label="New in"', $html );
		self::assertStringContainsString( '&quot;delay&quot;:3000,&quot;speed&quot;:500', $html );
		self::assertStringContainsString( '&quot;from&quot;:768', $html );
		self::assertStringContainsString( '&quot;from&quot;:992', $html );
		self::assertStringContainsString( 'aria-label="Pause"', $html );
		self::assertStringNotContainsString( '__paging', $html );
		self::assertStringNotContainsString(
			'data-carousel="pause"',
			$this->grid( [ 'query' => [ 'kind' => 'handPicked', 'ids' => $this->ids ], 'layout' => 'carousel', 'autoplay' => false ] )
		);
	}

	public function test_what_an_editor_has_not_chosen_yet_is_nothing_to_shoppers(): void {
		foreach ( [ 'category', 'tag', 'attribute', 'handPicked' ] as $kind ) {
			self::assertSame( '', $this->grid( [ 'query' => [ 'kind' => $kind, 'ids' => [] ] ] ), $kind );
		}
	}

	public function test_up_sells_and_related_without_any_show_nothing(): void {
		$id = $this->engine()->writer()->save( new ProductDraft(
			type: ProductType::Simple,
			sku: 'grid-alone',
			name: 'Alone',
			regularPrice: '5',
			categories: [ [ 'Nothing else' ] ]
		) );

		foreach ( [ 'related', 'upSells' ] as $kind ) {
			self::assertSame( '', $this->gridOn( $id, [ 'blockId' => 'b', 'title' => 'More', 'query' => [ 'kind' => $kind ] ] ), $kind );
		}
	}

	public function test_a_page_beyond_the_last_leads_back(): void {
		$listing = new GridContents( [], new Paging( 9, 3, static fn ( int $page ): string => "/shop/?product-page={$page}" ) );

		self::assertSame( '/shop/?product-page=1', $listing->firstUrl() );
		self::assertStringContainsString(
			'href="/shop/?product-page=1">Back to page one',
			( new View( dirname( __DIR__, 3 ) . '/php/Catalogue/ProductGrid/views' ) )->render(
				'empty',
				[ 'firstUrl' => $listing->firstUrl(), 'isMain' => false, 'clearUrl' => '/shop/', 'shopUrl' => '' ]
			)
		);
		self::assertSame( '', ( new GridContents( [], new Paging( 1, 0, static fn (): string => '' ) ) )->firstUrl() );
	}

	public function test_where_there_is_nothing_the_shops_categories_lead_on(): void {
		$id = $this->category( 1 );
		$html = EmptyPage::wayOn( true );

		self::assertStringContainsString( 'href="' . esc_url( (string) get_term_link( $id ) ) . '"', $html );
		self::assertStringContainsString( 'Best sellers</h2>', $html );
	}

	public function test_a_listing_that_found_nothing_leads_on_and_a_shelf_does_not(): void {
		$empty = [ 'query' => [ 'kind' => 'handPicked', 'ids' => [ 99999999 ] ] ];

		self::assertStringContainsString( 'marketday-ways-on', $this->grid( $empty ) );
		self::assertStringNotContainsString( 'marketday-ways-on', $this->grid( $empty + [ 'followsFilter' => false ] ) );
	}

	public function test_several_listings_of_a_page_have_each_a_name_for_its_pages_and_kinds(): void {
		$html = $this->grid( [
			'perPage' => 1,
			'title' => 'New in',
			'query' => [ 'kind' => 'handPicked', 'ids' => $this->ids ],
			'tabs' => [ 'groups' => [ 'on_sale' ] ],
		] );

		self::assertStringContainsString( 'aria-label="Product pages: New in"', $html );
		self::assertStringContainsString( 'aria-label="Product groups: New in"', $html );
	}

	public function test_tabs_whose_terms_are_gone_leave_no_lone_tab(): void {
		self::assertStringNotContainsString(
			'__tabs',
			$this->grid( [ 'query' => [ 'kind' => 'handPicked', 'ids' => $this->ids ], 'tabs' => [ 'taxonomy' => 'product_cat', 'ids' => [ 99999999 ] ] ] )
		);
	}

	public function test_pages_hold_nothing_of_what_a_visitor_has_looked_at(): void {
		$_COOKIE[ RecentlyViewed::COOKIE ] = implode( '|', $this->ids );
		$html                              = $this->grid( [ 'blockId' => 'seen', 'query' => [ 'kind' => 'recentlyViewed' ], 'title' => 'Seen' ] );

		self::assertStringContainsString( 'data-cookie="__wopb_recently_viewed"', $html );
		self::assertStringContainsString( ' hidden="hidden"', $html );
		self::assertStringNotContainsString( 'Axe', $html );
		self::assertSame( '', $this->grid( [ 'query' => [ 'kind' => 'recentlyViewed' ] ] ) );
	}

	public function test_others_add_their_tools_above_the_products(): void {
		$add = static function ( string $queryId, string $blockId ): void {
			echo "<i>{$queryId}/{$blockId}</i>";
		};
		add_action( 'marketday_listing_toolbar', $add, 10, 2 );
		$html = $this->grid( [ 'blockId' => 'abc', 'queryId' => 'mugs' ] );
		remove_action( 'marketday_listing_toolbar', $add );

		self::assertLessThan( strpos( $html, '<ul' ), strpos( $html, '<i>mugs/abc</i>' ) );
	}

	public function test_the_exclusive_strip_slides_only_above_four(): void {
		$category = $this->category( 4 );
		$html     = Markup::of( do_blocks( "<!-- wp:marketday/exclusive-products {\"category\":{$category}} /-->" ) );
		self::assertSame( 4, substr_count( $html, 'marketday-product-grid__card' ) );
		self::assertStringNotContainsString( 'data-marketday-carousel', $html );

		$category = $this->category( 12 );
		$html     = Markup::of( do_blocks( "<!-- wp:marketday/exclusive-products {\"category\":{$category},\"title\":\"Only here\"} /-->" ) );
		self::assertSame( 10, substr_count( $html, 'marketday-product-grid__card' ) );
		self::assertStringContainsString( '{&quot;steps&quot;:[{&quot;from&quot;:0,&quot;items&quot;:2,&quot;gap&quot;:21},{&quot;from&quot;:768,&quot;items&quot;:4,&quot;gap&quot;:27},{&quot;from&quot;:1200,&quot;items&quot;:4,&quot;gap&quot;:30}],&quot;delay&quot;:3000,&quot;speed&quot;:1000,&quot;loop&quot;:true}', $html );
		self::assertStringContainsString( 'Only here</h2>', $html );

		self::assertSame( '', do_blocks( '<!-- wp:marketday/exclusive-products {"category":99999999} /-->' ) );
	}

	private function category( int $products ): int {
		for ( $number = 1; $number <= $products; $number++ ) {
			$id = $this->engine()->writer()->save( new ProductDraft(
				type: ProductType::Simple,
				sku: "exclusive-{$products}-{$number}",
				name: "Only {$number}",
				regularPrice: '5',
				categories: [ [ "Exclusive {$products}" ] ]
			) );
		}
		return (int) ( wp_get_post_terms( $id ?? 0, 'product_cat', [ 'fields' => 'ids' ] )[0] ?? 0 );
	}

	/** @param array<string, mixed> $attributes */
	private function gridOn( int $productId, array $attributes ): string {
		$parsed = parse_blocks( '<!-- wp:marketday/product-grid ' . wp_json_encode( $attributes ) . ' /-->' )[0];
		return ( new WP_Block( $parsed, [ 'postId' => $productId ] ) )->render();
	}

	/** @param array<string, mixed> $attributes */
	private function grid( array $attributes ): string {
		return Markup::of( do_blocks( '<!-- wp:marketday/product-grid ' . wp_json_encode( $attributes ) . ' /-->' ) );
	}
}
