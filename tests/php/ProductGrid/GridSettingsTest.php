<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductGrid;

use Marketday\ProductGrid\GridKind;
use Marketday\ProductGrid\GridSettings;
use Marketday\Store\ProductSort;
use PHPUnit\Framework\TestCase;

final class GridSettingsTest extends TestCase {
	public function test_attributes_that_make_no_sense_become_the_defaults(): void {
		$settings = GridSettings::fromAttributes(
			[
				'query'   => 'everything',
				'order'   => 'random()',
				'perPage' => 100000,
				'columns' => -4,
				'queryId' => '"><b>',
			]
		);

		self::assertSame( GridKind::All, $settings->kind );
		self::assertSame( ProductSort::Default, $settings->order );
		self::assertSame( 100, $settings->perPage );
		self::assertSame( 1, $settings->card->columns );
		self::assertSame( 'product-page-b', $settings->pageParameter() );
	}

	public function test_asks_for_the_products_of_its_categories(): void {
		$query = GridSettings::fromAttributes(
			[
				'query' => [
					'kind' => 'category',
					'ids'  => [ 3, 3, '9', -1, 5 ],
				],
				'order' => 'price-desc',
			]
		)->query( 2 );

		self::assertSame( [ 3, 5 ], $query->categories );
		self::assertSame( ProductSort::PriceHigh, $query->sort );
		self::assertSame( 2, $query->page );
	}

	public function test_best_sellers_are_ordered_by_what_they_are(): void {
		$attributes = [
			'query' => [ 'kind' => 'bestSelling' ],
			'order' => 'title',
		];

		self::assertSame( ProductSort::Popularity, GridSettings::fromAttributes( $attributes )->query( 1 )->sort );
	}

	public function test_hand_picked_products_keep_their_order(): void {
		$attributes = [
			'query' => [
				'kind' => 'handPicked',
				'ids'  => [ 9, 2, 5 ],
			],
		];

		self::assertSame( [ 9, 2, 5 ], GridSettings::fromAttributes( $attributes )->query( 1 )->include );
	}

	public function test_nothing_chosen_is_not_everything(): void {
		self::assertTrue( GridSettings::fromAttributes( [ 'query' => [ 'kind' => 'handPicked' ] ] )->needsChoice() );
		self::assertFalse( GridSettings::fromAttributes( [ 'query' => [ 'kind' => 'onSale' ] ] )->needsChoice() );
	}
}
