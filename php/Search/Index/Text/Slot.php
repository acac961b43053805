<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\Folding;

/** One or several neighbouring words of a text that mean one thing, and the ways it may be said. */
final class Slot {
	/**
	 * @param list<string>       $words     Normal.
	 * @param list<list<string>> $exact     Ways that are as good as typed: `[ [ 't', 'shirt' ], [ 'tshirt' ] ]`; all words of one.
	 * @param list<list<string>> $similar   Ways that mean the same.
	 * @param string             $typed     Letter by letter.
	 * @param string             $beginning What is looked for as the beginning of a word: the one word as it was typed.
	 * @param bool               $isSynonym Whether the shop's synonyms have it: it is spelt as it is meant.
	 */
	private function __construct(
		public readonly array $words,
		public readonly array $exact,
		public readonly array $similar,
		public readonly string $typed,
		public readonly string $beginning = '',
		public readonly bool $isSynonym = false
	) {}

	/**
	 * @param list<string>       $written As typed, in small letters, with the marks that are read in two ways (see Folding).
	 * @param list<list<string>> $inLatin The same in another alphabet.
	 */
	public static function read( array $written, string $typed, Synonyms $synonyms, array $inLatin = [] ): self {
		$parts     = array_map( Folding::plain( ... ), $written );
		$words     = self::normal( $parts );
		$joined    = WordForm::normal( implode( '', $parts ) );
		$beginning = 1 === count( $parts ) ? Spelling::british( $parts[0] ) : '';
		return new self(
			$words,
			self::spellings( $words, $joined, Folding::spellings( $written ) ),
			[ ...self::similar( $words, $joined, $synonyms ), ...array_map( self::normal( ... ), $inLatin ), ...Grams::inTwo( $words ) ],
			$typed,
			$beginning,
			$synonyms->has( $words ) || $synonyms->has( [ $joined ] )
		);
	}

	/** @param list<string> $words What is looked for instead, normal. */
	public function correctedTo( array $words, Synonyms $synonyms ): self {
		$joined = WordForm::normal( implode( '', $words ) );
		return new self( $words, self::ways( $words, $joined ), self::similar( $words, $joined, $synonyms ), $this->typed );
	}

	/** Tells whether it was typed with accents that English does not have: whoever does knows the word. Elsewhere everybody types them. */
	public function isAccented(): bool {
		$characters = mb_strtolower( (string) preg_replace( '/[^\p{Latin}\p{M}]+/u', '', $this->typed ) );
		return Analyser::fold( $characters ) !== $characters && str_starts_with( get_locale(), 'en' );
	}

	/** @return list<string> */
	public function allWords(): array {
		return array_values( array_unique( array_merge( ...$this->exact, ...$this->similar ) ) );
	}

	/**
	 * @param list<string> $parts
	 * @return list<string>
	 */
	private static function normal( array $parts ): array {
		return array_map( [ WordForm::class, 'normal' ], $parts );
	}

	/**
	 * @param list<string>       $words
	 * @param list<list<string>> $others Parts of other spellings.
	 * @return list<list<string>>
	 */
	private static function spellings( array $words, string $joined, array $others ): array {
		$ways = Grams::isRun( $words[0] ) ? [ $words ] : self::ways( $words, $joined );
		foreach ( $others as $parts ) {
			$ways = [ ...$ways, ...self::ways( self::normal( $parts ), WordForm::normal( implode( '', $parts ) ) ) ];
		}
		return $ways;
	}

	/**
	 * @param list<string> $words
	 * @return list<list<string>> The words, and where they are several, the one they may be written as.
	 */
	private static function ways( array $words, string $joined ): array {
		return 1 === count( $words ) ? [ $words ] : [ $words, [ $joined ] ];
	}

	/**
	 * @param list<string> $words
	 * @return list<list<string>>
	 */
	private static function similar( array $words, string $joined, Synonyms $synonyms ): array {
		$similar = $synonyms->of( $words );
		return [] === $similar ? $synonyms->of( [ $joined ] ) : $similar;
	}
}
