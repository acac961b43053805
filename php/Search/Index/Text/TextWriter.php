<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\IndexTables;
use Marketday\Search\Index\Rows;

/** Puts products' words and numbers into a generation and takes them out. */
final class TextWriter {
	private readonly TermDictionary $dictionary;

	/** @var array<int, array<int, array<int, array<int, bool>>>> Whether set, by segment, word, place in the text and place in the segment. */
	private array $postings = [];

	/** @var list<string> Rows of texts. */
	private array $texts = [];

	/** @var list<int> Ordinals without a text from now on. */
	private array $free = [];

	/** @var list<string> Rows of codes. */
	private array $codes = [];

	/** @var list<int> Ordinals whose codes are written anew. */
	private array $recoded = [];

	public function __construct( private readonly TextTables $tables ) {
		$this->dictionary = new TermDictionary( $tables );
	}

	/**
	 * Notes what has to be written for these: many products have the same words.
	 *
	 * @param array<int, ProductText> $texts By ordinal, as they are now; each once until `write()`.
	 * @param list<int>               $known Ordinals that had a text before: those that changed and those that are free now.
	 */
	public function add( array $texts, array $known ): void {
		$before = $this->textsOf( $known );
		foreach ( $this->numberWords( $texts ) as $ordinal => $words ) {
			$this->change( $ordinal, $before[ $ordinal ] ?? null, $words );
		}
		foreach ( array_diff( $known, array_keys( $texts ) ) as $ordinal ) {
			$this->note( $ordinal, $before[ $ordinal ] ?? [], false );
			$this->free[] = $ordinal;
		}
		$this->addCodes( $texts, $known );
	}

	/** Writes what was noted. */
	public function write(): void {
		$new = $this->dictionary->write();
		foreach ( $this->postings as $segment => $words ) {
			$this->writeSegment( $segment, $words, $this->postingsOf( $segment, array_keys( array_diff_key( $words, $new ) ) ) );
		}
		Rows::write( "REPLACE INTO {$this->tables->texts()} (ordinal,words)", $this->texts );
		Rows::delete( "DELETE FROM {$this->tables->texts()} WHERE ordinal IN (%s)", array_map( 'strval', $this->free ) );
		Rows::delete( "DELETE FROM {$this->tables->codes()} WHERE ordinal IN (%s)", array_map( 'strval', $this->recoded ) );
		Rows::write( "REPLACE INTO {$this->tables->codes()} (code,ordinal,unit)", $this->codes );
		[ $this->postings, $this->texts, $this->free, $this->recoded, $this->codes ] = [ [], [], [], [], [] ];
	}

	/**
	 * @param array<int, ProductText> $texts
	 * @return array<int, array<int, int>> Place by word's number, by ordinal.
	 */
	private function numberWords( array $texts ): array {
		$words = [];
		$shown = [];
		foreach ( $texts as $ordinal => $text ) {
			$words[ $ordinal ] = $text->words();
			foreach ( array_diff_key( $words[ $ordinal ], $shown ) as $word => $place ) {
				$shown[ $word ] = $text->spellingOf( (string) $word );
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
		foreach ( Rows::among(
			"SELECT ordinal, words FROM {$this->tables->texts()} WHERE ordinal IN (%s)",
			array_map( 'strval', $ordinals )
		) as [ $ordinal, $packed ] ) {
			$texts[ (int) $ordinal ] = [];
			foreach ( '' === (string) $packed ? [] : (array) unpack( 'V*', (string) $packed ) as $entry ) {
				$texts[ (int) $ordinal ][ (int) $entry >> 2 ] = (int) $entry & 3;
			}
		}
		return $texts;
	}

	/**
	 * @param array<int, int>|null $before Place by word's number; null where there was no text.
	 * @param array<int, int>      $after
	 */
	private function change( int $ordinal, ?array $before, array $after ): void {
		if ( $before === $after ) {
			return;
		}
		$this->note( $ordinal, array_diff_assoc( $before ?? [], $after ), false );
		$this->note( $ordinal, null === $before ? $after : array_diff_assoc( $after, $before ), true );
		$entries = [];
		foreach ( $after as $word => $place ) {
			$entries[] = $word << 2 | $place;
		}
		$this->texts[] = "({$ordinal}," . Rows::quote( pack( 'V*', ...$entries ) ) . ')';
	}

	/** @param array<int, int> $words Place by word's number. */
	private function note( int $ordinal, array $words, bool $isSet ): void {
		$segment = intdiv( $ordinal, IndexTables::SEGMENT );
		$own     = $ordinal % IndexTables::SEGMENT;
		foreach ( $words as $word => $place ) {
			$this->postings[ $segment ][ $word ][ $place ][ $own ] = $isSet;
		}
	}

	/**
	 * @param list<int> $words
	 * @return array<string, string> Packed postings by `word:place`.
	 */
	private function postingsOf( int $segment, array $words ): array {
		$found = [];
		foreach ( Rows::among(
			"SELECT word, place, bits FROM {$this->tables->postings()} WHERE segment={$segment} AND word IN (%s)",
			array_map( 'strval', $words )
		) as [ $word, $place, $bits ] ) {
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
				$packed = Postings::applyChanges( $before[ "{$word}:{$place}" ] ?? '', $changes );
				if ( '' === $packed ) {
					$empty[] = "({$word},{$segment},{$place})";
				} else {
					$rows[] = sprintf( '(%d,%d,%d,%d,%s)', $word, $segment, $place, Postings::count( $packed ), Rows::quote( $packed ) );
				}
			}
		}
		Rows::write( "REPLACE INTO {$this->tables->postings()} (word,segment,place,amount,bits)", $rows );
		foreach ( $empty as $key ) {
			Rows::delete( "DELETE FROM {$this->tables->postings()} WHERE (word,segment,place) IN (%s)", [ $key ] );
		}
	}

	/**
	 * @param array<int, ProductText> $texts
	 * @param list<int>               $known
	 */
	private function addCodes( array $texts, array $known ): void {
		$before = [];
		foreach ( Rows::among(
			"SELECT code, ordinal, unit FROM {$this->tables->codes()} WHERE ordinal IN (%s)",
			array_map( 'strval', $known )
		) as [ $code, $ordinal, $unit ] ) {
			$before[ (int) $ordinal ][ (string) $code ] = (int) $unit;
		}
		foreach ( $texts as $ordinal => $text ) {
			$codes = $text->codes();
			$old   = $before[ $ordinal ] ?? [];
			if ( [] !== array_diff_key( $old, $codes ) ) {
				$this->recoded[] = $ordinal;
				$old             = [];
			}
			foreach ( array_diff_assoc( $codes, $old ) as $code => $unit ) {
				$this->codes[] = '(' . Rows::quote( (string) $code ) . ",{$ordinal},{$unit})";
			}
		}
		array_push( $this->recoded, ...array_diff( array_keys( $before ), array_keys( $texts ) ) );
	}
}
