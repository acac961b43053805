<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use Marketday\Admin\Import\Row\DayOrder;
use Marketday\Admin\Import\Row\Moments;
use PHPUnit\Framework\Attributes\DataProvider;

/** What single cells hold arrives as it was meant. */
final class CellReaderTest extends ImportTestCase {
	#[DataProvider( 'stocks' )]
	public function test_whole_numbers_are_read_as_people_write_them( string $written, int $read ): void {
		[ $code, $print ] = $this->importRows( [ [ 'SKU' => 'A', 'Name' => 'Tea', 'Stock' => $written, 'Position' => $written ] ] );
		self::assertSame( 0, $code, $print );
		self::assertSame( $read, (int) $this->meta( $this->idOf( 'A' ), '_stock' ) );
	}

	/** @return iterable<string, array{string, int}> */
	public static function stocks(): iterable {
		yield 'plain' => [ '12', 12 ];
		yield 'with a point' => [ '12.00', 12 ];
		yield 'with a comma' => [ '12,00', 12 ];
		yield 'one nought' => [ '12,0', 12 ];
		yield 'a blank of thousands' => [ '1 200', 1200 ];
		yield 'an apostrophe of thousands' => [ "1'200", 1200 ];
		yield 'Arabic figures' => [ '١٢', 12 ];
		yield 'below nought' => [ '-2,00', -2 ];
	}

	public function test_numbers_that_a_spreadsheet_has_cut_refuse_their_row(): void {
		[ $code, $print ] = $this->importRows( [
			[ 'SKU' => '4,00638E+12', 'Name' => 'One' ],
			[ 'SKU' => 'G', 'Name' => 'Two', 'GTIN, UPC, EAN, or ISBN' => '4.00638E+12' ],
		] );
		self::assertSame( 1, $code );
		self::assertSame( [], $this->newProducts() );
		self::assertStringContainsString( 'format its column as text', $print );
	}

	public function test_texts_are_not_stored_escaped(): void {
		$text             = 'a < b & c, 50%cashmere';
		[ $code, $print ] = $this->importRows( [ [
			'SKU' => 'A%20B',
			'Name' => $text,
			'Description' => $text,
			'Short description' => '<script>x</script>' . $text,
			'Meta: note' => $text,
			'Meta: html' => "<b>{$text}</b>",
			'Attribute 1 name' => 'Yarn',
			'Attribute 1 value(s)' => str_replace( ',', '\\,', $text ) . ', <5 kg',
		] ] );
		self::assertSame( 0, $code, $print );
		$id = $this->idOf( 'A%20B' );
		self::assertSame( [ $text, "<b>{$text}</b>" ], [ $this->meta( $id, 'note' ), $this->meta( $id, 'html' ) ] );
		self::assertSame( $text, html_entity_decode( get_post( $id )->post_content ) );
		self::assertStringNotContainsString( '<script', get_post( $id )->post_excerpt );
		self::assertSame( $text, html_entity_decode( get_post( $id )->post_title ) );
		self::assertSame( "{$text} | <5 kg", get_post_meta( $id, '_product_attributes', true )['yarn']['value'] );
	}

	public function test_percent_signs_of_names_and_addresses_stay(): void {
		[ $code, $print ] = $this->importRows( [ [
			'SKU' => 'PC-1',
			'Type' => 'simple, downloadable, virtual',
			'Name' => 'Guide',
			'Regular price' => '5',
			'Meta: 50%41rebate' => 'x%20y',
			'Download 1 name' => '100%25 wool%41.pdf',
			'Download 1 URL' => 'https://shop.invalid/a%20b.pdf',
		] ] );
		self::assertSame( 0, $code, $print );
		$id    = $this->idOf( 'PC-1' );
		$files = array_values( (array) get_post_meta( $id, '_downloadable_files', true ) );
		self::assertSame( 'x%20y', $this->meta( $id, '50%41rebate' ) );
		// WooCommerce cleans the names of its files whenever it reads them.
		$name = class_exists( 'WooCommerce' ) ? '100 wool.pdf' : '100%25 wool%41.pdf';
		self::assertSame( [ $name, 'https://shop.invalid/a%20b.pdf' ], [ $files[0]['name'] ?? '', $files[0]['file'] ?? '' ] );
	}

	#[DataProvider( 'days' )]
	public function test_days_are_read_with_time_and_zone( string $written, ?string $read ): void {
		$before = get_option( 'timezone_string' );
		update_option( 'timezone_string', 'Europe/Athens' );
		$day = Moments::day( $written, DayOrder::DayFirst );
		update_option( 'timezone_string', $before );
		self::assertSame( $read, $day );
	}

	/** @return iterable<string, array{string, string|null}> */
	public static function days(): iterable {
		yield 'a day' => [ '2026-12-31', '2026-12-31' ];
		yield 'a time' => [ '2026-12-31 23:30:00', '2026-12-31' ];
		yield 'as a dump of the REST API has it' => [ '2026-12-31T23:30:00', '2026-12-31' ];
		yield 'an instant that is tomorrow here' => [ '2026-12-31T23:30:00Z', '2027-01-01' ];
		yield 'an instant of a zone' => [ '2026-12-31 00:30 +05:30', '2026-12-30' ];
		yield 'seconds' => [ '1798761600', '2027-01-01' ];
		yield 'points' => [ '31.12.2026', '2026-12-31' ];
		yield 'no signs' => [ '20261231', '2026-12-31' ];
		yield 'no day' => [ '2026-02-30', null ];
		yield 'either month' => [ '03/04/2026', '2026-04-03' ];
		yield 'slashes' => [ '31/12/2026', '2026-12-31' ];
		yield 'slashes and a time' => [ '31/12/2026 23:59', '2026-12-31' ];
		yield 'the month first' => [ '12/31/2026', '2026-12-31' ];
		yield 'the month first and a time of America' => [ '12/31/2026 5:30 PM', '2026-12-31' ];
		yield 'hyphens' => [ '31-12-2026', '2026-12-31' ];
		yield 'two signs' => [ '31-12/2026', null ];
		yield 'a short name' => [ '31 Dec 2026', '2026-12-31' ];
		yield 'hyphens and a name' => [ '31-Dec-2026', '2026-12-31' ];
		yield 'a name first' => [ 'December 31st, 2026', '2026-12-31' ];
		yield 'four letters' => [ 'Sept 3, 2026', '2026-09-03' ];
		yield 'no month' => [ '31 Foo 2026', null ];
		yield 'neither month' => [ '13/13/2026', null ];
		yield 'two figures' => [ '31/12/26', null ];
		yield 'Arabic figures' => [ '٣١/١٢/٢٠٢٦', '2026-12-31' ];
		yield 'a year of another calendar' => [ '31/12/2569', null ];
		yield 'the number of a spreadsheet' => [ '46387', null ];
	}

	/**
	 * @param list<string> $days
	 * @param list<string> $read
	 */
	#[DataProvider( 'orders' )]
	public function test_days_that_can_be_read_in_two_ways_are_told( string $format, array $days, array $read, string $received ): void {
		$before = get_option( 'date_format' );
		update_option( 'date_format', $format );
		$row  = static fn ( int $number, string $day ): array => [
			'SKU' => "D-{$number}",
			'Name' => 'Tea',
			'Regular price' => '9',
			'Sale price' => '8',
			'Date sale price ends' => $day,
		];
		$rows = array_map( $row, array_keys( $days ), $days );
		[ $code, $print ] = $this->importRows( $rows );
		update_option( 'date_format', $before );
		self::assertSame( 0, $code, $print );
		$kept = array_map(
			fn ( int $number ): string => (string) wp_date( 'Y-m-d', (int) $this->meta( $this->idOf( "D-{$number}" ), '_sale_price_dates_to' ) ),
			array_keys( $days )
		);
		self::assertSame( $read, $kept );
		self::assertSame( '' !== $received, str_contains( $print, 'Dates like' ) );
		self::assertStringContainsString( '' === $received ? '' : "Dates like 03/04/2026 were read {$received} first", $print );
	}

	/** @return iterable<string, array{string, list<string>, list<string>, string}> */
	public static function orders(): iterable {
		yield 'as the site writes days' => [ 'd/m/Y', [ '03/04/2030' ], [ '2030-04-03' ], 'day' ];
		yield 'as an American site writes days' => [ 'F j, Y', [ '03/04/2030' ], [ '2030-03-04' ], 'month' ];
		yield 'as another row of the file says' => [ 'F j, Y', [ '03/04/2030', '31/12/2030' ], [ '2030-04-03', '2030-12-31' ], 'day' ];
		yield 'as an American file says' => [ 'j F Y', [ '3/4/2030', '12/31/2030' ], [ '2030-03-04', '2030-12-31' ], 'month' ];
		yield 'all clear' => [ 'j F Y', [ '31/12/2030', '04/04/2030' ], [ '2030-12-31', '2030-04-04' ], '' ];
	}

	public function test_an_id_that_is_known_under_another_sku_is_told(): void {
		$this->importRows( [ [ 'ID' => '77', 'SKU' => 'OLD', 'Name' => 'Tea' ] ] );
		[ $code, $print ] = $this->importRows( [ [ 'ID' => '77', 'SKU' => 'NEW', 'Name' => 'Tea' ] ] );
		self::assertSame( 0, $code, $print );
		self::assertStringContainsString( 'Its ID 77 was imported before as "Tea" (SKU OLD).', $print );
		self::assertCount( 2, $this->newProducts() );
	}
}
