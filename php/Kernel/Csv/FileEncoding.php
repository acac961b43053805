<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of any length are read piece by piece, which WP_Filesystem cannot.

/**
 * The character encoding of a text file: told by its mark, by its bytes, or guessed by the site's language. A file without a mark that is
 * mostly UTF-8 counts as UTF-8: what is wrong in it costs its line.
 */
final class FileEncoding {
	/** Those that spreadsheets and other programs write; a person can choose among them where the guess is wrong. */
	public const CHOICES = [
		'UTF-8',
		'UTF-16LE',
		'UTF-16BE',
		'Windows-1252',
		'Windows-1250',
		'Windows-1251',
		'Windows-1253',
		'Windows-1254',
		'Windows-1255',
		'Windows-1256',
		'Windows-1257',
		'Macintosh',
		'Shift_JIS',
		'GB18030',
		'Big5',
		'EUC-KR',
	];

	/** What programs of a language's users write beside Unicode. */
	private const BY_LANGUAGE = [
		'cs' => 'Windows-1250',
		'pl' => 'Windows-1250',
		'hu' => 'Windows-1250',
		'sk' => 'Windows-1250',
		'sl' => 'Windows-1250',
		'hr' => 'Windows-1250',
		'ro' => 'Windows-1250',
		'ru' => 'Windows-1251',
		'uk' => 'Windows-1251',
		'bg' => 'Windows-1251',
		'sr' => 'Windows-1251',
		'be' => 'Windows-1251',
		'el' => 'Windows-1253',
		'tr' => 'Windows-1254',
		'he' => 'Windows-1255',
		'ar' => 'Windows-1256',
		'fa' => 'Windows-1256',
		'et' => 'Windows-1257',
		'lv' => 'Windows-1257',
		'lt' => 'Windows-1257',
		'ja' => 'Shift_JIS',
		'ko' => 'EUC-KR',
	];

	private const CHUNK = 1048576;

	/** @throws UnreadableFileException Where it is no text. */
	public static function guess( string $path ): string {
		$start = (string) file_get_contents( $path, false, null, 0, self::CHUNK );
		self::refuseOtherKinds( $start );
		return self::marked( $start ) ?? self::wide( $start ) ?? ( self::isMostlyUtf8( $path ) ? 'UTF-8' : self::usual( $start ) );
	}

	/** How many bytes stand before the text. */
	public static function markLength( string $start ): int {
		return match ( true ) {
			str_starts_with( $start, "\xEF\xBB\xBF" ) => 3,
			str_starts_with( $start, "\xFF\xFE" ), str_starts_with( $start, "\xFE\xFF" ) => 2,
			default => 0,
		};
	}

	private static function marked( string $start ): ?string {
		return match ( true ) {
			str_starts_with( $start, "\xEF\xBB\xBF" ) => 'UTF-8',
			str_starts_with( $start, "\xFF\xFE" ) => 'UTF-16LE',
			str_starts_with( $start, "\xFE\xFF" ) => 'UTF-16BE',
			default => null,
		};
	}

	/** Of Latin letters in UTF-16 every other byte is zero. */
	private static function wide( string $start ): ?string {
		$bytes = substr( $start, 0, 4096 );
		$zeros = substr_count( $bytes, "\0" );
		if ( $zeros < strlen( $bytes ) / 8 ) {
			return null;
		}
		$odd = 0;
		for ( $at = 1, $length = strlen( $bytes ); $at < $length; $at += 2 ) {
			$odd += "\0" === $bytes[ $at ] ? 1 : 0;
		}
		return $odd * 2 > $zeros ? 'UTF-16LE' : 'UTF-16BE';
	}

	/** @throws UnreadableFileException */
	private static function refuseOtherKinds( string $start ): void {
		if ( '' === trim( $start, " \t\r\n\0\xEF\xBB\xBF\xFE\xFF" ) ) {
			throw new UnreadableFileException( __( 'The file is empty.', 'marketday' ) );
		}
		if ( str_starts_with( $start, "PK\x03\x04" ) || str_starts_with( $start, "\xD0\xCF\x11\xE0" ) ) {
			throw new UnreadableFileException( __( 'This is a spreadsheet or an archive, not a CSV file. Open it in a spreadsheet program and save it as CSV (UTF-8).', 'marketday' ) );
		}
		if ( 1 === preg_match( '/^\s*(?:<\?xml|<!doctype|<html|%PDF-)/i', $start ) ) {
			throw new UnreadableFileException( __( 'This is not a CSV file. Please save the data as CSV and try again.', 'marketday' ) );
		}
	}

	private static function isMostlyUtf8( string $path ): bool {
		$right = 0;
		$wrong = 0;
		foreach ( self::lines( $path ) as $line ) {
			if ( 1 === preg_match( '/[\x80-\xFF]/', $line ) ) {
				mb_check_encoding( $line, 'UTF-8' ) ? $right++ : $wrong++;
			}
		}
		return $right >= $wrong;
	}

	/** @return iterable<string> However they end; of what is very long, pieces. */
	private static function lines( string $path ): iterable {
		$file = fopen( $path, 'rb' );
		$rest = '';
		while ( false !== $file && ! feof( $file ) ) {
			$parts = preg_split( '/[\r\n]+/', $rest . fread( $file, self::CHUNK ) );
			$rest  = false === $parts ? '' : (string) array_pop( $parts );
			yield from false === $parts ? [] : $parts;
		}
		yield $rest;
		if ( false !== $file ) {
			fclose( $file );
		}
	}

	private static function usual( string $start ): string {
		$locale = get_locale();
		$known  = match ( true ) {
			in_array( $locale, [ 'zh_TW', 'zh_HK' ], true ) => 'Big5',
			str_starts_with( $locale, 'zh' ) => 'GB18030',
			default => self::BY_LANGUAGE[ strtok( $locale, '_' ) ] ?? null,
		};
		if ( null !== $known ) {
			return $known;
		}
		// Words of which every letter is beyond ASCII: Cyrillic, whatever the site's language.
		if ( preg_match_all( '/[\xC0-\xFF]{4,}/', $start ) > preg_match_all( '/(?<![\x80-\xFF])[\x80-\xFF](?![\x80-\xFF])/', $start ) ) {
			return 'Windows-1251';
		}
		return str_contains( $start, "\r" ) && ! str_contains( $start, "\n" ) ? 'Macintosh' : 'Windows-1252';
	}
}
