<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use Marketday\Import\Row\Moments;
use PHPUnit\Framework\Attributes\DataProvider;

/** What single cells hold arrives as it was meant. */
final class CellsTest extends ImportTestCase {
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

	#[DataProvider( 'days' )]
	public function test_days_are_read_with_time_and_zone( string $written, ?string $read ): void {
		$before = get_option( 'timezone_string' );
		update_option( 'timezone_string', 'Europe/Athens' );
		$day = Moments::day( $written );
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
		yield 'either month' => [ '03/04/2026', null ];
	}

	public function test_an_id_that_is_known_under_another_sku_is_told(): void {
		$this->importRows( [ [ 'ID' => '77', 'SKU' => 'OLD', 'Name' => 'Tea' ] ] );
		[ $code, $print ] = $this->importRows( [ [ 'ID' => '77', 'SKU' => 'NEW', 'Name' => 'Tea' ] ] );
		self::assertSame( 0, $code, $print );
		self::assertStringContainsString( 'Its ID 77 is known: "Tea" (SKU OLD) came of it.', $print );
		self::assertCount( 2, $this->newProducts() );
	}
}
