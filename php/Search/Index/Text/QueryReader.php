<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\Folding;

/** Reads what somebody typed: words that belong together, words that say nothing left out. */
final class QueryReader {
	public const LONGEST = 200;

	private const MOST_WORDS = 12;

	public function __construct(
		private readonly Synonyms $synonyms,
		private readonly TermLookup $lookup
	) {}

	/** @return list<Slot> */
	public function slots( string $text ): array {
		$text    = Grams::spaceWords( self::cut( $text ) );
		$written = array_slice( Analyser::writtenGroups( $text ), 0, 2 * self::MOST_WORDS );
		$groups  = array_map( static fn ( array $parts ): array => array_map( Folding::plain( ... ), $parts ), $written );
		$typed   = new TypedWords( $text );
		$this->lookup->expect( array_map( [ WordForm::class, 'normal' ], [ ...array_merge( [], ...$groups ), ...self::joinWords( $groups ) ] ) );
		$slots = [];
		for ( $place = 0, $count = count( $groups ); $place < $count && count( $slots ) < self::MOST_WORDS; ) {
			$length = $this->lengthAt( $groups, $place );
			$name   = $typed->of( array_slice( $groups, $place, $length ) );
			foreach ( $this->words( array_merge( ...array_slice( $written, $place, $length ) ) ) as $parts ) {
				$slots[] = Slot::read( $parts, $name, $this->synonyms, $this->inLatin( $parts ) );
			}
			$place += $length;
		}
		$meaningful = array_values( array_filter( $slots, static fn ( Slot $slot ): bool => count( $slot->words ) > 1 || ! Analyser::isStop( $slot->words[0] ) ) );
		return array_slice( [] === $meaningful ? $slots : $meaningful, 0, self::MOST_WORDS );
	}

	/** Tells whether all of a text is looked for: no word of it is too long, or one too many. */
	public static function readsAll( string $text ): bool {
		$words = Analyser::words( Grams::spaceWords( $text ) );
		$read  = array_map( static fn ( string $word ): string => Grams::isRun( $word ) ? Grams::readOf( $word ) : implode( '', Analyser::parts( $word ) ), $words );
		return count( $words ) <= self::MOST_WORDS && self::cut( $text ) === $text
			&& implode( '', $read ) === preg_replace( '~[^\p{L}\p{M}\p{N}]+~u', '', Analyser::fold( $text ) );
	}

	/**
	 * @param list<string> $parts
	 * @return list<list<string>>
	 */
	private function words( array $parts ): array {
		return Grams::isRun( $parts[0] ) ? Grams::words( $parts, fn ( string $gram ): bool => ! $this->lookup->exact( $gram )->isEmpty() ) : [ $parts ];
	}

	/**
	 * @param list<string> $parts
	 * @return list<list<string>> None where products have another word that is the same in Latin letters.
	 */
	private function inLatin( array $parts ): array {
		$latin = Folding::transliterations( $parts );
		$twins = [] === $latin ? [] : array_merge( ...array_map( Folding::twins( ... ), $parts ) );
		$this->lookup->expect( $twins );
		return [] === array_filter( $twins, fn ( string $twin ): bool => ! $this->lookup->exact( $twin )->isEmpty() ) ? $latin : [];
	}

	public static function cut( string $text ): string {
		return mb_substr( str_replace( "\0", ' ', mb_scrub( $text, 'UTF-8' ) ), 0, self::LONGEST );
	}

	/**
	 * @param list<list<string>> $groups
	 * @return int How many of them mean one thing: a phrase of the shop's synonyms, or a word of the catalogue written as two.
	 */
	private function lengthAt( array $groups, int $place ): int {
		for ( $length = min( Synonyms::LONGEST, count( $groups ) - $place ); $length > 1; $length-- ) {
			if ( [] !== Slot::read( array_merge( ...array_slice( $groups, $place, $length ) ), '', $this->synonyms )->similar ) {
				return $length;
			}
		}
		$pair    = array_slice( $groups, $place, 2 );
		$isPlain = [ 1, 1 ] === array_map( 'count', $pair ) && ! Grams::isRun( $pair[0][0] ) && [] === Slot::read( $pair[0], '', $this->synonyms )->similar;
		return $isPlain && ! $this->lookup->exact( WordForm::normal( implode( '', array_merge( ...$pair ) ) ) )->isEmpty() ? 2 : 1;
	}

	/**
	 * @param list<list<string>> $groups
	 * @return list<string> Each as one word, and with the one that follows.
	 */
	private static function joinWords( array $groups ): array {
		$joined = [];
		foreach ( $groups as $place => $parts ) {
			if ( Grams::isRun( $parts[0] ) ) {
				continue;
			}
			$joined[] = implode( '', $parts );
			$joined[] = implode( '', [ ...$parts, ...$groups[ $place + 1 ] ?? [] ] );
		}
		return $joined;
	}
}
