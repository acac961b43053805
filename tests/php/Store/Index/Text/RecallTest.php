<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use Marketday\Store\Index\Text\ProductText;
use Marketday\Store\Index\Text\Synonyms;

/** The labelled searches of tests/bench over the demo's products: 95 of 100 expected products are among the first ten. */
final class RecallTest extends TextTestCase {
	private const ROOT = __DIR__ . '/../../../../..';

	public function test_finds_what_shoppers_mean(): void {
		$skus = $this->fillWithDemo();
		$kept = [];
		foreach ( $this->rows( self::ROOT . '/tests/bench/search/queries.csv' ) as $row ) {
			if ( 'demo' === $row['part'] ) {
				$expected               = explode( ' ', $row['expected'] );
				$found                  = array_map( static fn ( int $ordinal ): string => $skus[ $ordinal ], array_slice( TextShelf::find( $row['query'], Synonyms::DEFAULT ), 0, 10 ) );
				$kept[ $row['query'] ] = count( array_intersect( $expected, $found ) ) / min( 10, count( $expected ) );
			}
		}

		self::assertGreaterThan( 300, count( $kept ) );
		self::assertGreaterThanOrEqual( 0.95, array_sum( $kept ) / count( $kept ), implode( ', ', array_keys( array_filter( $kept, static fn ( float|int $recall ): bool => $recall < 1 ) ) ) );
	}

	/** @return array<int, string> SKU by ordinal. */
	private function fillWithDemo(): array {
		$products = [];
		$units    = [];
		foreach ( $this->rows( self::ROOT . '/demo/products.csv' ) as $row ) {
			$parent = '' === $row['Parent'] ? $row['SKU'] : $row['Parent'];
			$number = count( $units ) + 1;
			foreach ( array_filter( [ $row['SKU'], $row['GTIN, UPC, EAN, or ISBN'] ], static fn ( string $code ): bool => '' !== $code ) as $code ) {
				$units[ $parent ][ $code ] = $number;
			}
			if ( '' === $row['Parent'] ) {
				$products[ $parent ] = $row;
			}
		}
		$texts = [];
		$skus  = array_keys( $products );
		foreach ( array_values( $products ) as $ordinal => $row ) {
			$terms             = implode( ',', [ str_replace( '>', ',', $row['Categories'] ), $row['Tags'], $row['Attribute 1 value(s)'], $row['Attribute 2 value(s)'] ] );
			$texts[ $ordinal ] = new ProductText( $row['Name'], array_map( 'trim', explode( ',', $terms ) ), "{$row['Short description']} {$row['Description']}", $units[ $row['SKU'] ] );
		}
		TextShelf::write( $texts );
		return array_map( 'strval', $skus );
	}

	/** @return iterable<array<string, string>> */
	private function rows( string $path ): iterable {
		$file = fopen( $path, 'r' );
		self::assertIsResource( $file );
		$names    = array_map( 'strval', (array) fgetcsv( $file, escape: '' ) );
		$names[0] = ltrim( $names[0], "\u{FEFF}" );
		while ( is_array( $row = fgetcsv( $file, escape: '' ) ) ) {
			yield array_combine( $names, array_map( 'strval', $row ) );
		}
		fclose( $file );
	}
}
