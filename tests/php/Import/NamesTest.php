<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use Marketday\Engine\Contract\Variation;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Names of values, categories, tags and brands: different ones stay different, in every script; the parent's spelling is right. */
#[Group( 'sqlite' )]
final class NamesTest extends ImportTestCase {
	public function test_values_whose_slugs_are_equal_stay_different(): void {
		$values = [ '2,8', '28', 'white/black', 'white/(black)', '6½', '6 1/2', '6' ];
		[ $code, $print ] = $this->importRows( self::withVariations( 'Ball size', $values ) );
		self::assertSame( 0, $code, $print );
		$parent = $this->idOf( 'FAM' );
		$names  = wp_get_object_terms( $parent, 'pa_ball-size', [ 'fields' => 'names' ] );
		sort( $names );
		sort( $values );
		self::assertSame( $values, $names );
		self::assertCount( 7, array_unique( $this->choicesOf( $parent, 'attribute_pa_ball-size' ) ) );
	}

	#[DataProvider( 'scripts' )]
	public function test_variations_are_chosen_in_every_script( string $attribute, string $one, string $other ): void {
		[ $code, $print ] = $this->importRows( self::withVariations( $attribute, [ $one, $other ] ) );
		self::assertSame( 0, $code, $print );
		$product = $this->engine()->catalogue()->product( $this->idOf( 'FAM' ) );
		self::assertNotNull( $product );
		$offered = $product->attributes()[0] ?? null;
		self::assertNotNull( $offered );
		self::assertSame( $attribute, $offered->name );
		self::assertEqualsCanonicalizing( [ $one, $other ], array_values( $offered->options ) );
		$chosen = array_map(
			static fn ( Variation $variation ): array => array_values( $variation->attributes ),
			$this->engine()->catalogue()->variations( $product->id )
		);
		self::assertEqualsCanonicalizing( array_map( static fn ( $value ): array => [ (string) $value ], array_keys( $offered->options ) ), $chosen );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function scripts(): iterable {
		yield 'Greek' => [ 'Υλικό', 'Μαλλί', 'Μετάξι' ];
		yield 'Cyrillic' => [ 'Цвет', 'Красный', 'Синий' ];
		yield 'Hebrew' => [ 'צבע', 'אדום', 'כחול' ];
		yield 'Arabic' => [ 'لون', 'أحمر', 'أزرق' ];
		yield 'Chinese' => [ '颜色', '红色', '蓝色' ];
		yield 'a letter between' => [ 'Größe', 'groß', 'klein' ];
	}

	public function test_slugs_that_woocommerce_exports_in_place_of_names_are_known(): void {
		$rows = self::withVariations( 'Υλικό', [ 'Μαλλί', 'Μετάξι' ] );
		foreach ( [ 1 => 'Μαλλί', 2 => 'Μετάξι' ] as $place => $name ) {
			$rows[ $place ] = [ 'Attribute 1 value(s)' => sanitize_title( $name ) ] + $rows[ $place ];
		}
		[ $code, $print ] = $this->importRows( $rows );
		self::assertSame( 0, $code, $print );
		self::assertSame( [ 'Μαλλί', 'Μετάξι' ], array_values( $this->engine()->catalogue()->product( $this->idOf( 'FAM' ) )?->attributes()[0]->options ?? [] ) );
	}

	public function test_twins_by_capitals_or_accents_are_told(): void {
		$this->importRows( self::withVariations( 'Shade', [ 'Rose', 'Blue' ] ) );
		[ $code, $print ] = $this->importRows( [
			[
				'Type' => 'simple',
				'SKU' => 'TWIN',
				'Name' => 'Twin',
				'Attribute 1 name' => 'Shade',
				'Attribute 1 value(s)' => 'Rosé, blue',
				'Attribute 1 global' => '1',
			],
		] );
		self::assertSame( 0, $code, $print );
		self::assertStringContainsString( '"Rosé"', $print );
		self::assertStringContainsString( '"blue"', $print );
		$names = wp_get_object_terms( $this->idOf( 'TWIN' ), 'pa_shade', [ 'fields' => 'names' ] );
		self::assertEqualsCanonicalizing( [ 'Rosé', 'blue' ], $names );
	}

	public function test_categories_tags_and_brands_stay_different_too(): void {
		[ $code, $print ] = $this->importRows( [
			[ 'SKU' => 'A', 'Name' => 'A', 'Categories' => 'Bits 2\\,8, Bits 28, Tools > C++, Tools > C', 'Tags' => 'a/b, ab', 'Brands' => 'Höll, Holl' ],
		] );
		self::assertSame( 0, $code, $print );
		$names = fn ( string $taxonomy ): array => wp_get_object_terms( $this->idOf( 'A' ), $taxonomy, [ 'fields' => 'names' ] );
		self::assertEqualsCanonicalizing( [ 'Bits 2,8', 'Bits 28', 'C++', 'C' ], $names( 'product_cat' ) );
		self::assertEqualsCanonicalizing( [ 'a/b', 'ab' ], $names( 'product_tag' ) );
		self::assertEqualsCanonicalizing( [ 'Höll', 'Holl' ], $names( 'product_brand' ) );
	}

	public function test_keys_and_names_keep_their_signs(): void {
		[ $code, $print ] = $this->importRows( [
			[
				'SKU' => 'KEYS',
				'Name' => '50%cashmere <5 kg',
				'Meta: wash_%ce%b1' => 'a',
				'Meta: 100%ab' => 'b',
				'Meta: _SKU' => 'X',
				'Meta: _Ṣku' => 'Y',
				'Download 1 name' => 'Size 50%af <3',
				'Download 1 URL' => 'https://example.com/a%20b.pdf',
			],
		] );
		self::assertSame( 0, $code, $print );
		$id = $this->idOf( 'KEYS' );
		self::assertSame( [ '50%cashmere <5 kg', 'a', 'b' ], [ html_entity_decode( get_post( $id )->post_title ), $this->meta( $id, 'wash_%ce%b1' ), $this->meta( $id, '100%ab' ) ] );
		self::assertSame( 'KEYS', $this->meta( $id, '_sku' ) );
		$files = (array) get_post_meta( $id, '_downloadable_files', true );
		self::assertSame( 'https://example.com/a%20b.pdf', array_values( $files )[0]['file'] ?? '' );
		'woocommerce' === $this->engine()->name() || self::assertSame( 'Size 50%af <3', array_values( $files )[0]['name'] ?? '' );
	}

	public function test_the_parents_spelling_is_right(): void {
		[ $code, $print ] = $this->import( $this->fileOf( (string) file_get_contents( __DIR__ . '/fixtures/spelling.csv' ) ) );
		self::assertSame( 0, $code, $print );
		$parent = $this->idOf( 'OR-1' );
		self::assertSame( 'Red | Blue', get_post_meta( $parent, '_product_attributes', true )['color']['value'] );
		self::assertSame( [ 'Red', 'Blue' ], $this->choicesOf( $parent, 'attribute_color' ) );
		self::assertSame( [ 'S', 'M' ], $this->choicesOf( $parent, 'attribute_size' ) );
	}

	public function test_the_spelling_of_a_parent_in_the_shop_is_right(): void {
		$rows = self::withVariations( 'Shade', [ 'Red', 'Blue' ] );
		$this->importRows( array_slice( $rows, 0, 2 ) );
		[ $code, $print ] = $this->importRows( [ [ 'Attribute 1 name' => 'shade', 'Attribute 1 value(s)' => 'BLUE' ] + $rows[2] ] );
		self::assertSame( 0, $code, $print );
		self::assertSame( [ 'red', 'blue' ], $this->choicesOf( $this->idOf( 'FAM' ), 'attribute_pa_shade' ) );
	}

	/** @return list<string> What its variations are chosen by, in order. */
	private function choicesOf( int $parent, string $key ): array {
		$ids = get_posts( [
			'post_type' => 'product_variation',
			'post_parent' => $parent,
			'numberposts' => -1,
			'fields' => 'ids',
			'orderby' => 'ID',
			'order' => 'ASC',
			'post_status' => 'any',
		] );
		return array_map( fn ( $id ): string => $this->meta( (int) $id, $key ), $ids );
	}

	/**
	 * @param list<string> $values
	 * @return list<array<string, string>>
	 */
	private static function withVariations( string $attribute, array $values ): array {
		$escaped = array_map( static fn ( string $value ): string => str_replace( ',', '\\,', $value ), $values );
		$shared  = [ 'Attribute 1 name' => $attribute, 'Attribute 1 global' => '1' ];
		$rows    = [ [ 'Type' => 'variable', 'SKU' => 'FAM', 'Name' => 'Family', 'Attribute 1 value(s)' => implode( ', ', $escaped ) ] + $shared ];
		foreach ( $escaped as $number => $value ) {
			$rows[] = [
				'Type' => 'variation',
				'SKU' => "FAM-{$number}",
				'Parent' => 'FAM',
				'Regular price' => (string) ( 10 + $number ),
				'Attribute 1 value(s)' => $value,
			] + $shared;
		}
		return $rows;
	}
}
