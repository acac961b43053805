<?php

declare( strict_types=1 );

namespace Marketday\Store\Index\Text;

defined( 'ABSPATH' ) || exit;

/** What a product is found by: its words, each in the best place it stands in, and its numbers. */
final class ProductText {
	public const TITLE       = 1;
	public const TERMS       = 2;
	public const DESCRIPTION = 3;

	/** Names and words whose forms are kept: thousands of products have the same category, and most words are said again. */
	private const NAMES = 2000;
	private const WORDS = 5000;

	/** @var array<string, array<array-key, string>> Word as written by its normal form, by name. */
	private static array $names = [];

	/** @var array{array<array-key, array<array-key, string>>, array<array-key, array<array-key, string>>} As `formsOf()`, by word: in descriptions, in names. */
	private static array $forms = [ [], [] ];

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
	public function shown( string $word ): string {
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
		if ( count( self::$forms[ (int) $joins ] ) > self::WORDS ) {
			self::$forms[ (int) $joins ] = [];
		}
		foreach ( '' === $text ? [] : Analyser::words( $text ) as $word ) {
			foreach ( self::$forms[ (int) $joins ][ $word ] ??= self::formsOf( $word, $joins ) as $normal => $written ) {
				$words[ $normal ]       = $place;
				$this->shown[ $normal ] = $written;
			}
			if ( $joins ) {
				$isPlain = strlen( $word ) <= Analyser::LONGEST && ctype_alpha( $word );
				if ( $isPlain && '' !== $before ) {
					$joined                 = substr( $before . $word, 0, Analyser::LONGEST );
					$normal                 = WordForm::normal( $joined );
					$words[ $normal ]       = $place;
					$this->shown[ $normal ] = $joined;
				}
				$before = $isPlain ? $word : '';
			}
		}
		return $words;
	}

	/**
	 * @param bool $withStops Whether words that say nothing about a product count.
	 * @return array<array-key, string> What a word is kept as, as written by normal form: its parts, its number without the unit, and all in one.
	 */
	private static function formsOf( string $word, bool $withStops ): array {
		$parts = Analyser::parts( $word );
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
		$forms = array_diff( $forms, [ '' ] );
		return array_combine( array_map( [ WordForm::class, 'normal' ], $forms ), $forms );
	}
}
