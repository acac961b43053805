<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Rows;

/** Questions of one search to the text tables: words by form, by beginning, by likeness; their products; product numbers. */
final class TermLookup {
	private const MOST_BEGINNINGS = 40;
	private const MOST_LIKENESSES = 400;
	private const MOST_CODES      = 100;

	/** @var array<string, int> Number by word. */
	private array $ids = [];

	/** @var array<string, array<int, int>> Numbers by root. */
	private array $roots = [];

	/** @var array<string, bool> Words and roots that were asked for. */
	private array $asked = [];

	/** @var array<int, string> As products write it, by number. */
	private array $shown = [];

	/** @var array<int, RankedMatches> By word's number. */
	private array $reaches = [];

	public function __construct( private readonly TextTables $tables ) {}

	/** @param list<string> $words Normal words that will be asked about, so that one statement fetches them all. */
	public function expect( array $words ): void {
		$words = array_values( array_filter( array_unique( $words ), fn ( string $word ): bool => ! isset( $this->asked[ $word ] ) ) );
		if ( [] === $words ) {
			return;
		}
		$this->asked += array_fill_keys( $words, true );
		$exact        = array_map( [ Rows::class, 'quote' ], $words );
		$roots        = array_map( [ Rows::class, 'quote' ], array_unique( array_map( [ WordForm::class, 'root' ], $words ) ) );
		foreach ( Rows::among( "SELECT id, word, root, shown FROM {$this->tables->words()} WHERE word IN (%s)", $exact ) as [ $id, $word, $root, $shown ] ) {
			$this->ids[ (string) $word ] = (int) $id;
			$this->shown[ (int) $id ]    = (string) $shown;
		}
		foreach ( Rows::among( "SELECT id, root FROM {$this->tables->words()} WHERE root IN (%s)", $roots ) as [ $id, $root ] ) {
			$this->roots[ (string) $root ][ (int) $id ] = (int) $id;
		}
		$this->load( [ ...array_values( $this->ids ), ...array_merge( ...array_values( array_map( 'array_values', $this->roots ) ) ) ] );
	}

	public function exact( string $word ): RankedMatches {
		$this->expect( [ $word ] );
		return $this->rank( isset( $this->ids[ $word ] ) ? [ $this->ids[ $word ] ] : [] );
	}

	/** Other words of the same root: `walking` for `walk`. */
	public function relatedMatches( string $word ): RankedMatches {
		$this->expect( [ $word ] );
		return $this->rank( array_values( $this->roots[ WordForm::root( $word ) ] ?? [] ) );
	}

	/** Words that begin with what has been typed so far. */
	public function beginning( string $typed ): RankedMatches {
		global $wpdb;
		$sql   = "SELECT id FROM {$this->tables->words()} WHERE word >= "
			. Rows::quote( $typed )
			. ' AND word < '
			. Rows::quote( "{$typed}\xFF" )
			. ' ORDER BY word LIMIT '
			. self::MOST_BEGINNINGS;
		$ids   = array_map( 'intval', $wpdb->get_col( $sql ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- quoted as bytes.
		$this->load( array_values( $ids ) );
		return $this->rank( array_values( $ids ) );
	}

	/**
	 * Words of the catalogue that may be meant: those of few mistakes, of many products and of names are the likeliest.
	 *
	 * @return array<array-key, float> How unlikely each is.
	 */
	public function likeTo( string $typed ): array {
		$found = $this->near( $typed );
		$this->expect( array_map( 'strval', array_keys( $found ) ) );
		$likely = [];
		foreach ( $found as $word => $unlikely ) {
			$ranked = $this->exact( (string) $word );
			if ( ! $ranked->isEmpty() ) {
				$likely[ $word ] = $unlikely + ( $ranked->isNamed() ? 0 : 0.4 ) - min( 0.4, log( 1 + $ranked->count() ) / 40 );
			}
		}
		return $likely;
	}

	/** @return array<array-key, float> A dozen words within a few mistakes. */
	private function near( string $typed ): array {
		if ( 0 === Typos::mostTypos( $typed ) ) {
			return [];
		}
		$keys  = implode( ',', Typos::keysOfTyped( $typed ) );
		$rows  = Rows::among(
			"SELECT w.id, w.word, w.shown FROM {$this->tables->words()} w WHERE w.id IN (SELECT word FROM {$this->tables->typos()} WHERE hash IN (%s)) LIMIT "
				. self::MOST_LIKENESSES,
			[ $keys ]
		);
		$found = [];
		foreach ( $rows as [ $id, $word, $shown ] ) {
			$unlikely = Typos::unlikeliness( $typed, (string) $word );
			if ( null !== $unlikely ) {
				$found[ (string) $word ]     = $unlikely;
				$this->ids[ (string) $word ] = (int) $id;
				$this->shown[ (int) $id ]    = (string) $shown;
			}
		}
		asort( $found );
		return array_slice( $found, 0, 12, true );
	}

	/** Word as products write it. */
	public function spellingOf( string $word ): string {
		return $this->shown[ $this->ids[ $word ] ?? 0 ] ?? $word;
	}

	/**
	 * @param list<string> $codes  Product numbers as they are compared.
	 * @param string       $prefix What a number may begin with; '' for none.
	 * @return list<array{code: string, ordinal: int, unit: int}>
	 */
	public function codes( array $codes, string $prefix ): array {
		$sql  = "SELECT code, ordinal, unit FROM {$this->tables->codes()} WHERE ";
		$rows = [] === $codes ? [] : Rows::among( "{$sql} code IN (%s)", array_map( [ Rows::class, 'quote' ], $codes ) );
		if ( [] === $rows && '' !== $prefix ) {
			$rows = Rows::among(
				"{$sql} code >= %s AND code < " . Rows::quote( "{$prefix}\xFF" ) . ' ORDER BY code LIMIT ' . self::MOST_CODES,
				[ Rows::quote( $prefix ) ]
			);
		}
		return array_map(
			static fn ( array $row ): array => [
				'code'    => (string) $row[0],
				'ordinal' => (int) $row[1],
				'unit'    => (int) $row[2],
			],
			$rows
		);
	}

	/** @param list<int> $ids */
	private function rank( array $ids ): RankedMatches {
		$ranked = new RankedMatches();
		foreach ( $ids as $id ) {
			$ranked = isset( $this->reaches[ $id ] ) ? $ranked->or( $this->reaches[ $id ] ) : $ranked;
		}
		return $ranked;
	}

	/** @param list<int> $ids */
	private function load( array $ids ): void {
		$ids    = array_values( array_diff( array_unique( $ids ), array_keys( $this->reaches ) ) );
		$places = [];
		foreach ( Rows::among(
			"SELECT word, place, segment, bits FROM {$this->tables->postings()} WHERE word IN (%s)",
			array_map( 'strval', $ids )
		) as [ $word, $place, $segment, $bits ] ) {
			$places[ (int) $word ][ (int) $place ][ (int) $segment ] = Postings::unpack( (string) $bits );
		}
		foreach ( $ids as $id ) {
			$this->reaches[ $id ] = RankedMatches::of( $places[ $id ] ?? [] );
		}
	}
}
