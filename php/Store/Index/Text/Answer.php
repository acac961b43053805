<?php

declare( strict_types=1 );

namespace Marketday\Store\Index\Text;

/** The products of each slot of a query: those of the words as typed, and those of all that means the same. */
final class Answer {
	/** @param array<int, Slot> $slots */
	private function __construct(
		public readonly array $slots,
		/** @var array<int, Reach> */
		private readonly array $exact,
		/** @var array<int, Reach> */
		private readonly array $wide
	) {}

	/** @param list<Slot> $slots */
	public static function to( array $slots, Lexicon $lexicon ): self {
		$lexicon->expect( array_merge( [], ...array_map( static fn ( Slot $slot ): array => $slot->allWords(), $slots ) ) );
		$exact = [];
		$wide  = [];
		foreach ( $slots as $place => $slot ) {
			$exact[ $place ] = self::any( $slot->exact, static fn ( string $word ): Reach => $lexicon->exact( $word ) );
			$wide[ $place ]  = $exact[ $place ]->or( self::any( [ ...$slot->exact, ...$slot->similar ], static fn ( string $word ): Reach => $lexicon->related( $word ) ) );
		}
		return new self( $slots, $exact, $wide );
	}

	/** With what the last word may be the beginning of. */
	public function completed( Lexicon $lexicon ): self {
		$last = array_key_last( $this->slots );
		if ( null === $last || 1 !== count( $this->slots[ $last ]->words ) ) {
			return $this;
		}
		$typed  = $this->slots[ $last ]->words[0];
		$least  = $this->wide[ $last ]->isEmpty() ? 2 : 3;
		$longer = strlen( $typed ) < $least ? new Reach() : $lexicon->beginning( $typed );
		$longer = $this->wide[ $last ]->isEmpty() ? $longer : $longer->withoutDescriptions();
		return new self( $this->slots, $this->exact, [ $last => $this->wide[ $last ]->or( $longer ) ] + $this->wide );
	}

	/** @return list<int> Places of slots that nothing has. */
	public function unknown(): array {
		return array_keys( array_filter( $this->wide, static fn ( Reach $reach ): bool => $reach->isEmpty() ) );
	}

	/** @return list<int> Places of slots, the rarest first. */
	public function rarest(): array {
		$counts = array_map( static fn ( Reach $reach ): int => $reach->count(), $this->wide );
		asort( $counts );
		return array_keys( $counts );
	}

	public function isEmpty(): bool {
		return [] === $this->slots || $this->all( $this->wide )->isEmpty();
	}

	/**
	 * Products that have everything, best first: all of it in the title as typed, then in other words, then with the terms, then
	 * anywhere.
	 *
	 * @return list<array<int, string>>
	 */
	public function ranks(): array {
		$exact = $this->all( $this->exact );
		$wide  = $this->all( $this->wide );
		$named = [];
		foreach ( $this->wide as $reach ) {
			$named = Reach::eitherOf( $named, $reach->steps[ ProductText::TITLE ] ?? [] );
		}
		$ranks = [];
		foreach ( Reach::PLACES as $place ) {
			foreach ( [ $exact, $wide ] as $reach ) {
				$ranks[] = Reach::bothOf( $reach->steps[ $place ] ?? [], $named );
				$ranks[] = $reach->steps[ $place ] ?? [];
			}
		}
		return $ranks;
	}

	/**
	 * Products that have most of it: as many of the slots as any product has, at least half.
	 *
	 * @return list<array<int, string>>
	 */
	public function mostOf(): array {
		$slots = count( $this->wide );
		$least = array_fill( 0, $slots + 1, [] );
		$named = [];
		foreach ( $this->wide as $reach ) {
			for ( $count = $slots; $count > 1; $count-- ) {
				$least[ $count ] = Reach::eitherOf( $least[ $count ], Reach::bothOf( $least[ $count - 1 ], $reach->all() ) );
			}
			$least[1] = Reach::eitherOf( $least[1], $reach->all() );
			$named    = Reach::eitherOf( $named, $reach->steps[ ProductText::TITLE ] ?? [] );
		}
		for ( $count = $slots - 1; 2 * $count >= $slots && $count > 0; $count-- ) {
			if ( [] !== $least[ $count ] ) {
				return [ Reach::bothOf( $least[ $count ], $named ), $least[ $count ] ];
			}
		}
		return [];
	}

	/**
	 * @param array<int, string> $found
	 * @return list<int> Places of slots that none of these products has.
	 */
	public function absentFrom( array $found ): array {
		return array_keys( array_filter( $this->wide, static fn ( Reach $reach ): bool => [] === Reach::bothOf( $reach->all(), $found ) ) );
	}

	/** @param array<int, Reach> $reaches */
	private function all( array $reaches ): Reach {
		$all = null;
		foreach ( $reaches as $reach ) {
			$all = $all?->and( $reach ) ?? $reach;
		}
		return $all ?? new Reach();
	}

	/**
	 * @param list<list<string>>      $ways
	 * @param callable(string): Reach $find
	 */
	private static function any( array $ways, callable $find ): Reach {
		$any = new Reach();
		foreach ( $ways as $words ) {
			$all = null;
			foreach ( $words as $word ) {
				$all = $all?->and( $find( $word ) ) ?? $find( $word );
			}
			$any = $any->or( $all ?? new Reach() );
		}
		return $any;
	}
}
