<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use PHPUnit\Framework\Attributes\DataProvider;

/** Every row of a product file as WooCommerce exports it arrives as the file says. */
final class SampleFileTest extends ImportTestCase {
	#[DataProvider( 'samples' )]
	public function test_every_row_arrives_as_the_file_says( string $file ): void {
		$rows             = $this->rowsOf( $file );
		[ $code, $print ] = $this->import( $file );
		self::assertSame( 0, $code, $print );
		self::assertCount( count( $rows ), $this->newProducts() );
		foreach ( $rows as $row ) {
			$this->assertArrived( $row );
		}
	}

	#[DataProvider( 'samples' )]
	public function test_a_second_run_changes_nothing( string $file ): void {
		$this->import( $file );
		$before           = $this->newProducts();
		[ $code, $print ] = $this->import( $file );
		self::assertSame( 0, $code );
		self::assertStringContainsString( sprintf( 'Rows created: 0, updated: 0, unchanged: %d, skipped: 0.', count( $before ) ), $print );
		self::assertSame( $before, $this->newProducts() );
	}

	#[DataProvider( 'samples' )]
	public function test_a_dry_run_writes_nothing( string $file ): void {
		[ $code, $print ] = $this->import( $file, '--dry-run' );
		self::assertSame( 0, $code );
		self::assertStringContainsString( 'Nothing was imported.', $print );
		self::assertSame( [], $this->newProducts() );
	}

	/** @return iterable<string, array{string}> */
	public static function samples(): iterable {
		yield 'every type, our own' => [ __DIR__ . '/fixtures/every-type.csv' ];
		$theirs = getenv( 'WOOCOMMERCE_DIR' ) . '/sample-data/sample_products.csv';
		if ( is_file( $theirs ) ) {
			yield 'WooCommerce\'s sample' => [ $theirs ];
		}
	}

	/** @param array<string, string> $row */
	private function assertArrived( array $row ): void {
		$sku = $row['SKU'];
		$id  = $this->idOf( $sku );
		self::assertGreaterThan( 0, $id, "{$sku} is missing" );
		$isVariation = 'variation' === $row['Type'];
		self::assertSame( $isVariation ? 'product_variation' : 'product', get_post_type( $id ), $sku );
		self::assertSame( $row['Regular price'], $this->meta( $id, '_regular_price' ), "{$sku}: regular price" );
		self::assertSame( $row['Sale price'], $this->meta( $id, '_sale_price' ), "{$sku}: sale price" );
		$isVariation ? $this->assertVariation( $id, $row ) : $this->assertProduct( $id, $row );
	}

	/** @param array<string, string> $row */
	private function assertProduct( int $id, array $row ): void {
		$sku   = $row['SKU'];
		$types = array_map( 'trim', explode( ',', $row['Type'] ) );
		self::assertSame( $row['Name'], html_entity_decode( get_post( $id )->post_title ), $sku );
		self::assertSame( 'publish', get_post_status( $id ), $sku );
		self::assertContains( $types[0], $this->terms( $id, 'product_type' ), "{$sku}: type" );
		foreach ( [ 'virtual', 'downloadable' ] as $kind ) {
			self::assertSame( in_array( $kind, $types, true ) ? 'yes' : 'no', $this->meta( $id, "_{$kind}" ), "{$sku}: {$kind}" );
		}
		self::assertSame( '1' === $row['Is featured?'], in_array( 'featured', $this->terms( $id, 'product_visibility' ), true ), "{$sku}: featured" );
		self::assertSame(
			'hidden' === $row['Visibility in catalog'],
			in_array( 'exclude-from-catalog', $this->terms( $id, 'product_visibility' ), true ),
			"{$sku}: visibility"
		);
		self::assertSame( $this->listOf( $row['Categories'] ), $this->categoryPaths( $id ), "{$sku}: categories" );
		self::assertSame( $this->listOf( $row['Grouped products'] ), $this->skusOf( (array) get_post_meta( $id, '_children', true ) ), "{$sku}: grouped products" );
		self::assertSame( $row['External URL'], $this->meta( $id, '_product_url' ), "{$sku}: external address" );
		$this->assertDownloads( $id, $row );
		$this->assertAttributes( $id, $row );
	}

	/** @param array<string, string> $row */
	private function assertVariation( int $id, array $row ): void {
		self::assertSame( $this->idOf( $row['Parent'] ), wp_get_post_parent_id( $id ), "{$row['SKU']}: parent" );
		foreach ( [ 1, 2 ] as $number ) {
			$name = $row[ "Attribute {$number} name" ] ?? '';
			if ( '' === $name ) {
				continue;
			}
			$value = str_replace( '\\,', ',', $row[ "Attribute {$number} value(s)" ] );
			$key   = '1' === $row[ "Attribute {$number} global" ] ? 'pa_' . sanitize_title( $name ) : sanitize_title( $name );
			$saved = $this->meta( $id, "attribute_{$key}" );
			$term  = '' === $saved ? false : get_term_by( 'slug', $saved, $key );
			self::assertSame( $value, false === $term ? $saved : $term->name, "{$row['SKU']}: {$name}" );
		}
	}

	/** @param array<string, string> $row */
	private function assertAttributes( int $id, array $row ): void {
		$saved = (array) get_post_meta( $id, '_product_attributes', true );
		foreach ( [ 1, 2 ] as $number ) {
			$name = $row[ "Attribute {$number} name" ] ?? '';
			if ( '' === $name ) {
				continue;
			}
			$isGlobal = '1' === $row[ "Attribute {$number} global" ];
			$key      = $isGlobal ? 'pa_' . sanitize_title( $name ) : sanitize_title( $name );
			self::assertArrayHasKey( $key, $saved, "{$row['SKU']}: {$name}" );
			$values = $isGlobal ? $this->terms( $id, $key, 'names' ) : array_map( 'trim', explode( '|', $saved[ $key ]['value'] ) );
			self::assertEqualsCanonicalizing( $this->listOf( $row[ "Attribute {$number} value(s)" ] ), $values, "{$row['SKU']}: values of {$name}" );
			self::assertSame( 'variable' === $row['Type'], (bool) $saved[ $key ]['is_variation'], "{$row['SKU']}: {$name} is chosen" );
		}
	}

	/** @param array<string, string> $row */
	private function assertDownloads( int $id, array $row ): void {
		$text  = array_values( array_filter( [ $row['Download 1 URL'] ?? '', $row['Download 2 URL'] ?? '' ] ) );
		$saved = array_filter( (array) get_post_meta( $id, '_downloadable_files', true ), 'is_array' );
		self::assertSame( $text, array_column( array_values( $saved ), 'file' ), "{$row['SKU']}: downloads" );
	}

	/** @return list<string> */
	private function terms( int $id, string $taxonomy, string $fields = 'slugs' ): array {
		return array_map( 'html_entity_decode', (array) wp_get_object_terms( $id, $taxonomy, [ 'fields' => $fields ] ) );
	}

	/** @return list<string> `Clothing > Hoodies`, sorted. */
	private function categoryPaths( int $id ): array {
		$paths = [];
		foreach ( (array) wp_get_object_terms( $id, 'product_cat' ) as $term ) {
			$names = array_map( static fn ( int $ancestor ): string => get_term( $ancestor )->name, array_reverse( get_ancestors( $term->term_id, 'product_cat' ) ) );
			$paths[] = html_entity_decode( implode( ' > ', [ ...$names, $term->name ] ) );
		}
		sort( $paths );
		return $paths;
	}

	/**
	 * @param array<array-key, mixed> $ids
	 * @return list<string>
	 */
	private function skusOf( array $ids ): array {
		$skus = array_map( fn ( $id ): string => $this->meta( (int) $id, '_sku' ), array_filter( $ids ) );
		sort( $skus );
		return array_values( $skus );
	}

	/** @return list<string> A list cell's parts, sorted. */
	private function listOf( string $cell ): array {
		$parts = array_map( static fn ( string $part ): string => trim( str_replace( '\\,', ',', $part ) ), (array) preg_split( '/(?<!\\\\),/', $cell ) );
		$parts = array_values( array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
		sort( $parts );
		return $parts;
	}

	/** @return list<array<string, string>> */
	private function rowsOf( string $file ): array {
		$handle = fopen( $file, 'rb' );
		$names  = fgetcsv( $handle, null, ',', '"', '' );
		$names  = array_map( static fn ( string $name ): string => str_replace( "\xEF\xBB\xBF", '', $name ), $names );
		$names[0] = trim( $names[0], '"' );
		$rows   = [];
		while ( false !== ( $cells = fgetcsv( $handle, null, ',', '"', '' ) ) ) {
			$rows[] = array_combine( $names, $cells );
		}
		return $rows;
	}
}
