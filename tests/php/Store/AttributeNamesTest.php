<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\AttributeNames;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Global attributes are known by their labels; their names fit into a taxonomy's, and end with a whole letter. */
final class AttributeNamesTest extends TestCase {
	private const LABELS = [
		'colour'        => 'Colour',
		'shoe-size'     => 'Schuhgröße',
		'χρώμα'         => 'Χρώμα',
		'größe'         => 'Größe',
		'μέγεθος-φορέμα' => 'Μέγεθος φορέματος',
	];

	/** @return iterable<string, array{string, string}> */
	public static function found(): iterable {
		yield 'its label'            => [ 'Χρώμα', 'χρώμα' ];
		yield 'its label in capitals' => [ 'ΧΡΏΜΑ', 'χρώμα' ];
		yield 'a long label'         => [ 'μέγεθος φορέματος', 'μέγεθος-φορέμα' ];
		yield 'its name'             => [ 'Shoe size', 'shoe-size' ];
		yield 'its taxonomy'         => [ 'pa_colour', 'colour' ];
		yield 'its taxonomy as octets' => [ 'pa_%cf%87%cf%81%cf%8e%ce%bc%ce%b1', 'χρώμα' ];
		yield 'other letters'        => [ 'Χρόμα', '' ];
		yield 'its whole slug'       => [ 'Colour!', 'colour' ];
		yield 'what a longer one begins with' => [ 'Μέγεθος', '' ];
	}

	#[DataProvider( 'found' )]
	public function test_is_found_by_its_label_or_name( string $wanted, string $name ): void {
		self::assertSame( $name, AttributeNames::find( self::LABELS, $wanted ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function made(): iterable {
		yield 'Greek'             => [ 'Υλικό', 'υλικό' ];
		yield 'cut at a letter'   => [ 'Μέγεθος παπουτσιών', 'μέγεθος-παπουτ' ];
		yield 'taken when cut'    => [ 'Μέγεθος φορέματα', 'μέγεθος-φορέμ-2' ];
		yield 'taken by its signs' => [ 'Colour!', 'colour-2' ];
		yield 'taken by its marks' => [ 'Χρωμα', 'χρωμα-2' ];
		yield 'Chinese'           => [ '颜色和尺寸和材料和产地', '颜色和尺寸和材料和' ];
		yield 'nothing but signs' => [ '???', 'attribute' ];
	}

	#[DataProvider( 'made' )]
	public function test_a_new_one_has_a_name_of_its_own( string $label, string $name ): void {
		$free = AttributeNames::free( self::LABELS, $label );

		self::assertSame( $name, $free );
		self::assertLessThanOrEqual( 28, strlen( $free ) );
		self::assertTrue( mb_check_encoding( $free, 'UTF-8' ) );
	}
}
