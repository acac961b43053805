<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** Bits to be set and cleared, gathered by segment so that each bitmap is read and written once. */
final class BitChanges {
	/** @var array<int, array<string, array<int, bool>>> Whether set, by segment, entry key and place in the segment. */
	private array $changes = [];

	/** @param list<string> $entries Entry keys. */
	public function set( int $ordinal, array $entries ): void {
		$this->change( $ordinal, $entries, true );
	}

	/** @param list<string> $entries Entry keys. */
	public function clear( int $ordinal, array $entries ): void {
		$this->change( $ordinal, $entries, false );
	}

	/**
	 * @param list<string> $before Entry keys.
	 * @param list<string> $after
	 */
	public function replace( int $ordinal, array $before, array $after ): void {
		$this->clear( $ordinal, array_values( array_diff( $before, $after ) ) );
		$this->set( $ordinal, array_values( array_diff( $after, $before ) ) );
	}

	/** @return list<int> */
	public function segments(): array {
		return array_keys( $this->changes );
	}

	/** @return array<int, array<string, bool>>|null Whether set, by entry key, by place in the segment; null where there are more places. */
	public function places( int $segment, int $most ): ?array {
		$places = [];
		foreach ( $this->changes[ $segment ] ?? [] as $entry => $changes ) {
			foreach ( $changes as $place => $isSet ) {
				$places[ $place ][ $entry ] = $isSet;
			}
			if ( count( $places ) > $most ) {
				return null;
			}
		}
		return $places;
	}

	/** @return list<Entry> */
	public function entries( int $segment ): array {
		return array_map( static fn ( string $key ): Entry => Entry::fromKey( $key ), array_map( 'strval', array_keys( $this->changes[ $segment ] ?? [] ) ) );
	}

	/**
	 * @param array<string, string> $before Bitmap by entry key.
	 * @return iterable<array{Entry, string}>
	 */
	public function applyTo( int $segment, array $before ): iterable {
		foreach ( $this->changes[ $segment ] ?? [] as $key => $places ) {
			yield [ Entry::fromKey( (string) $key ), Bits::applyChanges( $before[ $key ] ?? '', $places ) ];
		}
	}

	/** The bitmap of what is set for an entry; it is forgotten here. */
	public function take( int $segment, Entry $entry ): string {
		$places = array_keys( array_filter( $this->changes[ $segment ][ $entry->key() ] ?? [] ) );
		unset( $this->changes[ $segment ][ $entry->key() ] );
		return Bits::of( $places );
	}

	/** @param list<string> $entries */
	private function change( int $ordinal, array $entries, bool $isSet ): void {
		$segment = intdiv( $ordinal, IndexTables::SEGMENT );
		$place   = $ordinal % IndexTables::SEGMENT;
		foreach ( $entries as $entry ) {
			$this->changes[ $segment ][ $entry ][ $place ] = $isSet;
		}
	}
}
