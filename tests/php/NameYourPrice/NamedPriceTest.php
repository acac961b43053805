<?php

declare( strict_types=1 );

namespace Marketday\Tests\NameYourPrice;

use Marketday\Buying\NameYourPrice\NamedPrice;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\AddToBasketLink;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\LineItem;
use Marketday\Engine\Contract\LinePrice;
use Marketday\Engine\Contract\Pricing;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\StoreError;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What a shopper pays for a product whose price is the shopper's to name: the server decides. */
final class NamedPriceTest extends SiteTestCase {
	private const LIMITS = [
		'enable' => 'yes',
		'min'    => '2',
		'max'    => '50',
	];

	private int $guide = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->engine()->basket()->clear();
		$this->guide = $this->engine()->writer()->save( new ProductDraft(
			type: ProductType::Simple,
			name: 'Guide',
			status: 'publish',
			regularPrice: '8.00',
			stockStatus: StockStatus::InStock
		) );
		update_post_meta( $this->guide, NamedPrice::META, self::LIMITS );
	}

	protected function tearDown(): void {
		$this->engine()->basket()->clear();
		parent::tearDown();
	}

	public function test_is_the_price_of_the_line_in_basket_and_sums(): void {
		$this->add( '7,49' );

		self::assertSame( [ 749 ], $this->prices() );
		self::assertSame( 749, $this->engine()->basket()->contents()->totals->subtotal->minor );
	}

	public function test_is_asked_for_on_the_page_where_the_card_has_no_field_for_it(): void {
		$guide = fn (): AddToBasketLink => $this->engine()->catalogue()->products( [ $this->guide ] )[0]->addToBasket;

		self::assertSame( [ 'Choose a price', false, get_permalink( $this->guide ) ], [ $guide()->text, $guide()->ajax, $guide()->url ] );
		self::assertSame( 'Choose a price for “Guide”', $guide()->description );

		update_post_meta( $this->guide, NamedPrice::META, [ 'enable' => 'no' ] + self::LIMITS );
		self::assertTrue( $guide()->ajax );
	}

	public function test_of_another_amount_makes_another_line(): void {
		$this->add( '5' );
		$this->add( '6.50' );
		$this->add( '5.00' );

		self::assertSame( [ 500, 650 ], $this->prices() );
	}

	/** @param mixed $sent */
	#[DataProvider( 'refused' )]
	public function test_out_of_the_limits_is_refused_and_changes_nothing( mixed $sent, string $sentence ): void {
		$this->add( '5' );

		try {
			$this->add( $sent );
			self::fail( 'It was taken.' );
		} catch ( StoreError $error ) {
			self::assertSame( [ 400, $sentence ], [ $error->status, $error->getMessage() ] );
		}
		self::assertSame( [ 500 ], $this->prices() );
	}

	/** @return iterable<string, array{mixed, string}> */
	public static function refused(): iterable {
		$below = 'Minimum Price limit is £2.00';
		yield 'nothing' => [ null, $below ];
		yield 'an empty field' => [ '', $below ];
		yield 'a word' => [ 'free', $below ];
		yield 'less than the minimum' => [ '1.99', $below ];
		yield 'less than nothing' => [ '-5', $below ];
		yield 'nothing in digits' => [ '0', $below ];
		yield 'a fraction of a penny' => [ '5.001', $below ];
		yield 'a number without end' => [ '1e309', $below ];
		yield 'a list' => [ [ '5' ], $below ];
		yield 'markup' => [ '<b>5</b>', $below ];
		yield 'a megabyte' => [ str_repeat( '9', 1_000_000 ), $below ];
		yield 'more than the maximum' => [ '50.01', 'Maximum Price limit is £50.00' ];
	}

	public function test_is_a_suggestion_where_nothing_is_typed(): void {
		$this->engine()->basket()->add( new AddToBasket( $this->guide, sent: [ 'wopb_custom_prices' => '', 'wopb_custom_prices_suggestion' => '10' ] ) );

		self::assertSame( [ 1000 ], $this->prices() );
	}

	public function test_is_not_asked_for_where_the_product_has_its_own(): void {
		delete_post_meta( $this->guide, NamedPrice::META );

		$this->add( '3' );

		self::assertSame( [ 800 ], $this->prices() );
	}

	public function test_in_a_basket_follows_limits_that_change_and_is_the_products_own_where_they_go(): void {
		$line = new LineItem( $this->guide, 0, 1, [ 'name-your-price' => [ 'price' => 500 ] ] );
		$paid = static fn (): int => SaleEvents::linePrice( new LinePrice( 800, 800 ), $line )->price;
		update_post_meta( $this->guide, NamedPrice::META, [ 'min' => '6' ] + self::LIMITS );
		self::assertSame( 600, $paid() );
		update_post_meta( $this->guide, NamedPrice::META, [ 'max' => '4' ] + self::LIMITS );
		self::assertSame( 400, $paid() );

		delete_post_meta( $this->guide, NamedPrice::META );

		self::assertSame( 800, $paid() );
	}

	public function test_of_a_variation_is_within_the_products_limits(): void {
		$size  = static fn ( string ...$names ): array => [ new AttributeDraft( 'Size', array_values( $names ), false, true, true ) ];
		$print = $this->engine()->writer()->save( new ProductDraft(
			type: ProductType::Variable,
			name: 'Print',
			status: 'publish',
			attributes: $size( 'A4', 'A3' )
		) );
		$large = $this->engine()->writer()->save( new ProductDraft(
			variationOf: $print,
			status: 'publish',
			regularPrice: '20',
			stockStatus: StockStatus::InStock,
			attributes: $size( 'A3' )
		) );
		update_post_meta( $print, NamedPrice::META, self::LIMITS );

		$this->engine()->basket()->add( new AddToBasket( $print, 1, $large, [ 'attribute_size' => 'A3' ], sent: [ 'wopb_custom_prices' => '12' ] ) );

		self::assertSame( [ 1200 ], $this->prices() );
	}

	public function test_has_no_limit_above_where_the_shop_sets_none_and_one_pound_below(): void {
		$currency = $this->engine()->settings()->currency();
		update_post_meta( $this->guide, NamedPrice::META, [ 'enable' => 'yes', 'chunk_enable' => 'yes', 'chunk' => '5, 0.50, ten, 10' ] );

		$price = NamedPrice::ofProduct( $this->guide, new Pricing( static fn (): Currency => $currency ) );

		self::assertSame( [ 100, null, [ 500, 1000 ] ], [ $price?->minimum->minor, $price?->maximum, array_column( $price->choices ?? [], 'minor' ) ] );
	}

	private function add( mixed $price ): void {
		$this->engine()->basket()->add( new AddToBasket( $this->guide, sent: null === $price ? [] : [ 'wopb_custom_prices' => $price ] ) );
	}

	/** @return list<int> Of one piece of each line. */
	private function prices(): array {
		$prices = array_map( static fn ( object $line ): int => $line->prices->each->minor, $this->engine()->basket()->contents()->lines );
		sort( $prices );
		return $prices;
	}
}
