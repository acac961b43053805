<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Bits;

/** The products of a word in one segment: as a list of places where there are few, as a bitmap where that is shorter. */
final class Postings {
	private const LISTED = 'l';
	private const BITS   = 'b';

	/** @param string $bits A bitmap. */
	public static function pack( string $bits ): string {
		$bits = rtrim( $bits, "\0" );
		return 2 * Bits::count( $bits ) < strlen( $bits ) ? self::packList( Bits::numbers( $bits ) ) : self::BITS . $bits;
	}

	/** @return string A bitmap. */
	public static function unpack( string $packed ): string {
		return self::LISTED === $packed[0] ? Bits::of( self::places( $packed ) ) : substr( $packed, 1 );
	}

	/**
	 * @param string           $packed  Empty where there were none.
	 * @param array<int, bool> $changes Whether it is among them from now on, by place.
	 * @return string Packed again; empty where none is left.
	 */
	public static function applyChanges( string $packed, array $changes ): string {
		if ( '' !== $packed && self::BITS === $packed[0] ) {
			$bits = Bits::applyChanges( substr( $packed, 1 ), $changes );
			return Bits::isEmpty( $bits ) ? '' : self::pack( $bits );
		}
		$places = array_filter( $changes + ( '' === $packed ? [] : array_fill_keys( self::places( $packed ), true ) ) );
		ksort( $places );
		$places = array_keys( $places );
		return match ( true ) {
			[] === $places                                                        => '',
			2 * count( $places ) <= $places[ array_key_last( $places ) ] >> 3 => self::packList( $places ),
			default                                                               => self::BITS . Bits::of( $places ),
		};
	}

	/** Number of postings. */
	public static function count( string $packed ): int {
		return self::LISTED === $packed[0] ? strlen( $packed ) >> 1 : Bits::count( substr( $packed, 1 ) );
	}

	/** @param list<int> $places */
	private static function packList( array $places ): string {
		return self::LISTED . pack( 'v*', ...$places );
	}

	/** @return list<int> */
	private static function places( string $packed ): array {
		$places = unpack( 'v*', $packed, 1 );
		return false === $places ? [] : array_values( array_map( 'intval', $places ) );
	}
}
