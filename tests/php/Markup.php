<?php

declare( strict_types=1 );

namespace Marketday\Tests;

/** HTML as a test reads it: the attributes of a tag stand one space apart, however its template is broken into lines. */
final class Markup {
	public static function of( string $html ): string {
		return (string) preg_replace_callback(
			'/<[a-z][^<]*>/iU',
			static fn ( array $tag ): string => (string) preg_replace( [ '/\s+/', '/ >$/' ], [ ' ', '>' ], $tag[0] ),
			$html
		);
	}
}
