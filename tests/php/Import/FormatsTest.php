<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use Marketday\Engine\Contract\VariationGalleries;
use PHPUnit\Framework\Attributes\DataProvider;

/** Files as programs and people write them: encodings, separators, any order of rows, ids, lists, amounts. */
final class FormatsTest extends ImportTestCase {
	#[DataProvider( 'encodings' )]
	public function test_encodings_and_separators_are_recognised( string $content ): void {
		[ $code, $print ] = $this->import( $this->fileOf( $content ) );
		self::assertSame( 0, $code, $print );
		self::assertSame( 'Thé “vert”, façon Nîmes', html_entity_decode( get_post( $this->idOf( 'T-1' ) )->post_title ) );
		self::assertSame( '4.50', $this->meta( $this->idOf( 'T-2' ), '_regular_price' ) );
	}

	/** @return iterable<string, array{string}> */
	public static function encodings(): iterable {
		$text = "SKU,Name,Regular price\nT-1,\"Thé “vert”, façon Nîmes\",3\nT-2,Café,4.50\n";
		yield 'UTF-8' => [ $text ];
		yield 'UTF-8 with a mark' => [ "\xEF\xBB\xBF" . $text ];
		yield 'UTF-16, little end first' => [ "\xFF\xFE" . mb_convert_encoding( $text, 'UTF-16LE' ) ];
		yield 'UTF-16, big end first' => [ "\xFE\xFF" . mb_convert_encoding( $text, 'UTF-16BE' ) ];
		yield 'Windows-1252' => [ mb_convert_encoding( $text, 'Windows-1252' ) ];
		yield 'Windows line ends' => [ str_replace( "\n", "\r\n", $text ) ];
		yield 'old Macintosh line ends' => [ str_replace( "\n", "\r", $text ) ];
		yield 'blank rows and no end' => [ rtrim( str_replace( "\n", "\n,,\n\n", $text ) ) ];
		$semicolons = "SKU;Name;Regular price\nT-1;\"Thé “vert”, façon Nîmes\";3\nT-2;Café;4,50\n";
		yield 'semicolons and decimal commas' => [ $semicolons ];
		yield 'a separator line' => [ "sep=;\r\n" . $semicolons ];
		yield 'a mark and a separator line' => [ "\xEF\xBB\xBFsep=;\n" . $semicolons ];
		yield 'blank lines first' => [ "\r\n\n ,,\n" . $text ];
		yield 'a mark, blank lines and semicolons' => [ "\xEF\xBB\xBF\n;;;\n\n" . $semicolons ];
		yield 'old line ends with breaks in a cell' => [ str_replace( [ "\n", 'Café' ], [ "\r", '"Café"' ], $text ) . "T-3,\"two\nlines\",5\r" ];
		yield 'bars' => [ str_replace( ';', '|', $semicolons ) ];
		yield 'two marks' => [ "\xEF\xBB\xBF\xEF\xBB\xBF" . $text ];
		yield 'tabs' => [ str_replace( ';', "\t", $semicolons ) ];
		yield 'other names of columns' => [ str_replace( [ 'SKU', 'Name', 'Regular price' ], [ 'sku', 'Product Title', 'PRICE' ], $text ) ];
	}

	public function test_a_character_cut_in_two_by_the_reading_is_whole_in_the_shop(): void {
		$filler = str_repeat( 'é', 600000 );
		[ $code ] = $this->import( $this->fileOf( "SKU,Name,Meta: note\nT-1,Thé,{$filler}" . "\nT-2,a\n" ) );
		self::assertSame( 1, $code, 'a line longer than a megabyte is refused' );
		$rows = "SKU,Name\n";
		for ( $number = 1; strlen( $rows ) < 1048576; $number++ ) {
			$rows .= ",\n";
		}
		[ $code, $print ] = $this->import( $this->fileOf( substr( $rows, 0, 1048576 - 5 ) . "\nT-1,é\nT-2,éé" ) );
		self::assertSame( 0, $code, $print );
		self::assertSame( 'é', get_post( $this->idOf( 'T-1' ) )->post_title );
	}

	public function test_families_are_found_whatever_the_order_and_the_way_parents_are_named(): void {
		[ $code, $print ] = $this->importRows(
			[
				self::variation( '', 'id:700', 'Red', 701 ),
				[ 'ID' => 710, 'Type' => 'simple', 'SKU' => 'MUG', 'Name' => 'Mug', 'Upsells' => 'SHIRT, id:711', 'Cross-sells' => 'LATER\\, QUOTED' ],
				self::variation( 'SHIRT-B', 'shirt', 'Blue', 702 ),
				[
					'ID' => 700,
					'Type' => 'variable',
					'SKU' => 'SHIRT',
					'Name' => 'Shirt',
					'Attribute 1 name' => 'Shade',
					'Attribute 1 value(s)' => 'Red, Blue',
					'Attribute 1 global' => '1',
				],
				[ 'ID' => 711, 'Type' => 'simple', 'Name' => 'Saucer' ],
				[ 'ID' => 712, 'Type' => 'simple', 'SKU' => 'LATER, QUOTED', 'Name' => 'Spoon' ],
			]
		);
		self::assertSame( 0, $code, $print );
		$shirt = $this->idOf( 'SHIRT' );
		self::assertCount( 2, get_posts( [ 'post_type' => 'product_variation', 'post_parent' => $shirt, 'numberposts' => -1, 'fields' => 'ids' ] ) );
		$titles = array_map( 'get_the_title', (array) get_post_meta( $this->idOf( 'MUG' ), '_upsell_ids', true ) );
		self::assertSame( [ 'Shirt', 'Saucer' ], $titles );
		self::assertSame( [ $this->idOf( 'LATER, QUOTED' ) ], array_map( 'intval', (array) get_post_meta( $this->idOf( 'MUG' ), '_crosssell_ids', true ) ) );
	}

	public function test_rows_without_a_sku_are_known_again(): void {
		$rows = [
			[ 'ID' => 800, 'Type' => 'variable', 'Name' => 'Gloves', 'Attribute 1 name' => 'Shade', 'Attribute 1 value(s)' => 'Red', 'Attribute 1 global' => '1' ],
			self::variation( '', 'id:800', 'Red', 801 ),
			[ 'Name' => 'Without anything', 'Regular price' => '5' ],
		];
		$this->importRows( $rows );
		$before                   = $this->newProducts();
		$rows[1]['Regular price'] = '13';
		$rows[2]['Regular price'] = '6';
		[ $code, $print ]         = $this->importRows( $rows );
		self::assertSame( 0, $code );
		self::assertStringContainsString( 'Rows created: 0, updated: 3', $print );
		self::assertSame( $before, $this->newProducts() );
		self::assertSame( [ '13', '6' ], [ $this->meta( $before[1], '_regular_price' ), $this->meta( $before[2], '_regular_price' ) ] );
	}

	public function test_variations_may_come_in_a_file_of_their_own(): void {
		$this->importRows( [
			[
				'ID' => 700,
				'Type' => 'variable',
				'SKU' => 'SHIRT',
				'Name' => 'Shirt',
				'Attribute 1 name' => 'Shade',
				'Attribute 1 value(s)' => 'Red, Blue',
				'Attribute 1 global' => '1',
			],
			self::variation( 'SHIRT-R', 'SHIRT', 'Red', 701 ),
		] );
		[ $code, $print ] = $this->importRows( [ self::variation( 'SHIRT-B', 'id:700', 'Blue', 702 ) ] );
		self::assertSame( 0, $code, $print );
		self::assertSame( $this->idOf( 'SHIRT' ), wp_get_post_parent_id( $this->idOf( 'SHIRT-B' ) ) );
		[ $code, $print ] = $this->importRows( [ [ 'Attribute 1 name' => 'Length' ] + self::variation( 'SHIRT-L', 'SHIRT', 'Long', 703 ) ] );
		self::assertSame( 1, $code );
		self::assertStringContainsString( 'Its parent has no attribute "Length" to choose from.', $print );
	}

	public function test_columns_that_are_missing_leave_their_fields_alone(): void {
		$this->importRows( [ [
			'SKU' => 'TEA',
			'Name' => 'Tea',
			'Regular price' => '4',
			'Sale price' => '3',
			'Categories' => 'Drinks > Hot',
			'Description' => 'Fine.',
		] ] );
		[ $code, $print ] = $this->importRows( [ [ 'SKU' => 'TEA', 'Regular price' => '5', 'Sale price' => '' ] ] );
		self::assertSame( 0, $code, $print );
		$tea = $this->idOf( 'TEA' );
		self::assertSame( [ 'Tea', 'Fine.' ], [ get_post( $tea )->post_title, get_post( $tea )->post_content ] );
		self::assertSame( [ '5', '' ], [ $this->meta( $tea, '_regular_price' ), $this->meta( $tea, '_sale_price' ) ] );
		self::assertSame( [ 'Hot' ], wp_get_object_terms( $tea, 'product_cat', [ 'fields' => 'names' ] ) );
	}

	public function test_a_parent_alone_keeps_what_its_variations_are_chosen_by(): void {
		$parent = [
			'Type' => 'variable',
			'SKU' => 'SHIRT',
			'Name' => 'Shirt',
			'Attribute 1 name' => 'Shade',
			'Attribute 1 value(s)' => 'Red',
			'Attribute 1 global' => '1',
		];
		$this->importRows( [ $parent, self::variation( 'SHIRT-R', 'SHIRT', 'Red', 701 ) ] );
		$this->importRows( [ [ 'Name' => 'Shirt, new' ] + $parent ] );
		$attributes = (array) get_post_meta( $this->idOf( 'SHIRT' ), '_product_attributes', true );
		self::assertSame( 1, (int) $attributes['pa_shade']['is_variation'] );
	}

	public function test_values_only_a_variation_has_are_added_to_its_parent(): void {
		[ $code, $print ] = $this->importRows( [
			[ 'Type' => 'variable', 'SKU' => 'SHIRT', 'Name' => 'Shirt', 'Attribute 1 name' => 'Shade', 'Attribute 1 value(s)' => 'Red', 'Attribute 1 global' => '1' ],
			self::variation( 'SHIRT-P', 'SHIRT', 'Purple', 702 ),
		] );
		self::assertSame( 0, $code );
		self::assertStringContainsString( 'Its parent’s "Shade" didn’t have the value "Purple"', $print );
		self::assertSame( [ 'Purple', 'Red' ], wp_get_object_terms( $this->idOf( 'SHIRT' ), 'pa_shade', [ 'fields' => 'names' ] ) );
	}

	public function test_cells_protected_from_spreadsheets_are_read_without_the_apostrophe(): void {
		$this->importRows( [ [ 'SKU' => "'-TEA", 'Name' => "'=Tea & more", 'Published' => "'-1", 'Download limit' => "'-1", 'Stock' => "'-2" ] ] );
		$tea = $this->idOf( '-TEA' );
		self::assertSame( [ '=Tea & more', 'draft', '-2' ], [ html_entity_decode( get_post( $tea )->post_title ), get_post_status( $tea ), (string) (int) $this->meta( $tea, '_stock' ) ] );
	}

	#[DataProvider( 'amounts' )]
	public function test_amounts_are_read_as_people_write_them( string $written, string $read ): void {
		$this->importRows( [ [
			'SKU' => 'TEA',
			'Name' => 'Tea',
			'Regular price' => str_replace( '¤', $this->engine()->settings()->currency()->symbol, $written ),
		] ] );
		self::assertSame( $read, $this->meta( $this->idOf( 'TEA' ), '_regular_price' ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function amounts(): iterable {
		yield 'plain' => [ '12', '12' ];
		yield 'without a nought' => [ '.5', '0.5' ];
		yield 'decimal comma' => [ '12,50', '12.50' ];
		yield 'thousands' => [ '1,234', '1234' ];
		yield 'thousands and decimals' => [ '1,234.50', '1234.50' ];
		yield 'continental' => [ '1.234,50', '1234.50' ];
		yield 'Swiss thousands' => [ "1'234.50", '1234.50' ];
		yield 'thousands by a typographic apostrophe' => [ '1’234’567.5', '1234567.5' ];
		yield 'thousands by a thin blank' => [ "1\u{2009}234,5", '1234.5' ];
		yield 'no pence' => [ '12,-', '12' ];
		yield 'Persian figures' => [ '۱۲٫۵۰', '12.50' ];
		yield 'full width' => [ '１２．５', '12.5' ];
		yield 'with the symbol' => [ '¤1 234.50', '1234.50' ];
	}

	public function test_measures_are_converted_to_the_shops_units(): void {
		$before = [ get_option( 'woocommerce_weight_unit' ), get_option( 'woocommerce_dimension_unit' ) ];
		update_option( 'woocommerce_weight_unit', 'kg' );
		update_option( 'woocommerce_dimension_unit', 'cm' );
		$this->importRows( [ [ 'SKU' => 'TEA', 'Name' => 'Tea', 'Weight (lbs)' => '.5', 'Length (in)' => '10', 'Width (cm)' => '7', 'Height' => '3' ] ] );
		$tea = $this->idOf( 'TEA' );
		self::assertEqualsWithDelta(
			[ 0.2268, 25.4, 7.0, 3.0 ],
			array_map( fn ( string $key ): float => (float) $this->meta( $tea, $key ), [ '_weight', '_length', '_width', '_height' ] ),
			0.00001
		);
		update_option( 'woocommerce_weight_unit', $before[0] );
		update_option( 'woocommerce_dimension_unit', $before[1] );
	}

	public function test_line_breaks_and_fields_of_other_plugins_arrive(): void {
		$this->importRows( [ [
			'SKU' => 'TEA',
			'Name' => 'Tea',
			'Description' => 'One\\nTwo, in a path: C:\\\\new',
			'Meta: _season' => 'spring',
			'Meta: _price' => '0.01',
			'Meta: _wp_page_template' => 'x',
			'Regular price' => '4',
			'Published' => '2',
		] ] );
		$tea = $this->idOf( 'TEA' );
		self::assertSame( "One\nTwo, in a path: C:\\new", get_post( $tea )->post_content );
		self::assertSame(
			[ 'spring', '4', '', 'draft' ],
			[ $this->meta( $tea, '_season' ), $this->meta( $tea, '_price' ), $this->meta( $tea, '_wp_page_template' ), get_post_status( $tea ) ]
		);
	}

	public function test_pictures_beside_the_file_are_taken_once(): void {
		$this->pictureFile( 'a.png' );
		$this->pictureFile( 'b.png' );
		$rows = [ [ 'SKU' => 'TEA', 'Name' => 'Tea', 'Images' => 'a.png, b.png' ], [ 'SKU' => 'CUP', 'Name' => 'Cup', 'Images' => 'b.png' ] ];
		[ $code, $print ] = $this->importRows( $rows );
		self::assertSame( 0, $code, $print );
		self::assertSame( $this->meta( $this->idOf( 'TEA' ), '_product_image_gallery' ), (string) get_post_thumbnail_id( $this->idOf( 'CUP' ) ) );
		self::assertGreaterThan( 0, get_post_thumbnail_id( $this->idOf( 'TEA' ) ) );
	}

	public function test_a_variation_keeps_all_its_pictures(): void {
		array_map( $this->pictureFile( ... ), [ 'red.png', 'red-inside.png' ] );
		$parent = [
			'ID' => 71,
			'Type' => 'variable',
			'SKU' => 'CUP',
			'Name' => 'Cup',
			'Attribute 1 name' => 'Shade',
			'Attribute 1 value(s)' => 'Red',
			'Attribute 1 global' => '1',
		];
		[ $code, $print ] = $this->importRows( [ $parent, [ 'Images' => 'red.png, red-inside.png' ] + self::variation( 'CUP-R', 'CUP', 'Red', 72 ) ] );
		self::assertSame( 0, $code, $print );
		self::assertCount( 2, VariationGalleries::of( $this->idOf( 'CUP' ) )[ $this->idOf( 'CUP-R' ) ] ?? [] );
	}

	public function test_a_picture_that_failed_is_tried_again_without_touching_the_rest(): void {
		$rows = [ [ 'SKU' => 'TEA', 'Name' => 'Tea', 'Images' => 'late.png', 'Regular price' => '4' ] ];
		$this->importRows( $rows );
		wp_update_post( [ 'ID' => $this->idOf( 'TEA' ), 'post_content' => 'Written by hand.' ] );
		self::assertStringContainsString( 'unchanged: 1', $this->importRows( $rows )[1] );
		$this->pictureFile( 'late.png' );
		self::assertStringContainsString( 'updated: 1', $this->importRows( $rows )[1] );
		self::assertGreaterThan( 0, get_post_thumbnail_id( $this->idOf( 'TEA' ) ) );
		self::assertSame( 'Written by hand.', get_post( $this->idOf( 'TEA' ) )->post_content );
	}

	/** @return array<string, string|int> */
	private static function variation( string $sku, string $parent, string $value, int $id ): array {
		return [
			'ID' => $id,
			'Type' => 'variation',
			'SKU' => $sku,
			'Parent' => $parent,
			'Regular price' => '10',
			'Attribute 1 name' => 'Shade',
			'Attribute 1 value(s)' => $value,
			'Attribute 1 global' => '1',
		];
	}
}
