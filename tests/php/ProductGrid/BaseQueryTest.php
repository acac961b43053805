<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductGrid;

use Marketday\Catalogue\ProductGrid\BaseQuery;
use Marketday\Catalogue\ProductGrid\GridSettings;
use Marketday\Catalogue\ProductGrid\Tab;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\RecentlyViewed;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Tests\SiteTestCase;

/** What each kind of listing may show. */
final class BaseQueryTest extends SiteTestCase {
	public function test_asks_for_the_products_of_its_categories(): void {
		$scope = $this->query( [ 'query' => [ 'kind' => 'category', 'ids' => [ 3, 3, '9', -1, 5 ] ], 'order' => 'price-desc' ] );

		self::assertSame( [ 3, 5 ], $scope?->categories );
		self::assertSame( ProductSort::PriceHigh, $scope?->sort );
	}

	public function test_kinds_that_are_an_order_keep_it(): void {
		foreach ( [
			'bestSelling' => ProductSort::Popularity,
			'mostViewed' => ProductSort::Views,
			'topRated' => ProductSort::Rating,
			'newest' => ProductSort::Newest,
		] as $kind => $sort ) {
			self::assertSame( $sort, $this->query( [ 'query' => [ 'kind' => $kind ], 'order' => 'title' ] )?->sort, $kind );
		}
	}

	public function test_asks_for_terms_of_an_attribute_and_for_what_can_be_bought(): void {
		$scope = $this->query( [ 'query' => [ 'kind' => 'attribute', 'taxonomy' => 'pa_colour', 'ids' => [ 8 ] ], 'hideOutOfStock' => true ] );

		self::assertSame( [ 'pa_colour' => [ 8 ] ], $scope?->attributes );
		self::assertSame( [ StockStatus::InStock, StockStatus::OnBackorder ], $scope?->stock );
	}

	public function test_hand_picked_products_keep_their_order(): void {
		self::assertSame( [ 9, 2, 5 ], $this->query( [ 'query' => [ 'kind' => 'handPicked', 'ids' => [ 9, 2, 5 ] ] ] )?->include );
	}

	public function test_what_a_product_advises_comes_from_that_product(): void {
		$writer = $this->engine()->writer();
		$lid    = $writer->save( new ProductDraft( type: ProductType::Simple, sku: 'shelf-lid', name: 'Lid', regularPrice: '3' ) );
		$pot    = $writer->save( new ProductDraft(
			type: ProductType::Simple,
			sku: 'shelf-pot',
			name: 'Pot',
			regularPrice: '30',
			categories: [ [ 'Pots' ] ],
			upsellIds: [ $lid ],
			crossSellIds: [ $lid ]
		) );

		self::assertSame( [ $lid ], $this->query( [ 'query' => [ 'kind' => 'upSells' ] ], $pot )?->include );
		self::assertSame( [ $lid ], $this->query( [ 'query' => [ 'kind' => 'crossSells' ] ], $pot )?->include );
		self::assertNull( $this->query( [ 'query' => [ 'kind' => 'upSells' ] ], $lid ) );
		$related = $this->query( [ 'query' => [ 'kind' => 'related' ] ], $pot );
		self::assertSame( [ $pot ], $related?->exclude );
		self::assertCount( 1, $related?->categories ?? [] );
		self::assertNull( $this->query( [ 'query' => [ 'kind' => 'related' ] ] ) );
	}

	public function test_shows_what_the_visitor_has_looked_at_the_last_first_without_the_product_of_the_page(): void {
		$_COOKIE[ RecentlyViewed::COOKIE ] = "4|0|x|7|'; DROP|9|7";

		self::assertSame( [ 9, 4 ], $this->query( [ 'query' => [ 'kind' => 'recentlyViewed' ], 'order' => 'title' ], 7 )?->include );
	}

	public function test_keeps_the_last_thirty_that_were_looked_at(): void {
		$seen = RecentlyViewed::read( implode( '|', range( 1, 30 ) ) )->with( 5 )->with( 31 );

		self::assertCount( 30, $seen->ids );
		self::assertStringEndsWith( '|30|5|31', $seen->value() );
		self::assertStringStartsWith( '2|3|', $seen->value() );
	}

	public function test_a_tab_narrows_what_the_listing_has(): void {
		$term     = wp_insert_term( 'Pots and pans', 'product_cat' );
		$id       = is_array( $term ) ? (int) $term['term_id'] : 0;
		$settings = GridSettings::fromAttributes( [ 'tabs' => [ 'taxonomy' => 'product_cat', 'ids' => [ $id ], 'groups' => [ 'on_sale', 'nonsense' ] ] ] );
		$tab      = Tab::byKey( $settings->tabs, 'pots-and-pans' );

		self::assertSame( [ '', 'pots-and-pans', 'custom_action#on_sale' ], array_map( static fn ( Tab $one ): string => $one->wire, Tab::all( $settings->tabs ) ) );
		self::assertEquals(
			new ProductQuery( categories: [ 1 ], further: [ [ 'product_cat' => [ $id ] ] ] ),
			$tab?->within( new ProductQuery( categories: [ 1 ] ) )
		);
		self::assertTrue( Tab::byWire( $settings->tabs, 'custom_action#on_sale' )?->within( new ProductQuery() )->onSaleOnly );
		self::assertNull( Tab::byWire( $settings->tabs, 'custom_action#featured' ) );
	}

	/** @param array<string, mixed> $attributes */
	private function query( array $attributes, int $productId = 0 ): ?ProductQuery {
		return ( new BaseQuery( $this->engine() ) )->of( GridSettings::fromAttributes( $attributes ), $productId );
	}
}
