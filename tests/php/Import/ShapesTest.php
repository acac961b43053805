<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use PHPUnit\Framework\Attributes\Group;

/** Files of other programs: Shopify's product export, and tables made of WooCommerce's REST API. */
#[Group( 'sqlite' )]
final class ShapesTest extends ImportTestCase {
	public function test_a_shopify_export_arrives_with_its_variants(): void {
		[ $code, $print ] = $this->import( __DIR__ . '/fixtures/shopify.csv' );
		self::assertSame( 0, $code, $print );
		self::assertStringContainsString( 'Rows created: 4', $print );
		$shirt = $this->idOf( 'linen-shirt' );
		self::assertSame( [ 'Linen shirt', 'linen-shirt', 'publish' ], [ get_post( $shirt )->post_title, get_post( $shirt )->post_name, get_post_status( $shirt ) ] );
		[ $small, $medium ] = [ $this->idOf( 'LS-S' ), $this->idOf( 'LS-M' ) ];
		self::assertSame( [ $shirt, $shirt ], [ wp_get_post_parent_id( $small ), wp_get_post_parent_id( $medium ) ] );
		self::assertSame( [ 'S', 'Red' ], [ $this->meta( $small, 'attribute_size' ), $this->meta( $small, 'attribute_colour' ) ] );
		self::assertSame( [ 'M', 'Red' ], [ $this->meta( $medium, 'attribute_size' ), $this->meta( $medium, 'attribute_colour' ) ] );
		self::assertSame( [ '30.00', '25.00', '25.00', '' ], [
			$this->meta( $small, '_regular_price' ),
			$this->meta( $small, '_sale_price' ),
			$this->meta( $medium, '_regular_price' ),
			$this->meta( $medium, '_sale_price' ),
		] );
		self::assertSame( [ 3, 0, 'yes' ], [ (int) $this->meta( $small, '_stock' ), (int) $this->meta( $medium, '_stock' ), $this->meta( $medium, '_backorders' ) ] );
		self::assertSame( '4006381333931', $this->meta( $small, '_global_unique_id' ) );
		self::assertSame( 'Höll', wp_get_object_terms( $shirt, 'product_brand', [ 'fields' => 'names' ] )[0] ?? '' );
		self::assertSame( [ 'linen', 'summer' ], wp_get_object_terms( $shirt, 'product_tag', [ 'fields' => 'names' ] ) );
		$book = $this->idOf( 'EB-1' );
		self::assertSame( 'draft', get_post_status( $book ) );
		self::assertSame( [ '9.99', 'yes', 'none' ], array_map( fn ( string $key ): string => $this->meta( $book, $key ), [ '_regular_price', '_virtual', '_tax_status' ] ) );
		self::assertStringContainsString( 'We don’t recognise the column "Cost per item", so it was left out.', $print );
		self::assertStringNotContainsString( 'Image Alt Text', $print );
		[ , $print ] = $this->import( __DIR__ . '/fixtures/shopify.csv' );
		self::assertStringContainsString( 'unchanged: 4', $print );
	}

	public function test_a_row_that_is_not_taken_is_told_by_its_number_in_the_file(): void {
		$lines = "Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src\nmug,Mug,Title,Default Title,M-1,5,\nmug,,,,,,https://shop.invalid/a.png\ncup,Cup,Title,Default Title,C-1,five,\n";
		[ $code, $print ] = $this->import( $this->fileOf( $lines ) );
		self::assertSame( 1, $code );
		self::assertMatchesRegularExpression( '/^ +4 +C-1 .+must be an amount/m', $print );
	}

	public function test_a_dump_of_the_rest_api_arrives_whole(): void {
		[ $code, $print ] = $this->importRows( [
			[
				'id' => '501',
				'name' => 'Shirt',
				'slug' => 'dump-shirt',
				'permalink' => 'https://shop.invalid/shirt',
				'type' => 'variable',
				'status' => 'publish',
				'sku' => 'RS',
				'price' => '30',
				'categories' => '[{"id":9,"name":"Clothing, warm","slug":"c"}]',
				'tags' => '[{"id":3,"name":"wool"}]',
				'dimensions' => '{"length":"10","width":"","height":"3"}',
				'attributes' => '[{"id":1,"name":"Shade","position":0,"visible":true,"variation":true,"options":["Red","Blue"]}]',
				'default_attributes' => '[{"id":1,"name":"Shade","option":"Blue"}]',
				'meta_data' => '[{"id":1,"key":"note","value":"a < b & c"}]',
			],
			[
				'id' => '502',
				'type' => 'variation',
				'status' => 'publish',
				'sku' => 'RS-R',
				'price' => '30',
				'regular_price' => '40',
				'sale_price' => '30',
				'manage_stock' => 'true',
				'stock_quantity' => '4',
				'parent_id' => '501',
				'attributes' => '[{"id":1,"name":"Shade","option":"Red"}]',
			],
		] );
		self::assertSame( 0, $code, $print );
		[ $shirt, $red ] = [ $this->idOf( 'RS' ), $this->idOf( 'RS-R' ) ];
		self::assertSame( [ 'dump-shirt', $shirt ], [ get_post( $shirt )->post_name, wp_get_post_parent_id( $red ) ] );
		self::assertSame( [ '40', '30', 4 ], [ $this->meta( $red, '_regular_price' ), $this->meta( $red, '_sale_price' ), (int) $this->meta( $red, '_stock' ) ] );
		self::assertSame( [ 'Clothing, warm' ], wp_get_object_terms( $shirt, 'product_cat', [ 'fields' => 'names' ] ) );
		self::assertEqualsCanonicalizing( [ 'Red', 'Blue' ], wp_get_object_terms( $shirt, 'pa_shade', [ 'fields' => 'names' ] ) );
		self::assertSame( [ 'pa_shade' => 'blue' ], get_post_meta( $shirt, '_default_attributes', true ) );
		self::assertSame( [ '10', 'a < b & c' ], [ $this->meta( $shirt, '_length' ), $this->meta( $shirt, 'note' ) ] );
		self::assertStringNotContainsString( 'recognise the column', $print );
	}

	public function test_a_dump_whose_lists_are_taken_apart_arrives_too(): void {
		[ $code, $print ] = $this->importRows( [ [
			'id' => '7',
			'name' => 'Mug',
			'type' => 'simple',
			'sku' => 'FLAT',
			'regular_price' => '5',
			'categories.0.name' => 'Mugs',
			'categories.1.name' => 'Gifts',
			'dimensions.height' => '9',
			'attributes.0.name' => 'Glaze',
			'attributes.0.options.0' => 'matt',
		] ] );
		self::assertSame( 0, $code, $print );
		$mug = $this->idOf( 'FLAT' );
		self::assertEqualsCanonicalizing( [ 'Mugs', 'Gifts' ], wp_get_object_terms( $mug, 'product_cat', [ 'fields' => 'names' ] ) );
		self::assertSame( [ '9', 'matt' ], [ $this->meta( $mug, '_height' ), get_post_meta( $mug, '_product_attributes', true )['glaze']['value'] ] );
	}
}
