<?php

declare( strict_types=1 );

namespace Marketday\Search\Index\Text;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Bits;
use Marketday\Search\Index\IndexTables;
use Marketday\Search\Index\Rows;

/** Compares the words and numbers of a generation with those of the products as they are now. */
final class TextCheck {
	public function __construct( private readonly TextTables $tables ) {}

	/**
	 * @param array<int, ProductText> $texts By ordinal, some hundred at a time.
	 * @return list<string> A sentence for each product whose words, places or numbers differ.
	 */
	public function differences( array $texts ): array {
		$found = [];
		$kept  = $this->keptWords( array_keys( $texts ) );
		$codes = $this->keptCodes( array_keys( $texts ) );
		foreach ( $texts as $ordinal => $text ) {
			$wanted = $text->words();
			$known  = $kept[ $ordinal ] ?? [];
			ksort( $wanted, SORT_STRING );
			ksort( $known, SORT_STRING );
			if ( $wanted !== $known ) {
				$changed = array_keys( array_diff_assoc( $wanted, $known ) + array_diff_assoc( $known, $wanted ) );
				$found[] = sprintf( 'Ordinal %d: its words differ: %s.', $ordinal, implode( ' ', array_slice( $changed, 0, 10 ) ) );
			}
			$numbers = $text->codes();
			ksort( $numbers, SORT_STRING );
			if ( $numbers !== ( $codes[ $ordinal ] ?? [] ) ) {
				$found[] = sprintf( 'Ordinal %d: its numbers differ: %s.', $ordinal, implode( ' ', array_slice( array_keys( $numbers ), 0, 10 ) ) );
			}
		}
		return [ ...$found, ...$this->missingPostings( $kept ) ];
	}

	/**
	 * @param list<int> $ordinals
	 * @return array<int, array<array-key, int>> Place by word, by ordinal.
	 */
	private function keptWords( array $ordinals ): array {
		$ids = [];
		foreach ( $this->wordsByOrdinal( $ordinals ) as $ordinal => $entries ) {
			foreach ( $entries as $entry ) {
				$ids[ $ordinal ][ $entry >> 2 ] = $entry & 3;
			}
		}
		$all   = array_keys( array_replace( [], ...array_values( $ids ) ) );
		$names = [];
		foreach ( Rows::among( "SELECT id, word FROM {$this->tables->words()} WHERE id IN (%s)", array_map( 'strval', $all ) ) as [ $id, $word ] ) {
			$names[ (int) $id ] = (string) $word;
		}
		$words = [];
		foreach ( $ids as $ordinal => $places ) {
			foreach ( $places as $id => $place ) {
				$words[ $ordinal ][ $names[ $id ] ?? "#{$id}" ] = $place;
			}
		}
		return $words;
	}

	/**
	 * @param list<int> $ordinals
	 * @return array<int, list<int>>
	 */
	private function wordsByOrdinal( array $ordinals ): array {
		$packed = [];
		foreach ( Rows::among(
			"SELECT ordinal, words FROM {$this->tables->texts()} WHERE ordinal IN (%s)",
			array_map( 'strval', $ordinals )
		) as [ $ordinal, $words ] ) {
			$packed[ (int) $ordinal ] = '' === (string) $words ? [] : array_values( array_map( 'intval', (array) unpack( 'V*', (string) $words ) ) );
		}
		return $packed;
	}

	/**
	 * @param list<int> $ordinals
	 * @return array<int, array<array-key, int>> Unit by number, by ordinal.
	 */
	private function keptCodes( array $ordinals ): array {
		$codes = [];
		foreach ( Rows::among(
			"SELECT ordinal, code, unit FROM {$this->tables->codes()} WHERE ordinal IN (%s)",
			array_map( 'strval', $ordinals )
		) as [ $ordinal, $code, $unit ] ) {
			$codes[ (int) $ordinal ][ (string) $code ] = (int) $unit;
		}
		array_walk( $codes, static fn ( array &$own ): bool => ksort( $own, SORT_STRING ) );
		return $codes;
	}

	/**
	 * @param array<int, array<array-key, int>> $kept
	 * @return list<string>
	 */
	private function missingPostings( array $kept ): array {
		$wanted = [];
		foreach ( $kept as $ordinal => $words ) {
			foreach ( $words as $word => $place ) {
				$wanted[ intdiv( $ordinal, IndexTables::SEGMENT ) ][ $word ][ $place ][] = $ordinal % IndexTables::SEGMENT;
			}
		}
		$found = [];
		foreach ( $wanted as $segment => $words ) {
			$quoted = array_map( static fn ( int|string $word ): string => Rows::quote( (string) $word ), array_keys( $words ) );
			$bits   = [];
			foreach ( Rows::among(
				"SELECT w.word, p.place, p.bits FROM {$this->tables->postings()} p JOIN {$this->tables->words()} w ON w.id = p.word WHERE p.segment={$segment} AND w.word IN (%s)",
				$quoted
			) as [ $word, $place, $packed ] ) {
				$bits[ (string) $word ][ (int) $place ] = Postings::unpack( (string) $packed );
			}
			foreach ( $words as $word => $places ) {
				foreach ( $places as $place => $members ) {
					$missing = array_filter( $members, static fn ( int $member ): bool => ! Bits::has( $bits[ $word ][ $place ] ?? '', $member ) );
					if ( [] !== $missing ) {
						$found[] = sprintf( 'The word %s lacks %d of its products in segment %d.', $word, count( $missing ), $segment );
					}
				}
			}
		}
		return $found;
	}
}
