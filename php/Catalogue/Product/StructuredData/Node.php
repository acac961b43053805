<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product\StructuredData;

defined( 'ABSPATH' ) || exit;

/** One thing of the graph. */
final class Node {
	/**
	 * @param array<string, mixed> $properties
	 * @return array<string, mixed> Without what is not known.
	 */
	public static function of( string $type, array $properties ): array {
		return [ '@type' => $type ] + array_filter( $properties, static fn ( mixed $value ): bool => ! in_array( $value, [ null, '', [] ], true ) );
	}

	/** Text that people read of it, in one line. */
	public static function text( string $html ): string {
		$apart = (string) preg_replace( '~<(?=/?(?:p|div|br|li|dd|dt|h[1-6]|td|th|tr)\b)~i', ' <', $html );
		return trim( (string) preg_replace( '/\s+/', ' ', html_entity_decode( wp_strip_all_tags( $apart ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
	}

	/** A number of GS1's with a right check digit, or ''. */
	public static function gtin( string $written ): string {
		$digits = str_replace( [ ' ', '-' ], '', $written );
		if ( 1 !== preg_match( '/^(?:\d{8}|\d{12,14})$/', $digits ) ) {
			return '';
		}
		$sum = 0;
		foreach ( array_reverse( str_split( $digits ) ) as $place => $digit ) {
			$sum += (int) $digit * ( 0 === $place % 2 ? 1 : 3 );
		}
		return 0 === $sum % 10 ? $digits : '';
	}
}
