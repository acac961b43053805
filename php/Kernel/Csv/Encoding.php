<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

/** The character encodings a text file may have, by the names that iconv gives them. Those of one byte are in order of preference. */
enum Encoding: string {
	case Utf8        = 'UTF-8';
	case Utf16Little = 'UTF-16LE';
	case Utf16Big    = 'UTF-16BE';
	case Windows1252 = 'WINDOWS-1252';
	case Windows1250 = 'WINDOWS-1250';
	case Windows1251 = 'WINDOWS-1251';
	case Windows1253 = 'WINDOWS-1253';
	case Windows1254 = 'WINDOWS-1254';
	case Windows1255 = 'WINDOWS-1255';
	case Windows1256 = 'WINDOWS-1256';
	case Windows1257 = 'WINDOWS-1257';
	case Windows1258 = 'WINDOWS-1258';
	case Iso2        = 'ISO-8859-2';
	case Iso5        = 'ISO-8859-5';
	case Iso7        = 'ISO-8859-7';
	case Iso9        = 'ISO-8859-9';
	case Iso13       = 'ISO-8859-13';
	case Iso15       = 'ISO-8859-15';
	case Koi8R       = 'KOI8-R';
	case Koi8U       = 'KOI8-U';
	case Cp737       = 'CP737';
	case Cp775       = 'CP775';
	case Cp850       = 'CP850';
	case Cp852       = 'CP852';
	case Cp857       = 'CP857';
	case Cp862       = 'CP862';
	case Cp866       = 'CP866';
	case Macintosh   = 'MACINTOSH';
	case Thai        = 'CP874';
	case ShiftJis    = 'CP932';
	case EucJp       = 'EUC-JP';
	case EucJpMs     = 'EUC-JP-MS';
	case Jis         = 'ISO-2022-JP';
	case Gbk         = 'GBK';
	case Gb18030     = 'GB18030';
	case Big5        = 'BIG5';
	case Big5Hk      = 'BIG5-HKSCS';
	case EucKr       = 'EUC-KR';
	case Korean      = 'CP949';

	/** Number of bytes before the text. */
	public function markLength( string $start ): int {
		return match ( $this ) {
			self::Utf8        => str_starts_with( $start, "\xEF\xBB\xBF" ) ? 3 : 0,
			self::Utf16Little => str_starts_with( $start, "\xFF\xFE" ) ? 2 : 0,
			self::Utf16Big    => str_starts_with( $start, "\xFE\xFF" ) ? 2 : 0,
			default           => 0,
		};
	}

	public function isUtf16(): bool {
		return self::Utf16Little === $this || self::Utf16Big === $this;
	}

	/** Characters of more than one byte, whose bytes may look like letters. */
	public function isWide(): bool {
		return match ( $this ) {
			self::Utf16Little, self::Utf16Big,
			self::ShiftJis, self::EucJp, self::EucJpMs, self::Jis,
			self::Gbk, self::Gb18030, self::Big5, self::Big5Hk,
			self::EucKr, self::Korean => true,
			default                   => false,
		};
	}

	/** The text in UTF-8, null where some of it is none in this encoding, or the server does not know it. */
	public function decode( string $text ): ?string {
		if ( self::Utf8 === $this ) {
			return mb_check_encoding( $text, 'UTF-8' ) ? $text : null;
		}
		set_error_handler( static fn (): bool => true ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- what iconv cannot read it tells of in no other way.
		try {
			$decoded = iconv( $this->value, 'UTF-8', $text );
		} finally {
			restore_error_handler();
		}
		// Vietnamese writes some accents apart, which other texts of the site do not.
		$joined = false !== $decoded && self::Windows1258 === $this && function_exists( 'normalizer_normalize' ) ? normalizer_normalize( $decoded ) : false;
		return false !== $joined ? $joined : ( false === $decoded ? null : $decoded );
	}

	public function label(): string {
		$region = match ( $this ) {
			self::Utf8, self::Utf16Little, self::Utf16Big                           => '',
			self::Windows1252, self::Iso15, self::Cp850, self::Macintosh            => __( 'Western Europe', 'marketday' ),
			self::Windows1250, self::Iso2, self::Cp852                              => __( 'Central Europe', 'marketday' ),
			self::Windows1251, self::Iso5, self::Koi8R, self::Koi8U, self::Cp866    => __( 'Cyrillic', 'marketday' ),
			self::Windows1253, self::Iso7, self::Cp737                              => __( 'Greek', 'marketday' ),
			self::Windows1254, self::Iso9, self::Cp857                              => __( 'Turkish', 'marketday' ),
			self::Windows1255, self::Cp862                                          => __( 'Hebrew', 'marketday' ),
			self::Windows1256                                                       => __( 'Arabic', 'marketday' ),
			self::Windows1257, self::Iso13, self::Cp775                             => __( 'Baltic', 'marketday' ),
			self::Thai                                                              => __( 'Thai', 'marketday' ),
			self::Windows1258                                                       => __( 'Vietnamese', 'marketday' ),
			self::ShiftJis, self::EucJp, self::EucJpMs, self::Jis                   => __( 'Japanese', 'marketday' ),
			self::Gbk, self::Gb18030, self::Big5, self::Big5Hk                      => __( 'Chinese', 'marketday' ),
			self::EucKr, self::Korean                                               => __( 'Korean', 'marketday' ),
		};
		return '' === $region ? $this->value : "{$region} ({$this->value})";
	}

	/** Encoding as people type it: `cp1250`, `Windows-1250`, `latin2`, `utf8`; null for one that is not known. */
	public static function fromName( string $name ): ?self {
		$plain = strtoupper( trim( $name ) );
		$plain = [
			'UTF8'       => 'UTF-8',
			'UTF16'      => 'UTF-16LE',
			'UTF-16'     => 'UTF-16LE',
			'LATIN1'     => 'WINDOWS-1252',
			'ISO-8859-1' => 'WINDOWS-1252',
			'LATIN2'     => 'ISO-8859-2',
			'SHIFT_JIS'  => 'CP932',
			'SJIS'       => 'CP932',
			'GB2312'     => 'GBK',
			'EUCKR'      => 'EUC-KR',
			'EUCJP'      => 'EUC-JP',
			'JIS'        => 'ISO-2022-JP',
			'BIG5HKSCS'  => 'BIG5-HKSCS',
		][ $plain ] ?? (string) preg_replace( '/^(?:CP|WIN|WINDOWS)-?(125\d)$/', 'WINDOWS-$1', $plain );
		return self::tryFrom( $plain );
	}
}
