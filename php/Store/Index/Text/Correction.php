<?php

declare( strict_types=1 );

namespace Marketday\Store\Index\Text;

/** Finds what was meant where a text finds nothing: typos. Words that are written together are in the index as products have them. */
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
		$near = $this->lexicon->likeTo( implode( '', $slot->words ) );
		if ( $slot->isAccented() ) {
			$near = array_filter( $near, static fn ( string $word ): bool => self::plain( $word ) === self::plain( implode( '', $slot->words ) ) );
		} elseif ( count( $slot->words ) > 1 && [] === $near ) {
			return $this->eachWord( $slot->words );
		}
		return array_map( static fn ( string $word ): array => [ $word ], array_slice( $near, 0, self::TRIED ) );
	}

	/** Without what some languages write for an accent. */
	private static function plain( string $word ): string {
		return strtr( $word, [ 'aa' => 'a', 'ae' => 'a', 'oe' => 'o', 'ue' => 'u', 'ss' => 's' ] );
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
}
