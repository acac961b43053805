<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StoreError;
use RuntimeException;

final class WriterTest extends WooCommerceTestCase {
	public function test_updates_the_product_of_the_same_sku_and_leaves_what_is_not_said(): void {
		$id = $this->aProduct( sku: 'WOO-SAME', name: 'First', regularPrice: '10', description: 'Stays.' );

		self::assertSame( $id, $this->aProduct( sku: 'WOO-SAME', name: 'Second', regularPrice: null ) );

		$product = wc_get_product( $id );
		self::assertSame( [ 'Second', '10', 'Stays.' ], [ $product->get_name(), $product->get_regular_price(), $product->get_description() ] );
	}

	public function test_leaves_nothing_of_a_family_that_cannot_be_written_whole(): void {
		$writer = $this->engine()->writer();
		try {
			$writer->atomically( static function () use ( $writer ): void {
				$writer->save( new ProductDraft( type: ProductType::Variable, sku: 'WOO-HALF', name: 'Half a family' ) );
				throw new RuntimeException( 'The file ends here.' );
			} );
			self::fail( 'The error was swallowed.' );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'The file ends here.', $error->getMessage() );
		}
		self::assertSame( 0, $writer->idBySku( 'WOO-HALF' ) );
		self::assertSame( [], wc_get_products( [ 'sku' => 'WOO-HALF' ] ) );
	}

	public function test_makes_a_new_attribute_usable_at_once(): void {
		$id = $this->aProduct( attributes: [ new AttributeDraft( 'Woo test finish', [ 'Matt', 'Gloss' ], true ) ] );

		$attribute = $this->read( $id )->attributes()[0];

		self::assertSame(
			[ 'pa_woo-test-finish', 'Woo test finish', [ 'gloss', 'matt' ] ],
			[ $attribute->taxonomy, $attribute->name, $this->sorted( array_keys( $attribute->options ) ) ]
		);
		wc_delete_attribute( wc_attribute_taxonomy_id_by_name( 'pa_woo-test-finish' ) );
	}

	public function test_changes_the_type_of_a_product(): void {
		$id = $this->aProduct( sku: 'WOO-TYPE' );
		$this->aProduct( sku: 'WOO-TYPE', type: ProductType::External, externalUrl: 'https://example.com/buy' );
		self::assertSame( [ 'external', 'https://example.com/buy' ], [ wc_get_product( $id )->get_type(), wc_get_product( $id )->get_product_url() ] );
	}

	public function test_refuses_a_variation_without_a_variable_parent(): void {
		$simple = $this->aProduct();
		$this->expectException( StoreError::class );
		$this->aProduct( variationOf: $simple );
	}

	public function test_refuses_an_id_that_does_not_exist(): void {
		$this->expectException( StoreError::class );
		$this->aProduct( id: 99999999 );
	}

	public function test_announces_what_was_saved_and_what_was_sold(): void {
		$saved   = did_action( 'marketday_product_saved' );
		$changed = did_action( 'marketday_stock_changed' );
		$id      = $this->aProduct( stockQuantity: '5' );
		self::assertGreaterThan( $saved, did_action( 'marketday_product_saved' ) );
		wc_update_product_stock( $id, 1, 'decrease' );
		self::assertGreaterThan( $changed, did_action( 'marketday_stock_changed' ) );
	}

	/**
	 * @param list<string> $values
	 * @return list<string>
	 */
	private function sorted( array $values ): array {
		sort( $values );
		return $values;
	}
}
