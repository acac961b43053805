<?php

declare( strict_types=1 );

namespace Marketday\Tests\UnitPrice;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Measure;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StoreError;
use Marketday\Tests\PluginAccess;
use PHPUnit\Framework\TestCase;

/** Unit prices beside prices and in basket lines, on whichever engine the site has. */
final class UnitPriceTest extends TestCase {
	private static int $number = 0;

	/** @var list<int> */
	private array $made = [];

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'woocommerce_set_cookie_enabled', '__return_false' );
		wp_set_current_user( 0 );
		$this->emptyBasket();
	}

	protected function tearDown(): void {
		$this->emptyBasket();
		foreach ( array_reverse( $this->made ) as $id ) {
			wp_delete_post( $id, true );
		}
		remove_filter( 'woocommerce_set_cookie_enabled', '__return_false' );
		parent::tearDown();
	}

	/** Takes out what another test has left, too: the visitor is the same in all of them. */
	private function emptyBasket(): void {
		foreach ( $this->engine()->basket()->contents()->lines as $line ) {
			$this->engine()->basket()->remove( $line->key );
		}
	}

	public function test_a_price_is_followed_by_what_a_unit_costs(): void {
		$coffee = $this->aProduct( regularPrice: '4.50', measureAmount: '250', measureUnit: 'g' );

		self::assertSame( '£4.50 £18.00 per kg', $this->price( $coffee ) );
	}

	public function test_a_reduced_price_says_the_unit_price_before_and_now(): void {
		$cards = $this->aProduct( regularPrice: '12.50', salePrice: '10', measureAmount: '6', measureUnit: 'item' );

		self::assertStringEndsWith( '£2.08 per item It was £2.08 per item. £1.67 per item', $this->price( $cards ) );
		self::assertStringContainsString( '<s aria-hidden="true">£2.08 per item</s>', $this->read( $cards ) );
	}

	public function test_a_product_without_a_measure_says_nothing_of_units(): void {
		self::assertSame( '£4.50', $this->price( $this->aProduct( regularPrice: '4.50' ) ) );
	}

	public function test_of_variations_the_lowest_unit_price_is_said_with_from(): void {
		[ $soap ] = $this->aSoap( [ 'Small' => [ '3', '100' ], 'Large' => [ '5', '250' ] ] );

		self::assertStringEndsWith( 'from £20.00 per kg', $this->price( $soap ) );
	}

	public function test_a_variation_has_its_own_amount_and_its_products_unit(): void {
		[ $soap, $small ] = $this->aSoap( [ 'Small' => [ '3', '100' ], 'Large' => [ '5', '250' ] ] );

		$variations = $this->engine()->catalogue()->variations( $soap );

		self::assertSame( [ $small, '£3.00 £30.00 per kg' ], [ $variations[0]->id, $this->text( $variations[0]->price->html ) ] );
	}

	public function test_variations_that_cost_the_same_for_the_same_need_no_from(): void {
		[ $soap ] = $this->aSoap( [ 'Rose' => [ '4', '' ], 'Lavender' => [ '4', '' ] ], measureAmount: '200' );

		self::assertStringEndsWith( '£4.00 £20.00 per kg', $this->price( $soap ) );
	}

	public function test_a_change_of_a_variations_amount_is_said_at_once(): void {
		[ $soap, $small ] = $this->aSoap( [ 'Small' => [ '3', '100' ], 'Large' => [ '5', '250' ] ] );
		$this->price( $soap );

		$this->engine()->writer()->save( new ProductDraft( id: $small, variationOf: $soap, measureAmount: '300' ) );

		self::assertStringEndsWith( 'from £10.00 per kg', $this->price( $soap ) );
	}

	public function test_a_line_of_the_basket_says_the_unit_price_of_what_it_costs(): void {
		$cards = $this->aProduct( regularPrice: '12.50', salePrice: '10', measureAmount: '6', measureUnit: 'item', virtual: true );

		$this->engine()->basket()->add( new AddToBasket( $cards, 2 ) );

		self::assertSame(
			[ [ 'name' => 'Unit price', 'value' => '£1.67 per item (was £2.08 per item)' ] ],
			$this->engine()->basket()->contents()->lines[0]->product->choices
		);
	}

	public function test_a_measure_that_is_none_is_refused_and_changes_nothing(): void {
		$coffee = $this->aProduct( regularPrice: '4.50', measureAmount: '250', measureUnit: 'g' );
		foreach ( [ [ '-1', 'g' ], [ '1e309', 'g' ], [ 'lots', 'g' ], [ '250', 'stone' ] ] as [ $amount, $unit ] ) {
			try {
				$this->engine()->writer()->save( new ProductDraft( id: $coffee, regularPrice: '1', measureAmount: $amount, measureUnit: $unit ) );
				self::fail( "{$amount} {$unit} was taken." );
			} catch ( StoreError $refusal ) {
				self::assertSame( 400, $refusal->status );
			}
		}
		self::assertSame( '£4.50 £18.00 per kg', $this->price( $coffee ) );
	}

	public function test_an_emptied_measure_takes_the_unit_price_away(): void {
		$coffee = $this->aProduct( regularPrice: '4.50', measureAmount: '250', measureUnit: 'g' );

		$this->engine()->writer()->save( new ProductDraft( id: $coffee, measureAmount: '', measureUnit: '' ) );

		self::assertSame( [ '£4.50', '' ], [ $this->price( $coffee ), get_post_meta( $coffee, Measure::AMOUNT, true ) ] );
	}

	private function engine(): Engine {
		return PluginAccess::engine();
	}

	private function aProduct( mixed ...$fields ): int {
		$number = ++self::$number;
		$id     = $this->engine()->writer()->save( new ProductDraft( ...( $fields + [
			'sku'  => "UNIT-TEST-{$number}",
			'name' => "Unit test {$number}",
		] ) ) );
		$this->made[] = $id;
		return $id;
	}

	/**
	 * @param array<string, array{string, string}> $kinds Price and grams by name.
	 * @return list<int> The product and its variations.
	 */
	private function aSoap( array $kinds, mixed ...$fields ): array {
		return $this->engine()->writer()->atomically( function () use ( $kinds, $fields ): array {
			$kind = static fn ( string ...$values ): AttributeDraft => new AttributeDraft( 'Kind', array_values( $values ), false, true, true );
			$ids  = [ $this->aProduct( ...$fields + [ 'type' => ProductType::Variable, 'measureUnit' => 'g', 'attributes' => [ $kind( ...array_keys( $kinds ) ) ] ] ) ];
			foreach ( $kinds as $name => [ $price, $grams ] ) {
				$ids[] = $this->aProduct(
					name: null,
					variationOf: $ids[0],
					regularPrice: $price,
					measureAmount: $grams,
					position: count( $ids ),
					attributes: [ $kind( $name ) ]
				);
			}
			return $ids;
		} );
	}

	private function read( int $id ): string {
		return $this->engine()->catalogue()->product( $id )?->price()->html ?? self::fail( "Product {$id} cannot be read." );
	}

	private function price( int $id ): string {
		return $this->text( $this->read( $id ) );
	}

	private function text( string $html ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' ) ) );
	}
}
