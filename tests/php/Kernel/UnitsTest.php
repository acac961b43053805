<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\Units;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class UnitsTest extends TestCase {
	#[DataProvider( 'names' )]
	public function test_keeps_a_number_and_its_unit_in_one_line( string $name, string $kept ): void {
		self::assertSame( $kept, Units::keepTogether( $name ) );
	}

	/** @return array<string, array{string, string}> */
	public static function names(): array {
		return [
			'litres at the end'     => [ 'Fellside Rucksack 22 L', "Fellside Rucksack 22\u{00A0}L" ],
			'centimetres within'    => [ 'Pot, 12 cm, terracotta', "Pot, 12\u{00A0}cm, terracotta" ],
			'a share'               => [ 'Wool 80 % mix', "Wool 80\u{00A0}% mix" ],
			'a word is no unit'     => [ '28 walks', '28 walks' ],
			'a number alone'        => [ 'Lamp 3', 'Lamp 3' ],
			'letters beyond English' => [ 'Krug 3 Öl', "Krug 3\u{00A0}Öl" ],
		];
	}
}
