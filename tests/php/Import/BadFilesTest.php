<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use PHPUnit\Framework\Attributes\DataProvider;

/** A bad file is refused with a sentence, or its bad rows are; never is half a product left. */
final class BadFilesTest extends ImportTestCase {
	#[DataProvider( 'refusedFiles' )]
	public function test_a_file_that_cannot_be_read_is_refused_whole( string $content, string $sentence ): void {
		[ $code, $print ] = $this->import( $this->fileOf( $content ) );
		self::assertSame( 1, $code );
		self::assertStringContainsString( $sentence, $print );
		self::assertSame( [], $this->newProducts() );
	}

	/** @return iterable<string, array{string, string}> */
	public static function refusedFiles(): iterable {
		yield 'empty' => [ '', 'The file is empty.' ];
		yield 'only blanks' => [ " \n \r\n", 'The file is empty.' ];
		yield 'columns and no rows' => [ "SKU,Name\n", 'The file has column names but no rows.' ];
		yield 'a spreadsheet' => [ "PK\x03\x04rest of a workbook", 'This is a spreadsheet or an archive, not a CSV file.' ];
		yield 'a picture' => [ "\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 'This isn’t a text file.' ];
		yield 'a web page' => [ '<!doctype html><title>Products</title>', 'This isn’t a CSV file.' ];
		yield 'prose' => [ "Dear shop,\nplease find our products attached.\n", 'We don’t recognise any of the columns.' ];
		yield 'neither name nor SKU' => [ "Regular price,Stock\n12,3\n", 'The columns Name and SKU are missing' ];
		yield 'an unknown encoding' => [ "SKU,Name\nA-1,\xFF\xFE\x81 \x9D\x90 tea\n", 'We don’t recognise this file’s character encoding.' ];
		yield 'half a UTF-16 character' => [
			"\xFF\xFE" . mb_convert_encoding( "SKU,Name\nA-1,Tea\n", 'UTF-16LE' ) . "\x3D\xD8\x41\x00",
			'Line 3 of this file has broken characters that aren’t UTF-16LE',
		];
		yield 'a quotation mark never closed' => [ "SKU,Name\nA-1,Tea\nA-2,\"Cof\n" . str_repeat( "A-3,Milk\n", 50 ), 'A quotation mark is never closed' ];
		yield 'a line without end' => [ "SKU,Name\nA-1,Tea\nA-2," . str_repeat( 'x', 1100000 ), 'over a megabyte' ];
	}

	/** @param array<string, string|int> $row */
	#[DataProvider( 'refusedRows' )]
	public function test_a_bad_row_is_told_and_its_neighbours_arrive( array $row, string $reason ): void {
		[ $code, $print ] = $this->importRows( [ self::tea( 'B-1' ), $row + self::tea( 'B-2' ), self::tea( 'B-3' ) ] );
		self::assertSame( 1, $code );
		self::assertStringContainsString( $reason, $print );
		self::assertMatchesRegularExpression( '/^ +3 /m', $print, 'the row is numbered as a spreadsheet does' );
		self::assertSame( [ $this->idOf( 'B-1' ), $this->idOf( 'B-3' ) ], $this->newProducts() );
	}

	/** @return iterable<string, array{array<string, string|int>, string}> */
	public static function refusedRows(): iterable {
		yield 'a price in words' => [ [ 'Regular price' => 'cheap' ], 'The column "regular price" must be an amount like 12.50, not "cheap".' ];
		yield 'a negative price' => [ [ 'Regular price' => '-5' ], 'must be an amount' ];
		yield 'a price beyond counting' => [ [ 'Regular price' => '99999999999999999999' ], 'must be an amount' ];
		yield 'a name of markup only' => [ [ 'Name' => '<script></script>' ], 'The name is only markup' ];
		yield 'no name' => [ [ 'Name' => '' ], 'The product has no name' ];
		yield 'an unknown type' => [ [ 'Type' => 'subscription' ], 'We don’t recognise the product type "subscription"' ];
		yield 'an odd visibility' => [ [ 'Visibility in catalog' => 'everywhere' ], 'must be visible, catalog, search or hidden' ];
		yield 'an odd stock' => [ [ 'Stock' => 'plenty' ], 'must be a whole number' ];
		yield 'an odd yes' => [ [ 'Is featured?' => 'perhaps' ], 'must be 1 or 0' ];
		yield 'a year of two figures' => [ [ 'Date sale price starts' => '03/04/26' ], 'must be a date like 2026-12-31' ];
		yield 'a day that is none' => [ [ 'Date sale price ends' => '2026-02-30' ], 'must be a date like 2026-12-31' ];
		yield 'a foreign scheme' => [ [ 'Type' => 'external', 'External URL' => 'javascript:alert(1)' ], 'isn’t a web address' ];
		yield 'values without attribute' => [ [ 'Attribute 1 name' => '', 'Attribute 1 value(s)' => 'Red' ], 'An attribute has values but no name.' ];
		yield 'a variation without parent' => [ [ 'Type' => 'variation' ], 'The variation has no parent.' ];
		yield 'an unknown parent' => [ [ 'Type' => 'variation', 'Parent' => 'NOT-THERE' ], 'Its parent "NOT-THERE" isn’t in the file or the shop.' ];
		yield 'an unknown parent id' => [ [ 'Type' => 'variation', 'Parent' => 'id:999999' ], 'Its parent "id:999999" isn’t in the file or the shop.' ];
		yield 'a variation of a variation' => [ [ 'Type' => 'variation', 'Parent' => 'B-2' ], 'isn’t in the file or the shop' ];
	}

	public function test_one_bad_variation_keeps_the_whole_family_out(): void {
		[ $code, $print ] = $this->importRows(
			[
				self::parent( 'F-1', 'Red, Blue' ),
				self::variation( 'F-1-R', 'F-1', 'Red', '10' ),
				self::variation( 'F-1-B', 'F-1', 'Blue', 'ten' ),
				self::tea( 'B-1' ),
			]
		);
		self::assertSame( 1, $code );
		self::assertStringContainsString( 'Skipped because row 4, part of the same product, can’t be imported.', $print );
		self::assertStringContainsString( 'Rows created: 1, updated: 0, unchanged: 0, skipped: 3.', $print );
		self::assertSame( [ $this->idOf( 'B-1' ) ], $this->newProducts() );
	}

	public function test_a_family_that_fails_while_it_is_written_leaves_nothing_behind(): void {
		$fail = static fn ( string $query ): string => 1 === preg_match( '/^\s*(INSERT|UPDATE|REPLACE).*F-2-B/is', $query )
			? throw new \RuntimeException( 'The disk is full.' )
			: $query;
		add_filter( 'query', $fail );
		$this->pictureFile( 'family.png' );
		try {
			[ $code, $print ] = $this->importRows( [
				[ 'Images' => 'family.png' ] + self::parent( 'F-2', 'Red, Blue' ),
				self::variation( 'F-2-R', 'F-2', 'Red', '10' ),
				self::variation( 'F-2-B', 'F-2', 'Blue', '11' ),
			] );
		} finally {
			remove_filter( 'query', $fail );
		}
		self::assertSame( 1, $code );
		self::assertStringContainsString( 'The disk is full.', $print );
		self::assertSame( [], $this->newProducts() );
		self::assertSame( 0, $this->idOf( 'F-2' ) );
		self::assertSame( [], get_posts( [ 'post_type' => 'attachment', 'title' => 'family', 'fields' => 'ids' ] ), 'its picture went too' );
	}

	public function test_variations_of_a_simple_product_are_refused_with_it(): void {
		[ $code, $print ] = $this->importRows( [ self::tea( 'B-1' ), self::variation( 'B-1-R', 'B-1', 'Red', '10' ) ] );
		self::assertSame( 1, $code );
		self::assertStringContainsString( 'Its type must be variable', $print );
		self::assertSame( [], $this->newProducts() );
	}

	public function test_a_sku_that_is_in_the_file_twice_is_taken_once(): void {
		[ $code, $print ] = $this->importRows( [ self::tea( 'B-1' ), [ 'Name' => 'Coffee' ] + self::tea( 'b-1' ) ] );
		self::assertSame( 1, $code );
		self::assertStringContainsString( 'Its SKU or ID is already in row 2.', $print );
		self::assertSame( 'Tea', get_post( $this->idOf( 'B-1' ) )->post_title );
		self::assertCount( 1, $this->newProducts() );
	}

	public function test_a_sku_of_another_product_is_not_taken_over_by_a_variation(): void {
		$this->importRows( [ self::tea( 'B-1' ) ] );
		[ $code, $print ] = $this->importRows( [ self::parent( 'F-3', 'Red' ), self::variation( 'B-1', 'F-3', 'Red', '10' ) ] );
		self::assertSame( 1, $code );
		self::assertStringContainsString( 'The SKU "B-1" belongs to another product: Tea.', $print );
		self::assertSame( 'product', get_post_type( $this->idOf( 'B-1' ) ) );
		self::assertCount( 1, $this->newProducts() );
	}

	public function test_ids_of_the_file_never_lead_to_a_post_of_this_site(): void {
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'About us', 'post_status' => 'publish' ] );
		$this->importRows( [ self::tea( 'B-1' ) ] );
		$tea = $this->idOf( 'B-1' );
		[ $code ] = $this->importRows(
			[
				[ 'ID' => $page, 'Name' => 'About us', 'Regular price' => '1' ],
				[ 'ID' => $tea, 'Name' => 'Coffee', 'Regular price' => '2' ],
			]
		);
		self::assertSame( 0, $code );
		self::assertSame( 'page', get_post_type( $page ) );
		self::assertSame( 'Tea', get_post( $tea )->post_title );
		self::assertCount( 3, $this->newProducts() );
	}

	public function test_markup_in_a_name_becomes_text_and_is_told(): void {
		[ $code, $print ] = $this->importRows( [ [ 'Name' => 'Tea <b>green</b><img src=x onerror=alert(1)>' ] + self::tea( 'B-1' ) ] );
		self::assertSame( 0, $code );
		self::assertStringContainsString( 'The name contained markup and was imported as the text "Tea green".', $print );
		self::assertSame( 'Tea green', get_post( $this->idOf( 'B-1' ) )->post_title );
	}

	public function test_scripts_are_taken_out_of_descriptions(): void {
		[ , $print ] = $this->importRows( [ [ 'Description' => '<p>Fine.</p><script>alert(1)</script>' ] + self::tea( 'B-1' ) ] );
		self::assertStringNotContainsString( '<script', get_post( $this->idOf( 'B-1' ) )->post_content );
		self::assertStringContainsString( '<p>Fine.</p>', get_post( $this->idOf( 'B-1' ) )->post_content );
		self::assertStringContainsString( 'Markup that isn’t allowed was removed from the description.', $print );
	}

	public function test_unknown_columns_are_told_and_do_no_harm(): void {
		[ $code, $print ] = $this->importRows( [ self::tea( 'B-1' ) + [ 'Supplier' => 'Leaf & Co', 'Swatches Attributes' => '{}' ] ] );
		self::assertSame( 0, $code );
		self::assertStringContainsString( 'We don’t recognise the column "Supplier", so it was left out.', $print );
		self::assertStringContainsString( 'We don’t recognise the column "Swatches Attributes", so it was left out.', $print );
	}

	public function test_a_row_wider_than_the_header_is_refused(): void {
		[ $code, $print ] = $this->import( $this->fileOf( "SKU,Name,Regular price\nB-1,Tea,3\nB-2,Earl, Grey,4\n" ) );
		self::assertSame( 1, $code );
		self::assertStringContainsString( 'more cells than there are columns', $print );
		self::assertSame( [ $this->idOf( 'B-1' ) ], $this->newProducts() );
	}

	public function test_a_picture_that_cannot_be_had_is_told_and_the_product_stays(): void {
		$refuse = static fn () => new \WP_Error( 'http_request_failed', 'Connection refused' );
		add_filter( 'pre_http_request', $refuse );
		[ $code, $print ] = $this->importRows( [ [ 'Images' => 'https://127.0.0.1/a.jpg, ../../wp-config.php, missing.jpg' ] + self::tea( 'B-1' ) ] );
		remove_filter( 'pre_http_request', $refuse );
		self::assertSame( 0, $code );
		self::assertStringContainsString( 'The picture https://127.0.0.1/a.jpg couldn’t be fetched', $print );
		self::assertStringContainsString( 'The picture missing.jpg isn’t beside the file or in the media library.', $print );
		self::assertGreaterThan( 0, $this->idOf( 'B-1' ) );
	}

	public function test_a_file_beside_the_csv_that_is_no_picture_is_refused(): void {
		$this->pictureFile( 'true.png' );
		$file = $this->fileOf( $this->csv( [ [ 'Images' => 'true.png, false.png' ] + self::tea( 'B-1' ) ] ) );
		file_put_contents( dirname( $file ) . '/pictures/false.png', '<?php echo 1;' );
		[ , $print ] = $this->import( $file );
		self::assertStringContainsString( 'The file false.png isn’t a JPEG, PNG, GIF, WebP or AVIF picture.', $print );
		self::assertGreaterThan( 0, get_post_thumbnail_id( $this->idOf( 'B-1' ) ) );
	}

	public function test_the_command_explains_itself_when_it_is_called_wrongly(): void {
		self::assertSame( 2, $this->import( '/no/such/file.csv' )[0] );
		self::assertSame( [ 2, 'Usage: import FILE [--dry-run] [--encoding=windows-1250]' ], $this->import( 'a.csv', '--force' ) );
	}

	/** @return array<string, string|int> */
	private static function tea( string $sku ): array {
		return [ 'Type' => 'simple', 'SKU' => $sku, 'Name' => 'Tea', 'Regular price' => '3.50', 'Attribute 1 name' => 'Leaf', 'Attribute 1 value(s)' => 'Whole' ];
	}

	/** @return array<string, string|int> */
	private static function parent( string $sku, string $values ): array {
		return [
			'Type' => 'variable',
			'SKU' => $sku,
			'Name' => 'Shirt',
			'Attribute 1 name' => 'Shade',
			'Attribute 1 value(s)' => $values,
			'Attribute 1 global' => '1',
		];
	}

	/** @return array<string, string|int> */
	private static function variation( string $sku, string $parent, string $value, string $price ): array {
		return [
			'Type' => 'variation',
			'SKU' => $sku,
			'Name' => "Shirt - {$value}",
			'Parent' => $parent,
			'Regular price' => $price,
			'Attribute 1 name' => 'Shade',
			'Attribute 1 value(s)' => $value,
			'Attribute 1 global' => '1',
		];
	}
}
