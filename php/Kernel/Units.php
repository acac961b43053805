<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** Keeps a number and its unit in one line: 'Rucksack 22 L' does not end in a lonely 'L'. */
final class Units {
	public static function keepTogether( string $text ): string {
		return (string) preg_replace( '/(?<=\d) (?=(?:\p{L}{1,2}|[%°"″′])(?!\p{L}))/u', "\u{00A0}", $text );
	}
}
