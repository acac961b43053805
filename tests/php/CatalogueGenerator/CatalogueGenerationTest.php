<?php

declare( strict_types=1 );

namespace Marketday\Tests\CatalogueGenerator;

use Marketday\CatalogueGenerator\GenerateCommand;
use Marketday\CatalogueGenerator\GeneratedProduct;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Embedded\Catalogue\ProductLookupTable;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Tests\Store\Embedded\CatalogueTestCase;

/** Generated products are ordinary ones, and the same on every site. */
final class CatalogueGenerationTest extends CatalogueTestCase {
	public function test_generates_products_that_read_like_any_other(): void {
		$printed = $this->generate( '10' );

		$page   = $this->catalogue()->query( new ProductQuery( sort: ProductSort::Title, perPage: 100 ) );
		$shirts = array_values( array_filter( $page->products, static fn ( $product ): bool => ProductType::Variable === $product->type ) );
		self::assertSame( [ 10, 2 ], [ $page->total, count( $shirts ) ] );
		self::assertCount( 6, $this->catalogue()->variations( $shirts[0]->id ) );
		self::assertTrue( $shirts[0]->price()->isRange() );
		self::assertCount( 1, $shirts[0]->details()->categories );
		self::assertStringContainsString( '10 of 10 products', $printed );
	}

	public function test_goes_on_where_it_ended(): void {
		$this->generate( '3' );
		$this->generate( '2' );

		self::assertGreaterThan( 0, $this->writer()->idBySku( 'GEN-0000005' ) );
		self::assertSame( 0, $this->writer()->idBySku( 'GEN-0000006' ) );
	}

	public function test_makes_the_same_product_of_the_same_number(): void {
		self::assertEquals( new GeneratedProduct( 17 ), new GeneratedProduct( 17 ) );
		self::assertNotSame( ( new GeneratedProduct( 17 ) )->name, ( new GeneratedProduct( 18 ) )->name );
	}

	public function test_asks_how_many_where_that_is_not_said(): void {
		self::assertStringContainsString( 'How many?', $this->generate( 'lots' ) );
	}

	private function generate( string $count ): string {
		$lines = [];
		( new GenerateCommand( new ProductLookupTable( new EmbeddedSettings() ) ) )->run(
			[ $count ],
			static function ( string $line ) use ( &$lines ): void {
				$lines[] = $line;
			}
		);
		return implode( "\n", $lines );
	}
}
