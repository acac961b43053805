<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Bits;
use Marketday\Search\Index\IndexTables;

/**
 * Finds products by what somebody typed: product numbers, words in titles, in the names of categories, tags and attributes, in
 * descriptions; by their singular, their other spelling, their beginning, their synonyms; and what was meant where that finds
 * nothing.
 */
final class TextSearch {
	/** Shorter numbers are words. */
	private const SHORTEST_CODE = 3;

	/** @var array{string, TextMatch}|null The last text: listings, counts and filters of a page ask for it one after the other. */
	private ?array $last = null;

	public function __construct(
		private readonly IndexTables $tables,
		private readonly Synonyms $synonyms
	) {}

	public function match( string $text ): TextMatch {
		if ( null === $this->last || $text !== $this->last[0] ) {
			$this->last = [ $text, $this->find( QueryReader::cut( $text ) ) ];
		}
		return $this->last[1];
	}

	private function find( string $text ): TextMatch {
		$lookup = new TermLookup( $this->tables->text() );
		$slots   = ( new QueryReader( $this->synonyms, $lookup ) )->slots( $text );
		$codes   = $this->codes( $text, $lookup );
		$matches  = MatchSet::to( $slots, $lookup );
		$full = $matches->withCompletions( $lookup );
		if ( $full->isEmpty() && [] === $codes ) {
			$better = ( new Correction( $lookup, $this->synonyms ) )->of( $full );
			return null === $better || self::isWorse( $better, $full ) ? self::partial( $full ) : self::correctedMatch( $better, $full, $lookup );
		}
		$ranks = $full->isEmpty() ? [] : [ $this->findTitles( $text ), ...$full->ranks() ];
		$found = $this->withCodes( $codes, $ranks, ! $matches->isEmpty() && QueryReader::readsAll( $text ) );
		return $full->isEmpty() ? $found->without( self::besideCodes( $text, $full, $found ) ) : $found;
	}

	/** Tells whether most of what was typed finds more than what may have been meant: more of the words, or titles where that has none. */
	private static function isWorse( MatchSet $better, MatchSet $typed ): bool {
		$asTyped = $typed->mostOf();
		return match ( true ) {
			[] === $asTyped      => false,
			$better->isEmpty() => $better->most() <= $typed->most(),
			default            => $typed->isTitled( $asTyped ) && ! $better->isTitled( [ $better->everything() ] ),
		};
	}

	private static function correctedMatch( MatchSet $better, MatchSet $typed, TermLookup $lookup ): TextMatch {
		if ( ! $better->isEmpty() ) {
			return new TextMatch( self::distinct( $better->ranks() ), self::text( $better, $typed, [], $lookup ) );
		}
		$partial = self::partial( $better );
		return [] === $partial->ranks
			? $partial
			: new TextMatch( $partial->ranks, self::text( $better, $typed, $better->absentFrom( $partial->bits() ), $lookup ), true, leftOut: $partial->leftOut );
	}

	/**
	 * Text that is searched for instead, in words.
	 *
	 * @param list<int> $absent Places that are left out.
	 */
	private static function text( MatchSet $better, MatchSet $typed, array $absent, TermLookup $lookup ): string {
		$words = [];
		foreach ( array_diff_key( $better->slots, array_flip( $absent ) ) as $place => $slot ) {
			$known = $typed->slots[ $place ] ?? null;
			$words = [ ...$words, ...( $slot === $known ? $slot->words : array_map( $lookup->spellingOf( ... ), $slot->words ) ) ];
		}
		return implode( ' ', $words );
	}

	/** Products that have most of the words. */
	private static function partial( MatchSet $matches ): TextMatch {
		$found = new TextMatch( self::distinct( $matches->mostOf() ), isPartial: true );
		return $found->without( self::typedWords( $matches, $matches->absentFrom( $found->bits() ) ) );
	}

	/** @return list<string> Words beside a product number that what was found by it does not have. */
	private static function besideCodes( string $text, MatchSet $matches, TextMatch $found ): array {
		$whole = Code::normal( $text );
		$isOne = [] !== array_filter( $found->codes, static fn ( string $code ): bool => str_starts_with( $code, $whole ) );
		$words = array_filter(
			self::typedWords( $matches, $matches->absentFrom( $found->bits() ) ),
			static fn ( string $word ): bool => ! in_array( Code::normal( $word ), $found->codes, true )
		);
		return $isOne ? [] : array_values( $words );
	}

	/**
	 * @param list<int> $places
	 * @return list<string>
	 */
	private static function typedWords( MatchSet $matches, array $places ): array {
		return array_values( array_unique( array_map( static fn ( int $place ): string => $matches->slots[ $place ]->typed, $places ) ) );
	}

	/**
	 * @param list<array{code: string, ordinal: int, unit: int}> $codes
	 * @param list<array<int, string>>                           $ranks
	 */
	private function withCodes( array $codes, array $ranks, bool $isAsTyped ): TextMatch {
		$units  = array_column( $codes, 'unit', 'ordinal' );
		$names  = array_column( $codes, 'code', 'ordinal' );
		$places = [];
		foreach ( array_keys( $units ) as $ordinal ) {
			$places[ intdiv( $ordinal, IndexTables::SEGMENT ) ][] = $ordinal % IndexTables::SEGMENT;
		}
		return new TextMatch(
			self::distinct( [ array_map( [ Bits::class, 'of' ], $places ), ...$ranks ] ),
			variations: $units,
			codes: $names,
			isAsTyped: $isAsTyped
		);
	}

	/** @return list<array{code: string, ordinal: int, unit: int}> */
	private function codes( string $text, TermLookup $lookup ): array {
		$whole = Code::normal( $text );
		$parts = array_map(
			[ Code::class, 'normal' ],
			array_filter(
				(array) preg_split( '/\s+/', $text ),
				static fn ( mixed $part ): bool => is_string( $part ) && strlen( $part ) > 3 && Code::looksLikeOne( $part )
			)
		);
		$asked = array_filter( [ $whole, ...array_slice( $parts, 0, 6 ) ], static fn ( string $code ): bool => strlen( $code ) >= self::SHORTEST_CODE );
		if ( [] === $asked ) {
			return [];
		}
		$prefix = strlen( $whole ) >= self::SHORTEST_CODE && Code::looksLikeOne( $text ) ? $whole : '';
		return $lookup->codes( array_values( array_unique( $asked ) ), $prefix );
	}

	/** @return array<int, string> Products whose title is just what was typed. */
	private function findTitles( string $text ): array {
		global $wpdb;
		$ordinals = $wpdb->get_col( $wpdb->prepare( "SELECT ordinal FROM {$this->tables->products()} WHERE title = %s LIMIT 100", trim( $text ) ) );
		$places   = [];
		foreach ( $ordinals as $ordinal ) {
			$places[ intdiv( (int) $ordinal, IndexTables::SEGMENT ) ][] = (int) $ordinal % IndexTables::SEGMENT;
		}
		return array_map( [ Bits::class, 'of' ], $places );
	}

	/**
	 * @param list<array<int, string>> $ranks
	 * @return list<array<int, string>> Each product in its first one.
	 */
	private static function distinct( array $ranks ): array {
		$before   = [];
		$distinct = [];
		foreach ( $ranks as $rank ) {
			$rest = RankedMatches::without( $rank, $before );
			if ( [] !== $rest ) {
				$distinct[] = $rest;
				$before     = RankedMatches::eitherOf( $before, $rest );
			}
		}
		return $distinct;
	}
}
