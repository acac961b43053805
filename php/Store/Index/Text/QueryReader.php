<?php

declare( strict_types=1 );

namespace Marketday\Store\Index\Text;

/** Reads what somebody typed: words that belong together, words that say nothing left out. */
final class QueryReader {
	public const LONGEST = 200;

	private const MOST_WORDS = 12;

	public function __construct(
		private readonly Synonyms $synonyms,
		private readonly Lexicon $lexicon
	) {}

	/** @return list<Slot> */
	public function slots( string $text ): array {
		$text   = self::cut( $text );
		$read   = array_slice( Analyser::groups( $text ), 0, 2 * self::MOST_WORDS );
		$typed  = new TypedWords( $text );
		$groups = array_map( static fn ( array $parts ): array => array_map( [ WordForm::class, 'normal' ], $parts ), $read );
		$this->lexicon->expect( array_merge( [], ...$groups, ...[ $this->joined( $groups ) ] ) );
		$slots = [];
		for ( $place = 0, $count = count( $groups ); $place < $count && count( $slots ) < self::MOST_WORDS; ) {
			[ $slot, $length ] = $this->slotAt( $groups, $place );
			$slots[]           = $slot->asTyped( $typed->of( array_slice( $read, $place, $length ) ) );
			$place            += $length;
		}
		$telling = array_values( array_filter( $slots, static fn ( Slot $slot ): bool => count( $slot->words ) > 1 || ! Analyser::isStop( $slot->words[0] ) ) );
		return [] === $telling ? $slots : $telling;
	}

	/** Whether all of a text is looked for: no word of it is too long, or one too many. */
	public static function readsAll( string $text ): bool {
		$groups = Analyser::groups( $text );
		return count( $groups ) <= self::MOST_WORDS && self::cut( $text ) === $text
			&& implode( '', array_merge( [], ...$groups ) ) === preg_replace( '~[^\p{L}\p{N}]+~u', '', Analyser::folded( $text ) );
	}

	public static function cut( string $text ): string {
		return mb_substr( str_replace( "\0", ' ', mb_scrub( $text, 'UTF-8' ) ), 0, self::LONGEST );
	}

	/**
	 * @param list<list<string>> $groups
	 * @return array{Slot, int} And how many groups it takes.
	 */
	private function slotAt( array $groups, int $place ): array {
		for ( $length = Synonyms::LONGEST; $length > 0; $length-- ) {
			$words   = array_merge( ...array_slice( $groups, $place, $length ) );
			$similar = count( $groups ) - $place < $length ? [] : $this->synonyms->of( $words );
			if ( [] !== $similar ) {
				return [ new Slot( $words, $this->exact( $words ), $similar ), $length ];
			}
		}
		$pair = array_merge( ...array_slice( $groups, $place, 2 ) );
		if ( 2 === count( $pair ) && isset( $groups[ $place + 1 ] ) && 1 === count( $groups[ $place ] ) && $this->isKnown( implode( '', $pair ) ) ) {
			return [ new Slot( $pair, $this->exact( $pair ) ), 2 ];
		}
		return [ new Slot( $groups[ $place ], $this->exact( $groups[ $place ] ) ), 1 ];
	}

	private function isKnown( string $word ): bool {
		return ! $this->lexicon->exact( WordForm::normal( $word ) )->isEmpty();
	}

	/**
	 * @param list<string> $words
	 * @return list<list<string>> The words, and where they are several, the one they may be written as.
	 */
	private function exact( array $words ): array {
		return 1 === count( $words ) ? [ $words ] : [ $words, [ WordForm::normal( implode( '', $words ) ) ] ];
	}

	/**
	 * @param list<list<string>> $groups
	 * @return list<string>
	 */
	private function joined( array $groups ): array {
		$joined = [];
		foreach ( $groups as $place => $parts ) {
			$joined[] = WordForm::normal( implode( '', $parts ) );
			$joined[] = WordForm::normal( implode( '', $parts ) . implode( '', $groups[ $place + 1 ] ?? [] ) );
		}
		return $joined;
	}
}
