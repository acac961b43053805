<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what was meant where a text finds nothing: typos. Words that are written together are in the index as products have
 * them. A word that the shop's synonyms have, or that names products, is no typo.
 */
final class Correction {
	private const TRIED = 5;

	/** A shorter word may well be one that no product has, near by chance to one of a description: black and back, spade and shade. */
	private const DISTINCTIVE_LENGTH = 7;

	public function __construct(
		private readonly TermLookup $lookup,
		private readonly Synonyms $synonyms
	) {}

	/** The answer to the corrected slots; null where nothing likelier is known. */
	public function of( MatchSet $matches ): ?MatchSet {
		$unknown = $matches->unknownPlaces();
		return [] === $unknown ? $this->oneOf( $matches ) : $this->allOf( $matches, $unknown );
	}

	/**
	 * Words that no product has.
	 *
	 * @param list<int> $unknown
	 */
	private function allOf( MatchSet $matches, array $unknown ): ?MatchSet {
		$best = null;
		foreach ( $unknown as $place ) {
			$best = $this->tryAt( $best ?? $matches, $place, array_values( array_diff( $unknown, [ $place ] ) ) ) ?? $best;
		}
		return $best;
	}

	/** Every word is known, but no product has them all: one of them may have been another. */
	private function oneOf( MatchSet $matches ): ?MatchSet {
		foreach ( $matches->rarest() as $place ) {
			$tried = $matches->isNamed( $place ) ? null : $this->tryAt( $matches, $place, [] );
			if ( null !== $tried && ! $tried->isEmpty() ) {
				return $tried;
			}
		}
		return null;
	}

	/** @param list<int> $ignored Places that are not known yet either. */
	private function tryAt( MatchSet $matches, int $place, array $ignored ): ?MatchSet {
		$first = null;
		foreach ( $this->candidates( $matches->slots[ $place ] ) as $slot ) {
			$slots   = array_replace( $matches->slots, [ $place => $slot ] );
			$tried   = MatchSet::to( array_values( $slots ), $this->lookup );
			$known   = MatchSet::to( array_values( array_diff_key( $slots, array_flip( $ignored ) ) ), $this->lookup );
			$isMeant = $tried->isNamed( $place ) || self::isDistinctive( implode( '', $matches->slots[ $place ]->words ), implode( '', $slot->words ) );
			if ( ! $known->isEmpty() && ( $isMeant || $known->isTitled( [ $known->everything() ] ) ) ) {
				return $tried;
			}
			$first ??= $isMeant && ! in_array( $place, $tried->unknownPlaces(), true ) ? $tried : null;
		}
		return $first;
	}

	private static function isDistinctive( string $typed, string $meant ): bool {
		$length = mb_strlen( $typed );
		return $length >= self::DISTINCTIVE_LENGTH || ( $length > 4 && Typos::isSlip( $typed, $meant ) );
	}

	/** @return list<Slot> */
	private function candidates( Slot $slot ): array {
		$typed = implode( '', $slot->words );
		$near  = $slot->isSynonym ? [] : $this->lookup->likeTo( $typed ) + $this->synonyms->likeTo( $typed );
		asort( $near );
		$near = array_map( 'strval', array_keys( $near ) );
		if ( $slot->isAccented() ) {
			$near = array_filter( $near, static fn ( string $word ): bool => self::plain( $word ) === self::plain( $typed ) );
		} elseif ( count( $slot->words ) > 1 && [] === $near && ! $slot->isSynonym ) {
			return [ $slot->correctedTo( $this->eachWord( $slot->words ), $this->synonyms ) ];
		}
		return array_map(
			fn ( string $word ): Slot => $slot->correctedTo( $this->synonyms->words( $word ), $this->synonyms ),
			array_slice( array_values( $near ), 0, self::TRIED )
		);
	}

	/** Word without what some languages write for an accent. */
	private static function plain( string $word ): string {
		return strtr( $word, [ 'aa' => 'a', 'ae' => 'a', 'oe' => 'o', 'ue' => 'u', 'ss' => 's' ] );
	}

	/**
	 * @param list<string> $words
	 * @return list<string>
	 */
	private function eachWord( array $words ): array {
		foreach ( $words as $place => $word ) {
			if ( $this->lookup->exact( $word )->isEmpty() ) {
				$near = $this->lookup->likeTo( $word );
				asort( $near );
				$words[ $place ] = (string) ( array_key_first( $near ) ?? $word );
			}
		}
		return array_values( $words );
	}
}
