<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\Folding;

/** Text that a product is found by: its words, each in the best place it stands in, and its numbers. */
final class ProductText {
	public const TITLE       = 1;
	public const TERMS       = 2;
	public const DESCRIPTION = 3;

	/** Names and words whose forms are kept: thousands of products have the same category, and most words are said again. */
	private const NAMES = 2000;
	private const WORDS = 5000;

	/** @var array<string, array<array-key, string>> Word as written by its normal form, by name. */
	private static array $names = [];

	/** ђ, ј, љ, њ, ћ or џ, small or large, by their bytes: whoever has them may be written in two alphabets. */
	private const SERBIAN = '/\xD1[\x92\x98-\x9B\x9F]|\xD0[\x82\x88-\x8B\x8F]/';

	/** @var array{array<array-key, array<array-key, string>>, array<array-key, array<array-key, string>>, array<array-key, array<array-key, string>>} As `formsOf()`, by word: in descriptions, in names, in Serbian descriptions. */
	private static array $forms = [ [], [], [] ];

	/** @var array<array-key, string> Word as written by its normal form, of what has been said so far. */
	private array $shown = [];

	/**
	 * @param list<string>       $terms Names of categories, tags and attribute values.
	 * @param array<array-key, int> $codes Unit (product or variation id) by number as written.
	 */
	public function __construct(
		private readonly string $title = '',
		private readonly array $terms = [],
		private readonly string $description = '',
		private readonly array $codes = []
	) {}

	/** @return array<array-key, int> Place (TITLE, TERMS or DESCRIPTION) by normal word. */
	public function words(): array {
		$words = $this->in( $this->description, self::DESCRIPTION, false );
		foreach ( $this->terms as $term ) {
			$written     = $this->name( $term );
			$this->shown = $written + $this->shown;
			$words       = array_fill_keys( array_keys( $written ), self::TERMS ) + $words;
		}
		return $this->in( $this->title, self::TITLE, true ) + $words;
	}

	/** The same as long as nothing is said otherwise: 16 hexadecimal digits. */
	public function hash(): string {
		return hash( 'xxh3', implode( "\0", [ $this->title, ...$this->terms, $this->description, ...array_keys( $this->codes ), ...$this->codes ] ) );
	}

	/** A word as the product writes it. */
	public function spellingOf( string $word ): string {
		return $this->shown[ $word ] ?? $word;
	}

	/** @return array<array-key, int> Unit by number as it is compared; the product's own numbers lead to the product. */
	public function codes(): array {
		$codes = [];
		foreach ( $this->codes as $written => $unit ) {
			foreach ( [ Code::normal( (string) $written ), Code::number( (string) $written ) ] as $code ) {
				if ( '' !== $code ) {
					$codes[ $code ] ??= $unit;
				}
			}
		}
		return $codes;
	}

	/** @return array<array-key, string> */
	private function name( string $text ): array {
		if ( ! isset( self::$names[ $text ] ) ) {
			if ( count( self::$names ) >= self::NAMES ) {
				self::$names = [];
			}
			$own = new self();
			$own->in( $text, self::TERMS, true );
			self::$names[ $text ] = $own->shown;
		}
		return self::$names[ $text ];
	}

	/**
	 * @param bool $joins Whether neighbours are also kept as one word: `tea towel`, `teatowel`.
	 * @return array<array-key, int>
	 */
	private function in( string $text, int $place, bool $joins ): array {
		$words  = [];
		$before = '';
		$kind   = match ( true ) {
			$joins                                           => 1,
			1 === preg_match( self::SERBIAN, $text ) => 2,
			default                                 => 0,
		};
		if ( count( self::$forms[ $kind ] ) > self::WORDS ) {
			self::$forms[ $kind ] = [];
		}
		foreach ( '' === $text ? [] : Analyser::writtenWords( $text ) as $word ) {
			foreach ( self::$forms[ $kind ][ $word ] ??= self::formsOf( $word, $joins, 0 !== $kind ) as $normal => $written ) {
				$words[ $normal ]       = $place;
				$this->shown[ $normal ] = $written;
			}
			if ( $joins ) {
				$own = self::joinable( $word );
				if ( '' !== $own && '' !== $before ) {
					$joined                 = $before . $own;
					$joined                 = strlen( $joined ) > Analyser::LONGEST ? mb_strcut( $joined, 0, Analyser::LONGEST ) : $joined;
					$normal                 = WordForm::normal( $joined );
					$words[ $normal ]       = $place;
					$this->shown[ $normal ] = $joined;
				}
				$before = $own;
			}
		}
		return $words;
	}

	/** @return string The word as it joins its neighbours; '' for what does not: numbers, compounds, scripts that join all. */
	private static function joinable( string $word ): string {
		return match ( true ) {
			strlen( $word ) > Analyser::LONGEST                                              => '',
			ctype_alpha( $word )                                                          => $word,
			Grams::isRun( $word ) || 1 !== preg_match( '/^[\p{L}\p{M}]+$/u', $word ) => '',
			default                                                                       => Folding::plain( $word ),
		};
	}

	/**
	 * @param string $word    As `Analyser::writtenWords()` has it.
	 * @param bool   $isName  Whether words that say nothing about a product count.
	 * @param bool   $inLatin Whether what may be Serbian is kept in Latin letters too.
	 * @return array<array-key, string> What a word is kept as, as written by normal form: in each spelling its parts, its number without the unit, and all in one.
	 */
	private static function formsOf( string $word, bool $isName, bool $inLatin ): array {
		if ( Grams::isRun( $word ) ) {
			$grams = Grams::indexGrams( $word, $isName );
			return array_combine( $grams, $grams );
		}
		$parts     = Analyser::parts( $word );
		$spellings = [ ...Folding::spellings( $parts ), ...( $inLatin ? Folding::transliterations( $parts ) : [] ) ];
		$forms     = self::formsIn( array_map( Folding::plain( ... ), $parts ), $isName );
		foreach ( $spellings as $own ) {
			$forms = [ ...$forms, ...self::formsIn( $own, $isName ) ];
		}
		return array_combine( array_map( [ WordForm::class, 'normal' ], $forms ), $forms );
	}

	/**
	 * @param list<string> $parts
	 * @return list<string>
	 */
	private static function formsIn( array $parts, bool $withStops ): array {
		$forms = [];
		foreach ( $parts as $part ) {
			if ( $withStops || ! Analyser::isStop( $part ) ) {
				$forms[] = $part;
			}
			if ( ctype_digit( $part[0] ) && ! ctype_digit( $part ) ) {
				$forms[] = (string) preg_replace( '/[^\d.].*$/', '', $part );
			}
		}
		$whole = implode( '', $parts );
		if ( count( $parts ) > 1 && strlen( $whole ) <= Analyser::LONGEST ) {
			$forms[] = $whole;
		}
		return array_values( array_diff( $forms, [ '' ] ) );
	}
}
