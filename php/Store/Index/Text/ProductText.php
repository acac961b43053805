<?php

declare( strict_types=1 );

namespace Marketday\Store\Index\Text;

/** What a product is found by: its words, each in the best place it stands in, and its numbers. */
final class ProductText {
	public const TITLE       = 1;
	public const TERMS       = 2;
	public const DESCRIPTION = 3;

	/** Names whose words are kept: thousands of products have the same category. */
	private const NAMES = 2000;

	/** @var array<string, array<array-key, string>> Word as written by its normal form, by name. */
	private static array $names = [];

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
		foreach ( '' === $text ? [] : Analyser::groups( $text ) as $parts ) {
			foreach ( $parts as $part ) {
				if ( $joins || ! Analyser::isStop( $part ) ) {
					$this->add( $words, $part, $place );
				}
				if ( ctype_digit( $part[0] ) && ! ctype_digit( $part ) ) {
					$this->add( $words, (string) preg_replace( '/[^\d.].*$/', '', $part ), $place );
				}
			}
			$whole = implode( '', $parts );
			if ( count( $parts ) > 1 && strlen( $whole ) <= Analyser::LONGEST ) {
				$this->add( $words, $whole, $place );
			}
			$isPlain = 1 === count( $parts ) && ctype_alpha( $whole );
			if ( $joins && $isPlain && '' !== $before ) {
				$this->add( $words, substr( $before . $whole, 0, Analyser::LONGEST ), $place );
			}
			$before = $isPlain ? $whole : '';
		}
		return $words;
	}

	/** @param array<array-key, int> $words */
	private function add( array &$words, string $word, int $place ): void {
		if ( '' === $word ) {
			return;
		}
		$normal                 = WordForm::normal( $word );
		$words[ $normal ]       = $place;
		$this->shown[ $normal ] = $word;
	}
}
