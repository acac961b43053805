<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

/** Names of an attribute's values, made by chance of many scripts and signs, the same for the same seed; no two are alike. */
final class ChanceValues {
	private const SCRIPTS = [
		[ 0x61, 0x7a ],
		[ 0xe0, 0xff ],
		[ 0x3b1, 0x3c9 ],
		[ 0x410, 0x44f ],
		[ 0x5d0, 0x5ea ],
		[ 0x621, 0x64a ],
		[ 0x66e, 0x6d3 ],
		[ 0xe01, 0xe2e ],
		[ 0x4e00, 0x5000 ],
		[ 0x3041, 0x3096 ],
		[ 0x1f600, 0x1f640 ],
	];

	/** Two of which would be the same with signs, marks or octets left out. */
	private const ODD = [
		'2,8', '28', 'white/black', 'white/(black)', '<3', '½', '1/2', 'a&b', 'ab', 'A+B', 'A#B', "L'été", 'L"été', 'l’ete',
		'Μαλλί', 'Μετάξι', 'ΜΑΛΛΙ', 'ё', 'е', 'Blue', 'blue.', '100%', '100', '50 % wool', 'a%20b', 'a b', '%ce%b1', 'α',
		'می‌خواهم', 'میخواهم', '👕', '👕👕', 'C++', 'C', 'ﬁn', 'fin', 'Ｗｉｄｅ', 'Wide',
	];

	/** @return list<string> */
	public static function of( int $count, int $seed, bool $areTerms ): array {
		mt_srand( $seed );
		// WordPress itself takes octets, and what differs by case or marks alone, out of the names of terms.
		$odd    = $areTerms ? preg_grep( '/%[0-9a-f]{2}/', self::ODD, PREG_GREP_INVERT ) : self::ODD;
		$values = array_combine( (array) $odd, (array) $odd );
		while ( count( $values ) < $count ) {
			$value            = self::one();
			$values[ $value ] = $value;
		}
		mt_srand();
		return array_map( 'strval', array_slice( array_values( $values ), 0, $count ) );
	}

	private static function one(): string {
		[ $first, $last ] = self::SCRIPTS[ mt_rand( 0, count( self::SCRIPTS ) - 1 ) ];
		$length           = 0 === mt_rand( 0, 19 ) ? 200 : mt_rand( 1, 12 );
		$value            = '';
		for ( $character = 0; $character < $length; $character++ ) {
			$value .= $length < 200 && 0 === mt_rand( 0, 7 ) && $character > 0 && $character < $length - 1
				? [ ' ', '-', '/', '+', '&', '#', '.', ',', "'", '(', ')' ][ mt_rand( 0, 10 ) ]
				: mb_chr( mt_rand( $first, $last ) );
		}
		return (string) preg_replace( '/ {2,}/', ' ', $value );
	}
}
