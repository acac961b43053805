<?php

declare( strict_types=1 );

namespace Marketday\Store\Index\Text;

use Marketday\Store\Index\Bits;
use Marketday\Store\Index\IndexTables;

/** Puts products' words and numbers into a generation and takes them out. */
final class TextWriter {
	private readonly Dictionary $dictionary;

	public function __construct( private readonly TextTables $tables ) {
		$this->dictionary = new Dictionary( $tables );
	}

	/**
	 * @param array<int, ProductText> $texts By ordinal, as they are now.
	 * @param list<int>               $known Ordinals that had a text before: those that changed and those that are free now.
	 */
	public function apply( array $texts, array $known ): void {
		$before = $this->textsOf( $known );
		$after  = $this->numbered( $texts );
		$this->writePostings( $before, $after );
		$this->writeTexts( array_filter( $after, static fn ( array $words, int $ordinal ): bool => ( $before[ $ordinal ] ?? null ) !== $words, ARRAY_FILTER_USE_BOTH ), array_values( array_diff( $known, array_keys( $texts ) ) ) );
		$this->writeCodes( $texts, $known );
	}

	/**
	 * @param array<int, ProductText> $texts
	 * @return array<int, array<int, int>> Place by word's number, by ordinal.
	 */
	private function numbered( array $texts ): array {
		$words = [];
		$shown = [];
		foreach ( $texts as $ordinal => $text ) {
			$words[ $ordinal ] = $text->words();
			foreach ( array_diff_key( $words[ $ordinal ], $shown ) as $word => $place ) {
				$shown[ $word ] = $text->shown( (string) $word );
			}
		}
		$ids      = $this->dictionary->ids( $shown );
		$numbered = [];
		foreach ( $words as $ordinal => $own ) {
			$numbered[ $ordinal ] = [];
			foreach ( $own as $word => $place ) {
				$numbered[ $ordinal ][ $ids[ $word ] ] = $place;
			}
		}
		return $numbered;
	}

	/**
	 * @param list<int> $ordinals
	 * @return array<int, array<int, int>>
	 */
	private function textsOf( array $ordinals ): array {
		$texts = [];
		foreach ( Rows::among( "SELECT ordinal, words FROM {$this->tables->texts()} WHERE ordinal IN (%s)", array_map( 'strval', $ordinals ) ) as [ $ordinal, $packed ] ) {
			$texts[ (int) $ordinal ] = [];
			foreach ( '' === (string) $packed ? [] : (array) unpack( 'V*', (string) $packed ) as $entry ) {
				$texts[ (int) $ordinal ][ (int) $entry >> 2 ] = (int) $entry & 3;
			}
		}
		return $texts;
	}

	/**
	 * @param array<int, array<int, int>> $before
	 * @param array<int, array<int, int>> $after
	 */
	private function writePostings( array $before, array $after ): void {
		$changes = [];
		foreach ( $before as $ordinal => $words ) {
			foreach ( array_diff_assoc( $words, $after[ $ordinal ] ?? [] ) as $word => $place ) {
				$changes[ intdiv( $ordinal, IndexTables::SEGMENT ) ][ $word ][ $place ][ $ordinal % IndexTables::SEGMENT ] = false;
			}
		}
		foreach ( $after as $ordinal => $words ) {
			foreach ( isset( $before[ $ordinal ] ) ? array_diff_assoc( $words, $before[ $ordinal ] ) : $words as $word => $place ) {
				$changes[ intdiv( $ordinal, IndexTables::SEGMENT ) ][ $word ][ $place ][ $ordinal % IndexTables::SEGMENT ] = true;
			}
		}
		$new = $this->dictionary->takeNew();
		foreach ( $changes as $segment => $words ) {
			$this->writeSegment( $segment, $words, $this->postingsOf( $segment, array_keys( array_diff_key( $words, $new ) ) ) );
		}
	}

	/**
	 * @param list<int> $words
	 * @return array<string, string> Bitmap by `word:place`.
	 */
	private function postingsOf( int $segment, array $words ): array {
		$found = [];
		foreach ( Rows::among( "SELECT word, place, bits FROM {$this->tables->postings()} WHERE segment={$segment} AND word IN (%s)", array_map( 'strval', $words ) ) as [ $word, $place, $bits ] ) {
			$found[ "{$word}:{$place}" ] = (string) $bits;
		}
		return $found;
	}

	/**
	 * @param array<int, array<int, array<int, bool>>> $words  Whether set, by word, place and place in the segment.
	 * @param array<string, string>                    $before
	 */
	private function writeSegment( int $segment, array $words, array $before ): void {
		$rows  = [];
		$empty = [];
		foreach ( $words as $word => $places ) {
			foreach ( $places as $place => $changes ) {
				$known = $before[ "{$word}:{$place}" ] ?? '';
				$bits  = Bits::changed( '' === $known ? '' : Postings::unpack( $known ), $changes );
				if ( Bits::isEmpty( $bits ) ) {
					$empty[] = "({$word},{$segment},{$place})";
				} else {
					$rows[] = sprintf( "(%d,%d,%d,%d,x'%s')", $word, $segment, $place, Bits::count( $bits ), bin2hex( Postings::pack( $bits ) ) );
				}
			}
		}
		Rows::write( "REPLACE INTO {$this->tables->postings()} (word,segment,place,amount,bits)", $rows );
		foreach ( $empty as $key ) {
			Rows::delete( "DELETE FROM {$this->tables->postings()} WHERE (word,segment,place) IN (%s)", [ $key ] );
		}
	}

	/**
	 * @param array<int, array<int, int>> $texts
	 * @param list<int>                   $free
	 */
	private function writeTexts( array $texts, array $free ): void {
		$rows = [];
		foreach ( $texts as $ordinal => $words ) {
			$entries = [];
			foreach ( $words as $word => $place ) {
				$entries[] = $word << 2 | $place;
			}
			$rows[] = "({$ordinal}," . Rows::quoted( pack( 'V*', ...$entries ) ) . ')';
		}
		Rows::write( "REPLACE INTO {$this->tables->texts()} (ordinal,words)", $rows );
		Rows::delete( "DELETE FROM {$this->tables->texts()} WHERE ordinal IN (%s)", array_map( 'strval', $free ) );
	}

	/**
	 * @param array<int, ProductText> $texts
	 * @param list<int>               $known
	 */
	private function writeCodes( array $texts, array $known ): void {
		$before = [];
		foreach ( Rows::among( "SELECT code, ordinal, unit FROM {$this->tables->codes()} WHERE ordinal IN (%s)", array_map( 'strval', $known ) ) as [ $code, $ordinal, $unit ] ) {
			$before[ (int) $ordinal ][ (string) $code ] = (int) $unit;
		}
		$rows = [];
		$gone = [];
		foreach ( $texts as $ordinal => $text ) {
			$codes = $text->codes();
			$old   = $before[ $ordinal ] ?? [];
			if ( [] !== array_diff_key( $old, $codes ) ) {
				$gone[] = $ordinal;
				$old    = [];
			}
			foreach ( array_diff_assoc( $codes, $old ) as $code => $unit ) {
				$rows[] = sprintf( '(%s,%d,%d)', Rows::quoted( (string) $code ), $ordinal, $unit );
			}
		}
		array_push( $gone, ...array_diff( array_keys( $before ), array_keys( $texts ) ) );
		Rows::delete( "DELETE FROM {$this->tables->codes()} WHERE ordinal IN (%s)", array_map( 'strval', $gone ) );
		Rows::write( "REPLACE INTO {$this->tables->codes()} (code,ordinal,unit)", $rows );
	}
}
