<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductGrid;

use Marketday\Catalogue\ProductGrid\GridKind;
use Marketday\Catalogue\ProductGrid\GridSettings;
use Marketday\Engine\Contract\ProductSort;
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

		self::assertSame( GridKind::All, $settings->query->kind );
		self::assertSame( ProductSort::Default, $settings->query->order );
		self::assertSame( 100, $settings->pages->perPage );
		self::assertSame( 1, $settings->look->card->columns->desktop );
		self::assertSame( 'product-page-b', $settings->pageParameter() );
	}

	public function test_each_listing_has_its_own_parameter_for_its_page(): void {
		self::assertSame( 'product-page~mugs', GridSettings::fromAttributes( [ 'blockId' => 'mugs' ] )->pageParameter() );
		self::assertSame( 'product-page-two~mugs', GridSettings::fromAttributes( [ 'blockId' => 'mugs', 'queryId' => 'two' ] )->pageParameter() );
	}

	public function test_nothing_chosen_is_not_everything(): void {
		self::assertTrue( GridSettings::fromAttributes( [ 'query' => [ 'kind' => 'handPicked' ] ] )->needsChoice() );
		self::assertTrue( GridSettings::fromAttributes( [ 'query' => [ 'kind' => 'attribute', 'ids' => [ 3 ] ] ] )->needsChoice() );
		self::assertFalse( GridSettings::fromAttributes( [ 'query' => [ 'kind' => 'onSale' ] ] )->needsChoice() );
	}
}
