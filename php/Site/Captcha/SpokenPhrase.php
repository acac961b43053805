<?php

declare( strict_types=1 );

namespace Marketday\Site\Captcha;

defined( 'ABSPATH' ) || exit;

/**
 * The picture's characters as sound, for who sees none: each by its name and a word that begins with it, in the site's language where there is
 * a voice for it, else in English. Speed, pauses and noise differ each time, so that no two recordings of a character are the same bytes.
 */
final class SpokenPhrase {
	private const RATE = 8000;

	/** @var list<int> µ-law as 16 bits, by its byte. */
	private array $levels = [];

	public function __construct() {
		for ( $byte = 0; $byte < 256; $byte++ ) {
			$code           = ~$byte & 0xff;
			$size           = ( ( ( ( $code & 0x0f ) << 3 ) + 132 ) << ( ( $code & 0x70 ) >> 4 ) ) - 132;
			$this->levels[] = 0 === ( $code & 0x80 ) ? $size : -$size;
		}
	}

	/** @return string As WAV: one channel, 16 bits, 8,000 samples a second. */
	public function wav( string $phrase ): string {
		$recordings = $this->recordings();
		$sound      = $this->silence( 400 );
		foreach ( str_split( $phrase ) as $character ) {
			$sound .= $this->vary( $recordings[ $character ] ?? '' ) . $this->silence( random_int( 250, 600 ) );
		}
		return 'RIFF' . pack( 'V', 36 + strlen( $sound ) ) . 'WAVEfmt ' . pack(
			'VvvVVvv',
			16,
			1,
			1,
			self::RATE,
			2 * self::RATE,
			2,
			16
		) . 'data' . pack( 'V', strlen( $sound ) ) . $sound;
	}

	/** @return array<array-key, string> µ-law by character. */
	private function recordings(): array {
		$language   = substr( determine_locale(), 0, 2 );
		$path       = __DIR__ . "/speech/{$language}.dat";
		$bytes      = (string) file_get_contents( 1 === preg_match( '/^[a-z]{2}$/D', $language ) && is_readable( $path ) ? $path : __DIR__ . '/speech/en.dat' );
		$recordings = [];
		$at         = 0;
		foreach ( str_split( Challenges::CHARACTERS ) as $character ) {
			$length                   = (int) ( unpack( 'V', $bytes, $at )[1] ?? 0 );
			$recordings[ $character ] = substr( $bytes, $at + 4, $length );
			$at                      += 4 + $length;
		}
		return $recordings;
	}

	/** A little faster or slower, and higher or deeper with it. */
	private function vary( string $spoken ): string {
		$step   = random_int( 92, 106 ) / 100;
		$loud   = random_int( 75, 100 ) / 100;
		$last   = strlen( $spoken ) - 1;
		$sound  = '';
		for ( $at = 0.0; $at <= $last; $at += $step ) {
			$level  = (int) ( $this->levels[ ord( $spoken[ (int) $at ] ) ] * $loud ) + mt_rand( -350, 350 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a hiss, no secret, many thousand times.
			$sound .= pack( 'v', max( -32768, min( 32767, $level ) ) & 0xffff );
		}
		return $sound;
	}

	private function silence( int $milliseconds ): string {
		$sound = '';
		for ( $left = intdiv( self::RATE * $milliseconds, 1000 ); $left > 0; $left-- ) {
			$sound .= pack( 'v', mt_rand( -350, 350 ) & 0xffff ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the same hiss.
		}
		return $sound;
	}
}
