<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** Numbers as people of other scripts and countries write them. */
final class Digits {
	private const POINTS = [
		'٫' => '.',
		'٬' => ',',
		'，' => ',',
		'．' => '.',
	];

	/** Number in ASCII, without blanks around, and without blanks or apostrophes between groups of three. Others stay: `12 50` is no number. */
	public static function plain( string $text ): string {
		$ascii = self::ascii( strtr( $text, self::POINTS ) );
		$blank = '[\s\x{A0}\x{2007}\x{2009}\x{202F}]';
		return (string) preg_replace( [ "/^{$blank}+|{$blank}+$/u", "/(?<=\\d)(?:{$blank}|['’´])(?=\\d{3}(?!\\d))/u" ], '', $ascii );
	}

	/** Text with the digits alone in ASCII. */
	public static function ascii( string $text ): string {
		return (string) preg_replace_callback(
			'/[\x{660}-\x{669}\x{6F0}-\x{6F9}\x{966}-\x{96F}\x{FF10}-\x{FF19}]/u',
			static fn ( array $found ): string => (string) ( ( mb_ord( $found[0] ) & 0xF ) - ( 0x96 === mb_ord( $found[0] ) >> 4 ? 6 : 0 ) ),
			$text
		);
	}
}
