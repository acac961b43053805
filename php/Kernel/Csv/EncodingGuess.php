<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

/** An encoding that a file may be in, with some of its names as they would read: the more of its letters make a language's words, the better. */
final class EncodingGuess {
	private const NAMES = 4;

	/** Strange letters of all that a guess may have which nobody confirms. */
	private const BEARABLE = 0.25;

	/** Signs that no one writes. */
	private const ODD = [ self::CASES, self::SCRIPTS, self::SIGNS, self::GREEK, self::HEBREW, self::TURKISH, self::MARKS, self::THAI ];

	/** Capitals where no one writes them, of letters beyond ASCII. */
	private const CASES = '/(?:(?<=[^\x00-\x7F])(?<=\p{Ll})\p{Lu}|\p{Ll}(?=\p{Lu})(?=[^\x00-\x7F])|\p{Lu}\p{Lu}(?=\p{Ll})(?=[^\x00-\x7F]))/u';

	/** Letters of ASCII beside those of another script. */
	private const SCRIPTS = '/[A-Za-z](?=[\p{Cyrillic}\p{Greek}\p{Hebrew}\p{Arabic}\p{Thai}\p{Han}\p{Hangul}])|[\p{Cyrillic}\p{Greek}\p{Hebrew}\p{Arabic}\p{Thai}\p{Han}\p{Hangul}](?=[A-Za-z])/u';

	/** Signs that letters of Central Europe and of Turkey become: they do not stand behind a letter, but for `m²`. */
	private const SIGNS = '/(?<=\p{L})[¹¿£¥¼¾]|(?<!m)(?<=\p{L})[²³]|[÷×](?=\p{L})/u';

	/** Words of Greek in small letters have an accent, and the sigma of the end stands there. */
	private const GREEK = '/ς(?=\p{L})|(?<!\p{L})[α-ω]{4,}(?!\p{L})|[ΐΰ]/u';

	/** Letters that have another form at the end of a word. */
	private const HEBREW = '/[ךםןףץ](?=[א-ת])/u';

	/** The soft g follows a vowel. */
	private const TURKISH = '/(?<![aeıioöuüâîû])ğ/iu';

	/** Accents without the letter they belong to. */
	private const MARKS = '/(?<!\p{L})[\x{0300}-\x{0323}]/u';

	/** Vowels and tones of Thai without the letter they belong to. */
	private const THAI = '/(?<![\x{0E01}-\x{0E2E}\x{0E31}-\x{0E4E}])[\x{0E31}\x{0E34}-\x{0E3A}\x{0E47}-\x{0E4E}]|[\x{0E40}-\x{0E44}](?![\x{0E01}-\x{0E2E}])/u';

	/** Signs of East Asia that are seldom written are this part of a text at most. */
	private const RARE = 0.3;

	/** Weight of letters of half a width, which only some programs write. */
	private const HALF = 0.7;

	/** Share by which an encoding is less to be expected that its language has given up. */
	private const OLD = 0.03;

	private function __construct(
		public readonly Encoding $encoding,
		/** @var list<string> */
		public readonly array $names,
		/** Letters that no one language of this encoding writes, of all beyond ASCII; then what decides between equals. */
		private readonly float $strange,
		private readonly int $rank
	) {}

	/**
	 * The best first; empty where nothing fits.
	 *
	 * @param string $sample Rows with bytes beyond ASCII.
	 * @param string $locale The site's: of guesses that are equal its own is better.
	 * @return list<self>
	 */
	public static function all( string $sample, string $locale ): array {
		$own     = Alphabets::languageOf( $locale );
		$guesses = [];
		$order   = array_values( array_unique( [ ...( in_array( $own, Alphabets::languages(), true ) ? [ $own ] : [] ), ...Alphabets::languages() ] ) );
		foreach ( $order as $place => $language ) {
			foreach ( Alphabets::encodings( $language ) as $preference => $encoding ) {
				// Carriage returns alone end the lines of old Macintosh programs.
				$preference = Encoding::Macintosh === $encoding && str_contains( $sample, "\r" ) ? -1 : $preference;
				$guess      = self::weigh( $encoding, $language, $sample, 100 * $preference + $place, $own === $language );
				if ( null !== $guess && ( ! isset( $guesses[ $encoding->value ] ) || $guess->compare( $guesses[ $encoding->value ] ) < 0 ) ) {
					$guesses[ $encoding->value ] = $guess;
				}
			}
		}
		$guesses = array_values( $guesses );
		usort( $guesses, static fn ( self $one, self $other ): int => $one->compare( $other ) );
		return $guesses;
	}

	/**
	 * The best one where it makes sense enough to be taken unasked.
	 *
	 * @throws UnreadableFileException
	 */
	public static function best( string $sample, string $locale ): self {
		$best = self::all( $sample, $locale )[0] ?? null;
		return null !== $best && $best->strange <= self::BEARABLE ? $best : throw new UnreadableFileException( __(
			'We don’t recognise this file’s character encoding. Save it as CSV (UTF-8) and try again.',
			'marketday'
		) );
	}

	private function compare( self $other ): int {
		return [ $this->strange, $this->rank ] <=> [ $other->strange, $other->rank ];
	}

	private static function weigh( Encoding $encoding, string $language, string $sample, int $rank, bool $isOwn ): ?self {
		$text = $encoding->decode( $sample );
		if ( null === $text || 1 === preg_match( '/[\x{80}-\x{9F}\x{FFFD}\x{E000}-\x{F8FF}]/u', $text ) ) {
			return null;
		}
		$characters = Alphabets::letters( $language );
		$signs   = preg_quote( Alphabets::SIGNS, '/' );
		$all     = self::count( "/[^\\x00-\\x7F{$signs}]/u", $text );
		$known   = self::count( "/[{$characters}]/iu", $text );
		$odd     = array_sum( array_map( static fn ( string $pattern ): int => self::count( $pattern, $text ), self::ODD ) )
			+ self::rare( $encoding, $text, $isOwn )
			+ self::count( "/(?<=\\p{L})(?![’'·–])[{$signs}](?=\\p{L})|[{$signs}]{3,}/u", $text );
		$doubt   = self::uncommon( $text, $language, $known, $isOwn )
			+ ( $isOwn ? 0.0 : Alphabets::doubt( $language ) + self::capitalsPenalty( $text ) + ( $rank < 100 ? 0.0 : self::OLD ) );
		return new self( $encoding, self::names( $text ), round( ( max( 0, $all - $known ) + $odd ) / max( 1, $all ) + $doubt, 3 ), $rank );
	}

	/** Words without the letters that their language has most; a short name of the site's own may lack them. */
	private static function uncommon( string $text, string $language, int $known, bool $isOwn ): float {
		$common = Alphabets::common( $language );
		$weight = ( $known < 6 ? [ 0.3, 0.0 ] : [ 0.5, 0.25 ] )[ (int) $isOwn ];
		return '' === $common ? 0.0 : $weight * max( 0.0, 0.6 - self::count( "/[{$common}]/iu", $text ) / max( 1, $known ) );
	}

	/** Share of capitals within words: in an encoding that swaps them they outnumber small letters, and of two readings that is the less likely. */
	private static function capitalsPenalty( string $text ): float {
		return self::count( '/(?<=\p{L})(?![A-Z])\p{Lu}/u', $text ) > self::count( '/(?![a-z])\p{Ll}/u', $text ) ? 0.02 : 0.0;
	}

	/** Number of signs of East Asia beyond those that anyone writes: the standards put those in a part of their own. */
	private static function rare( Encoding $encoding, string $text, bool $isOwn ): int {
		[ $standard, $first, $last ] = match ( $encoding ) {
			Encoding::Gbk, Encoding::Gb18030                        => [ 'GB2312', "\xB0", "\xD7" ],
			Encoding::Big5, Encoding::Big5Hk                        => [ 'BIG5', "\xA4", "\xC6" ],
			Encoding::ShiftJis, Encoding::EucJp, Encoding::EucJpMs => [ 'EUC-JP', "\xB0", "\xCF" ],
			Encoding::Korean                                        => [ 'EUC-KR', "\xB0", "\xC8" ],
			default                                                 => [ '', '', '' ],
		};
		$all  = '' === $standard ? 0 : (int) preg_match_all( '/(?![\x{FF61}-\x{FF9F}])(?=\p{L})[\p{Han}\p{Hangul}]/u', $text, $found );
		$half = self::count( '/[\x{FF61}-\x{FF9F}]/u', $text );
		if ( $half > self::HALF * ( $all + $half ) ) {
			return $half;
		}
		$rare = 0;
		foreach ( 0 === $all || $isOwn ? [] : $found[0] as $sign ) {
			$bytes = (string) mb_convert_encoding( $sign, $standard, 'UTF-8' );
			$rare += 2 === strlen( $bytes ) && $bytes[0] >= $first && $bytes[0] <= $last ? 0 : 1;
		}
		return $rare > self::RARE * $all ? $rare : 0;
	}

	/** @return list<string> Cells with letters beyond ASCII, the shorter of them: names, most likely. */
	private static function names( string $text ): array {
		$names = [];
		foreach ( explode( "\n", $text ) as $row ) {
			foreach ( preg_split( '/[;,\t|"]/', $row ) ?: [] as $cell ) {
				$cell = trim( $cell );
				if ( 1 === preg_match( '/[^\x00-\x7F]/', $cell ) && mb_strlen( $cell ) <= 60 ) {
					$names[ $cell ] = true;
				}
			}
			if ( count( $names ) >= self::NAMES ) {
				break;
			}
		}
		return array_slice( array_map( 'strval', array_keys( $names ) ), 0, self::NAMES );
	}

	private static function count( string $pattern, string $text ): int {
		return (int) preg_match_all( $pattern, $text );
	}
}
