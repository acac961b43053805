<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use Marketday\Search\Index\Text\ProductText;
use Marketday\Search\Index\Text\Synonyms;
use PHPUnit\Framework\Assert;

/** The words of the demo's products, and the labelled searches of tests/bench. */
final class DemoProducts {
	private const ROOT = __DIR__ . '/../../../../..';

	/** @var array<int, string> SKU by ordinal. */
	private array $skus = [];

	private function __construct() {}

	public static function filled(): self {
		$own      = new self();
		$products = [];
		$units    = [];
		foreach ( self::rows( 'demo/products.csv' ) as $row ) {
			$parent = '' === $row['Parent'] ? $row['SKU'] : $row['Parent'];
			$number = count( $units ) + 1;
			foreach ( array_filter( [ $row['SKU'], $row['GTIN, UPC, EAN, or ISBN'] ], static fn ( string $code ): bool => '' !== $code ) as $code ) {
				$units[ $parent ][ $code ] = $number;
			}
			if ( '' === $row['Parent'] ) {
				$products[ $parent ] = $row;
			}
		}
		$own->skus = array_map( 'strval', array_keys( $products ) );
		TextProducts::write( array_map( static fn ( array $row ): ProductText => self::text( $row, $units[ $row['SKU'] ] ), array_values( $products ) ) );
		return $own;
	}

	/** @return list<string> SKUs of the first ten. */
	public function find( string $text ): array {
		return array_map( fn ( int $ordinal ): string => $this->skus[ $ordinal ], array_slice( TextProducts::find( $text, Synonyms::DEFAULT ), 0, 10 ) );
	}

	/** @return iterable<array<string, string>> */
	public static function labelled(): iterable {
		return self::rows( 'tests/bench/search/queries.csv' );
	}

	/**
	 * @param array<string, string>  $row
	 * @param array<array-key, int>  $codes
	 */
	private static function text( array $row, array $codes ): ProductText {
		$terms = implode( ',', [ str_replace( '>', ',', $row['Categories'] ), $row['Tags'], $row['Attribute 1 value(s)'], $row['Attribute 2 value(s)'] ] );
		return new ProductText( $row['Name'], array_map( 'trim', explode( ',', $terms ) ), "{$row['Short description']} {$row['Description']}", $codes );
	}

	/** @return iterable<array<string, string>> */
	private static function rows( string $path ): iterable {
		$file = fopen( self::ROOT . "/{$path}", 'r' );
		Assert::assertIsResource( $file );
		$names    = array_map( 'strval', (array) fgetcsv( $file, escape: '' ) );
		$names[0] = ltrim( $names[0], "\u{FEFF}" );
		while ( is_array( $row = fgetcsv( $file, escape: '' ) ) ) {
			yield array_combine( $names, array_map( 'strval', $row ) );
		}
		fclose( $file );
	}
}
