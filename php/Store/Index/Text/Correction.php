<?php

declare( strict_types=1 );

namespace Marketday\Store\Index\Text;

/** Finds what was meant where a text finds nothing: typos, and words that were written together. */
final class Correction {
	private const TRIED = 5;

	public function __construct( private readonly Lexicon $lexicon ) {}

	/** The answer to the corrected slots; null where nothing likelier is known. */
	public function of( Answer $answer ): ?Answer {
		$unknown = $answer->unknown();
		return [] === $unknown ? $this->oneOf( $answer ) : $this->allOf( $answer, $unknown );
	}

	/**
	 * Words that no product has.
	 *
	 * @param list<int> $unknown
	 */
	private function allOf( Answer $answer, array $unknown ): ?Answer {
		$best    = $answer;
		$changed = false;
		foreach ( $unknown as $place ) {
			$tried = $this->tryAt( $best, $place, array_values( array_diff( $unknown, [ $place ] ) ) );
			if ( null !== $tried ) {
				$best    = $tried;
				$changed = true;
			}
		}
		return $changed ? $best : null;
	}

	/** Every word is known, but no product has them all: one of them may have been another. */
	private function oneOf( Answer $answer ): ?Answer {
		foreach ( $answer->rarest() as $place ) {
			$tried = $this->tryAt( $answer, $place, [] );
			if ( null !== $tried && ! $tried->isEmpty() ) {
				return $tried;
			}
		}
		return null;
	}

	/** @param list<int> $ignored Places that are not known yet either. */
	private function tryAt( Answer $answer, int $place, array $ignored ): ?Answer {
		$first = null;
		foreach ( $this->candidates( $answer->slots[ $place ] ) as $words ) {
			$slots           = $answer->slots;
			$slots[ $place ] = $slots[ $place ]->correctedTo( $words );
			$tried           = Answer::to( array_values( $slots ), $this->lexicon );
			$known           = Answer::to( array_values( array_diff_key( $slots, array_flip( $ignored ) ) ), $this->lexicon );
			if ( ! $known->isEmpty() ) {
				return $tried;
			}
			$first ??= $tried;
		}
		return $first;
	}

	/** @return list<list<string>> */
	private function candidates( Slot $slot ): array {
		$typed = implode( '', $slot->words );
		$near  = [];
		foreach ( count( $slot->words ) > 1 ? [ $typed ] : $slot->words as $word ) {
			$near = $this->lexicon->likeTo( $word );
		}
		if ( count( $slot->words ) > 1 && [] === $near ) {
			return $this->eachWord( $slot->words );
		}
		return array_slice( [ ...array_map( static fn ( string $word ): array => [ $word ], $near ), ...$this->splits( $typed ) ], 0, self::TRIED );
	}

	/**
	 * @param list<string> $words
	 * @return list<list<string>>
	 */
	private function eachWord( array $words ): array {
		foreach ( $words as $place => $word ) {
			if ( $this->lexicon->exact( $word )->isEmpty() ) {
				$words[ $place ] = $this->lexicon->likeTo( $word )[0] ?? $word;
			}
		}
		return [ array_values( $words ) ];
	}

	/** @return list<list<string>> Two known words that were written as one. */
	private function splits( string $typed ): array {
		if ( 1 !== preg_match( '/^[a-z]{6,24}$/', $typed ) ) {
			return [];
		}
		$pairs = [];
		for ( $place = 3; $place <= strlen( $typed ) - 3; $place++ ) {
			$pairs[] = [ WordForm::normal( substr( $typed, 0, $place ) ), WordForm::normal( substr( $typed, $place ) ) ];
		}
		$this->lexicon->expect( array_merge( ...$pairs ) );
		return array_values( array_filter( $pairs, fn ( array $pair ): bool => ! $this->lexicon->exact( $pair[0] )->and( $this->lexicon->exact( $pair[1] ) )->isEmpty() ) );
	}
}
