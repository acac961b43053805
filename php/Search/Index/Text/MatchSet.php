<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The products of each slot of a query, on levels that hold the ones before: of the words as typed, of those that mean the same,
 * of all with the same root, and of what the last word may be the beginning of.
 */
final class MatchSet {
	/** Levels without mere roots, and without what is not yet a whole word. */
	private const MEANING = 1;
	private const WHOLE   = 2;

	/** @var list<int>|null */
	private ?array $rarest = null;

	/**
	 * @param array<int, Slot>                $slots
	 * @param list<array<int, RankedMatches>> $levels By slot.
	 */
	private function __construct(
		public readonly array $slots,
		private readonly array $levels
	) {}

	/** @param list<Slot> $slots */
	public static function to( array $slots, TermLookup $lookup ): self {
		$lookup->expect( array_merge( [], ...array_map( static fn ( Slot $slot ): array => $slot->allWords(), $slots ) ) );
		$levels = [ [], [], [] ];
		foreach ( $slots as $place => $slot ) {
			$levels[0][ $place ] = self::any( $slot->exact, $lookup->exact( ... ) );
			$levels[1][ $place ] = $levels[0][ $place ]->or( self::any( $slot->similar, $lookup->exact( ... ) ) );
			$levels[2][ $place ] = $levels[1][ $place ]->or( self::any( [ ...$slot->exact, ...$slot->similar ], $lookup->relatedMatches( ... ) ) );
		}
		return new self( $slots, $levels );
	}

	/** Match with what the last word may be the beginning of. */
	public function withCompletions( TermLookup $lookup ): self {
		$last = array_key_last( $this->slots );
		if ( null === $last ) {
			return $this;
		}
		$known  = $this->widest()[ $last ];
		$typed  = $this->slots[ $last ]->beginning;
		$longer = mb_strlen( $typed ) < ( $known->isEmpty() ? 2 : 3 ) ? new RankedMatches() : $lookup->beginning( $typed );
		$longer = $known->isEmpty() ? $longer : $longer->withoutDescriptions();
		return new self( $this->slots, [ ...$this->levels, array_replace( $this->widest(), [ $last => $known->or( $longer ) ] ) ] );
	}

	/** @return list<int> Places of slots that nothing has. */
	public function unknownPlaces(): array {
		return array_keys( array_filter( $this->widest(), static fn ( RankedMatches $ranked ): bool => $ranked->isEmpty() ) );
	}

	/** @return list<int> Places of slots: those in fewest titles first, then those of fewest products. */
	public function rarest(): array {
		if ( null === $this->rarest ) {
			$counts = array_map(
				static fn ( RankedMatches $ranked ): array => [ $ranked->count( ProductText::TITLE ), $ranked->count() ],
				$this->levels[ self::WHOLE ]
			);
			asort( $counts );
			$this->rarest = array_keys( $counts );
		}
		return $this->rarest;
	}

	/** Tells whether any product has the slot in its title or the name of a term. */
	public function isNamed( int $place ): bool {
		return $this->widest()[ $place ]->isNamed();
	}

	public function isEmpty(): bool {
		return [] === $this->everything();
	}

	/** @return array<int, string> Products that have every slot. */
	public function everything(): array {
		return self::all( $this->widest() )->all();
	}

	/** Number of slots of which there is a product that has them all. */
	public function most(): int {
		return OverlapCount::of( self::steps( $this->widest(), ProductText::DESCRIPTION ) )->most();
	}

	/**
	 * @param list<array<int, string>> $ranks
	 * @return bool Whether any of these has a whole word of the text in its title.
	 */
	public function isTitled( array $ranks ): bool {
		$titled = OverlapCount::of( self::steps( $this->levels[ self::WHOLE ], ProductText::TITLE ) )->atLeast( 1 );
		return [] !== array_filter( $ranks, static fn ( array $rank ): bool => [] !== RankedMatches::bothOf( $rank, $titled ) );
	}

	/**
	 * Products that have everything, best first: all of it in the title, then with the terms, as typed before in other words; then
	 * anywhere. Where descriptions alone happen to have everything, those whose title has most of it follow.
	 *
	 * @return list<array<int, string>>
	 */
	public function ranks(): array {
		$named   = [];
		$elsewhere = [];
		foreach ( $this->levels as $level ) {
			$all     = self::all( $level );
			$named   = [ ...$named, $all->steps[ ProductText::TITLE ] ?? [], ...$this->byTitle( $all->steps[ ProductText::TERMS ] ?? [], $level ) ];
			$elsewhere = [ ...$elsewhere, ...$this->byTitle( $all->all(), $level ) ];
		}
		$ranks = [ ...$named, ...$elsewhere ];
		return $this->isTitled( [ $this->everything() ] ) ? $ranks : [ ...$ranks, ...$this->mostIn( ProductText::TITLE, $this->half() ) ];
	}

	/**
	 * Products that have most of it: as many of the slots as any product has, at least half; else those that are named by any.
	 *
	 * @return list<array<int, string>>
	 */
	public function mostOf(): array {
		$most = $this->mostIn( ProductText::DESCRIPTION, $this->half() );
		return match ( true ) {
			[] === $most              => $this->mostIn( ProductText::TERMS, 1 ),
			$this->isTitled( $most ) => $most,
			default                   => [ ...$most, ...$this->mostIn( ProductText::TITLE, 1 ) ],
		};
	}

	/**
	 * @param array<int, string> $found
	 * @return list<int> Places of slots that none of these products has.
	 */
	public function absentFrom( array $found ): array {
		return array_keys( array_filter( $this->widest(), static fn ( RankedMatches $ranked ): bool => [] === RankedMatches::bothOf( $ranked->all(), $found ) ) );
	}

	/**
	 * @param int $place Down to which place of a text.
	 * @param int $least How many slots at least.
	 * @return list<array<int, string>> Products that have as many of the slots as any has, as typed before in other words.
	 */
	private function mostIn( int $place, int $least ): array {
		$most  = OverlapCount::of( self::steps( $this->widest(), $place ) )->most();
		$ranks = [];
		foreach ( $most < $least ? [] : $this->levels as $level ) {
			$found = OverlapCount::of( self::steps( $level, $place ) )->atLeast( $most );
			$ranks = [ ...$ranks, ...$this->byTitle( $found, $level ) ];
		}
		return $ranks;
	}

	private function half(): int {
		return intdiv( count( $this->slots ) + 1, 2 );
	}

	/** @return array<int, RankedMatches> */
	private function widest(): array {
		return $this->levels[ array_key_last( $this->levels ) ] ?? [];
	}

	/**
	 * Products in the order of how well their titles fit, as typed before what means the same; then those with terms that do.
	 *
	 * @param array<int, string>        $found
	 * @param array<int, RankedMatches> $level
	 * @return list<array<int, string>>
	 */
	private function byTitle( array $found, array $level ): array {
		if ( [] === $found ) {
			return [];
		}
		$named = RankedMatches::bothOf( $found, OverlapCount::of( self::steps( $level, ProductText::TERMS ) )->atLeast( 1 ) );
		return [ ...$this->ranksByTitle( $named, $level ), ...$this->ranksByTitle( $found, $this->levels[ self::MEANING ] ), $named, $found ];
	}

	/**
	 * @param array<int, string>        $found
	 * @param array<int, RankedMatches> $level
	 * @return list<array<int, string>> Those whose title has more of the slots first, then those whose title has rarer ones.
	 */
	private function ranksByTitle( array $found, array $level ): array {
		$titles = self::steps( $level, ProductText::TITLE );
		$overlap  = OverlapCount::of( $titles );
		$ranks  = [];
		for ( $count = $overlap->most(); $count > 0; $count-- ) {
			$own = RankedMatches::bothOf( $found, $overlap->atLeast( $count ) );
			foreach ( [] === $own ? [] : $this->rarest() as $place ) {
				$ranks[] = RankedMatches::bothOf( $own, $titles[ $place ] );
			}
		}
		return array_values( array_filter( $ranks ) );
	}

	/**
	 * @param array<int, RankedMatches> $level
	 * @return array<int, array<int, string>>
	 */
	private static function steps( array $level, int $place ): array {
		return array_map( static fn ( RankedMatches $ranked ): array => $ranked->steps[ $place ] ?? [], $level );
	}

	/** @param array<int, RankedMatches> $reaches */
	private static function all( array $reaches ): RankedMatches {
		$all = null;
		foreach ( $reaches as $ranked ) {
			$all = $all?->and( $ranked ) ?? $ranked;
		}
		return $all ?? new RankedMatches();
	}

	/**
	 * @param list<list<string>>              $ways
	 * @param callable(string): RankedMatches $find
	 */
	private static function any( array $ways, callable $find ): RankedMatches {
		$any = new RankedMatches();
		foreach ( $ways as $words ) {
			$all = null;
			foreach ( $words as $word ) {
				$all = $all?->and( $find( $word ) ) ?? $find( $word );
			}
			$any = $any->or( $all ?? new RankedMatches() );
		}
		return $any;
	}
}
