<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use PHPUnit\Framework\Attributes\DataProvider;

/** Whatever stands in a file, no half product is left: no variation without parent, no group with some of its rows. */
final class RandomFilesTest extends ImportTestCase {
	#[DataProvider( 'seeds' )]
	public function test_no_file_leaves_half_a_product( int $seed ): void {
		mt_srand( $seed );
		$rows             = $this->rows();
		[ $code, $print ] = $this->importRows( $rows );
		$failed           = 1 === preg_match( '/skipped: (\d+)\./', $print, $found ) ? (int) $found[1] : -1;
		self::assertSame( $failed > 0 ? 1 : 0, $code, "seed {$seed}\n{$print}" );
		$arrived = $this->newProducts();
		self::assertCount( count( $rows ) - $failed, $arrived, "seed {$seed}: what was not taken is not there\n{$print}" );
		foreach ( $arrived as $id ) {
			$this->assertWhole( $id, $rows, $seed );
		}
	}

	/** @return iterable<string, array{int}> */
	public static function seeds(): iterable {
		foreach ( range( 1, 15 ) as $seed ) {
			yield "seed {$seed}" => [ $seed ];
		}
	}

	/** @param list<array<string, string>> $rows */
	private function assertWhole( int $id, array $rows, int $seed ): void {
		self::assertNotSame( '', get_post( $id )->post_title, "seed {$seed}: a product has its name" );
		if ( 'product_variation' === get_post_type( $id ) ) {
			self::assertSame( 'product', get_post_type( wp_get_post_parent_id( $id ) ), "seed {$seed}: a variation has its parent" );
			return;
		}
		$sku    = $this->meta( $id, '_sku' );
		$group = array_filter( $rows, static fn ( array $row ): bool => $sku === $row['Parent'] );
		if ( [] !== $group ) {
			$kept = get_posts( [ 'post_type' => 'product_variation', 'post_parent' => $id, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ] );
			self::assertCount( count( $group ), $kept, "seed {$seed}: {$sku} has all its variations" );
		}
	}

	/** @return list<array<string, string>> Products and variations, well and badly written, in any order. */
	private function rows(): array {
		$rows = [];
		foreach ( range( 1, mt_rand( 1, 4 ) ) as $number ) {
			$rows[] = $this->spoil( self::row( 'variable', "R-{$number}", '', 'Red, Green, Blue' ) );
			foreach ( array_slice( [ 'Red', 'Green', 'Blue' ], 0, mt_rand( 0, 3 ) ) as $value ) {
				$rows[] = $this->spoil( self::row( 'variation', "R-{$number}-{$value}", "R-{$number}", $value ) );
			}
			$rows[] = $this->spoil( self::row( 'simple', "S-{$number}", '', '' ) );
		}
		shuffle( $rows );
		return $rows;
	}

	/** @return array<string, string> */
	private static function row( string $type, string $sku, string $parent, string $values ): array {
		return [
			'Type'                 => $type,
			'SKU'                  => $sku,
			'Name'                 => "Thing {$sku}",
			'Regular price'        => '10',
			'Stock'                => '',
			'Parent'               => $parent,
			'Attribute 1 name'     => '' === $values ? '' : 'Shade',
			'Attribute 1 value(s)' => $values,
			'Attribute 1 global'   => '1',
		];
	}

	/**
	 * One row in six is wrong somewhere.
	 *
	 * @param array<string, string> $row
	 * @return array<string, string>
	 */
	private function spoil( array $row ): array {
		if ( 0 !== mt_rand( 0, 5 ) ) {
			return $row;
		}
		$wrongs = [
			[ 'Regular price' => "\u{FFFD}" ],
			[ 'Type' => 'mystery' ],
			[ 'Name' => '<b></b>' ],
			[ 'Stock' => '1e9' ],
			[ 'Attribute 1 value(s)' => 'Red', 'Attribute 1 name' => '' ],
		];
		return $wrongs[ mt_rand( 0, count( $wrongs ) - 1 ) ] + $row;
	}
}
