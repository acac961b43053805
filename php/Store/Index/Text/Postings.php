<?php

declare( strict_types=1 );

namespace Marketday\Store\Index\Text;

use Marketday\Store\Index\Bits;

/** The products of a word in one segment: as a list of places where there are few, as a bitmap where that is shorter. */
final class Postings {
	private const LISTED = 'l';
	private const BITS   = 'b';

	public static function pack( string $bits ): string {
		$bits  = rtrim( $bits, "\0" );
		$count = Bits::count( $bits );
		return 2 * $count < strlen( $bits ) ? self::LISTED . pack( 'v*', ...Bits::numbers( $bits ) ) : self::BITS . $bits;
	}

	/** @return string A bitmap. */
	public static function unpack( string $packed ): string {
		return self::LISTED === $packed[0] ? Bits::of( self::places( $packed ) ) : substr( $packed, 1 );
	}

	/** @return list<int> */
	private static function places( string $packed ): array {
		$places = unpack( 'v*', $packed, 1 );
		return false === $places ? [] : array_values( array_map( 'intval', $places ) );
	}
}
