<?php

declare( strict_types=1 );

namespace Marketday\Store\Index\Text;

/** One or several neighbouring words of a text that mean one thing, and the ways it may be said. */
final class Slot {
	/**
	 * @param list<string>       $words   As typed, normal.
	 * @param list<list<string>> $exact   Ways that are as good as typed: `[ [ 't', 'shirt' ], [ 'tshirt' ] ]`; all words of one.
	 * @param list<list<string>> $similar Ways that mean the same.
	 * @param string             $typed   Letter by letter.
	 */
	public function __construct(
		public readonly array $words,
		public readonly array $exact,
		public readonly array $similar = [],
		public readonly string $typed = ''
	) {}

	public function asTyped( string $typed ): self {
		return new self( $this->words, $this->exact, $this->similar, $typed );
	}

	/** @param list<string> $words What is looked for instead. */
	public function correctedTo( array $words ): self {
		return new self( $words, [ $words ], typed: $this->typed );
	}

	/** Whether it was typed with accents: whoever does knows the word. */
	public function isAccented(): bool {
		$letters = (string) preg_replace( '/[^\p{L}\p{M}]+/u', '', $this->typed );
		return remove_accents( $letters ) !== $letters;
	}

	/** @return list<string> */
	public function allWords(): array {
		return array_values( array_unique( array_merge( ...$this->exact, ...$this->similar ) ) );
	}
}
