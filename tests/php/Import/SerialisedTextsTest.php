<?php

declare( strict_types=1 );

namespace Marketday\Tests\Import;

use PHPUnit\Framework\Attributes\DataProvider;

/** A cell that PHP would make something of is the text it is. */
final class SerialisedTextsTest extends ImportTestCase {
	/** @return iterable<string, array{string}> */
	public static function payloads(): iterable {
		foreach ( [ 'O:13:"WP_HTML_Token":0:{}', 'O:8:"stdClass":0:{}', 'a:1:{i:0;i:1;}', 's:1:"x";', 'b:1;', 'N;' ] as $text ) {
			yield $text => [ $text ];
		}
	}

	#[DataProvider( 'payloads' )]
	public function test_arrives_as_a_text_and_stays_one_when_it_is_imported_again( string $text ): void {
		$row = [
			'Type' => 'simple',
			'Name' => $text,
			'SKU' => $text,
			'Regular price' => '10',
			'Description' => $text,
			'Purchase note' => $text,
			'Meta: _my_field' => $text,
			'Attribute 1 name' => 'Size',
			'Attribute 1 value(s)' => $text,
			'Attribute 1 global' => '0',
		];
		foreach ( [ $row, [ 'Regular price' => '11' ] + $row ] as $cells ) {
			[ $code, $payload ] = $this->importRows( [ $cells ] );
			self::assertSame( 0, $code, $payload );

			$id = $this->idOf( $text );
			self::assertSame( [ $text, $text, $text ], [ get_post( $id )?->post_title, get_post_meta( $id, '_sku', true ), get_post_meta( $id, '_my_field', true ) ] );
			self::assertSame( $text, get_post_meta( $id, '_product_attributes', true )['size']['value'] ?? null );
		}
		self::assertCount( 1, $this->newProducts() );
	}
}
