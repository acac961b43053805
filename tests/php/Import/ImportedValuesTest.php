<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\Variation;
use Marketday\Tests\Store\ChanceValues;
use PHPUnit\Framework\Attributes\DataProvider;
use WC_Product_CSV_Exporter;

/** Values of attributes in every script and with every sign come out of a file as they are written in it; two of them never become one. */
final class ImportedValuesTest extends ImportTestCase {
	/** WooCommerce's export has slugs in place of names, of which several are alike, where the name of a global attribute is not Latin. */
	private const LATIN = 'Fabric colour';

	protected function tearDown(): void {
		parent::tearDown();
		foreach ( 'woocommerce' === $this->engine()->name() ? wc_get_attribute_taxonomies() : [] as $attribute ) {
			self::LATIN === $attribute->attribute_label && wc_delete_attribute( (int) $attribute->attribute_id );
		}
	}

	/** @return iterable<string, array{bool}> */
	public static function kinds(): iterable {
		yield 'of a global attribute' => [ true ];
		yield "of a product's own attribute" => [ false ];
	}

	#[DataProvider( 'kinds' )]
	public function test_every_value_comes_as_it_is_written( bool $isGlobal ): void {
		$groups = array_chunk( ChanceValues::of( 250, 43, $isGlobal ), 50 );

		[ $code, $print ] = $this->importRows( array_merge( ...array_map( self::rows( ... ), $groups, array_keys( $groups ), array_fill( 0, 5, $isGlobal ) ) ) );

		self::assertSame( 0, $code, $print );
		$this->assertArrived( $groups );
		if ( 'woocommerce' !== $this->engine()->name() ) {
			return;
		}
		$export = $this->exported( array_map( fn ( int $number ): int => $this->idOf( "VAL-{$number}" ), array_keys( $groups ) ) );
		parent::tearDown();
		$this->setUp();
		[ $code, $print ] = $this->import( $this->fileOf( $export ) );
		self::assertSame( 0, $code, $print );
		$this->assertArrived( $groups );
	}

	/** @param list<list<string>> $groups */
	private function assertArrived( array $groups ): void {
		foreach ( $groups as $number => $values ) {
			$product = $this->engine()->catalogue()->product( $this->idOf( "VAL-{$number}" ) ) ?? self::fail( "Family {$number} is not there." );
			$options = array_map( 'strval', array_values( $product->attributes()[0]->options ?? [] ) );
			// WooCommerce sorts them.
			sort( $values, SORT_STRING );
			sort( $options, SORT_STRING );
			self::assertSame( $values, $options );
			foreach ( self::chosenBy( $groups[ $number ], $number ) as $place => $value ) {
				self::assertSame( $value, $this->chosen( $product, $this->idOf( "VAL-{$number}-{$place}" ) ), "{$number}-{$place}" );
			}
		}
	}

	/**
	 * Values that a variation has, by place: those of the first group that are odd, and some of the others, as variations take long.
	 *
	 * @param list<string> $values
	 * @return array<int, string>
	 */
	private static function chosenBy( array $values, int $group ): array {
		return array_filter( $values, static fn ( int $place ): bool => 0 === $group || 0 === $place % 10, ARRAY_FILTER_USE_KEY );
	}

	/** The name of the value by which a variation is chosen. */
	private function chosen( Product $product, int $variation ): string {
		$attribute = $product->attributes()[0];
		$found     = $this->engine()->catalogue()->variationsById( [ $variation ] )[ $variation ] ?? null;
		self::assertInstanceOf( Variation::class, $found );
		return (string) ( $attribute->options[ array_values( $found->attributes )[0] ?? '' ] ?? '' );
	}

	/**
	 * @param list<string> $values
	 * @return list<array<string, string>>
	 */
	private static function rows( array $values, int $group, bool $isGlobal ): array {
		$escaped = array_map( static fn ( string $value ): string => str_replace( ',', '\\,', $value ), $values );
		$shared  = [ 'Attribute 1 name' => $isGlobal ? self::LATIN : 'Χρώμα υφάσματος', 'Attribute 1 global' => $isGlobal ? '1' : '0' ];
		$parent  = [
			'Type'                 => 'variable',
			'SKU'                  => "VAL-{$group}",
			'Name'                 => "Family {$group}",
			'Attribute 1 value(s)' => implode( ', ', $escaped ),
		];
		$rows    = [ $parent + $shared ];
		foreach ( self::chosenBy( $escaped, $group ) as $place => $value ) {
			$variation = [
				'Type'                 => 'variation',
				'SKU'                  => "VAL-{$group}-{$place}",
				'Parent'               => "VAL-{$group}",
				'Regular price'        => '5',
				'Attribute 1 value(s)' => $value,
			];
			$rows[]    = $variation + $shared;
		}
		return $rows;
	}

	/** @param list<int> $ids */
	private function exported( array $ids ): string {
		require_once WC_ABSPATH . 'includes/export/class-wc-product-csv-exporter.php';
		$exporter = new class() extends WC_Product_CSV_Exporter {
			public function text(): string {
				$this->prepare_data_to_export();
				$rows = $this->get_csv_data();
				return "\u{FEFF}" . $this->export_column_headers() . $rows;
			}
		};
		$exporter->set_limit( 1000 );
		$exporter->set_product_ids_to_export( $ids );
		return $exporter->text();
	}
}
