<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Plan;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of any length are read piece by piece, which WP_Filesystem cannot.

use Marketday\Admin\Import\FileRefusedException;

/** The finished plan: entries in the order of their keys, found by halving. */
final class PlanFile {
	public const NAME = 'plan';

	/** @var resource */
	private $handle;

	private readonly int $count;

	public function __construct( string $folder ) {
		$file   = $folder . '/' . self::NAME;
		$handle = is_file( $file ) ? fopen( $file, 'rb' ) : false;
		if ( false === $handle ) {
			throw new FileRefusedException( __( 'This import’s notes are gone. Please start it again.', 'marketday' ) );
		}
		$this->handle = $handle;
		$this->count  = intdiv( (int) filesize( $file ), PlanEntry::LENGTH );
	}

	/** @return list<PlanEntry> Every entry of this name, products first, then variations, then children. */
	public function entriesOf( string $name ): array {
		$key     = PlanEntry::keyOf( $name );
		$entries = [];
		for ( $number = $this->firstOf( $key ); $number < $this->count; $number++ ) {
			$entry = $this->entry( $number );
			if ( $entry->key !== $key ) {
				break;
			}
			$entries[] = $entry;
		}
		return $entries;
	}

	/**
	 * The variations, from this entry on, whose parent is not in the file: all those of one parent together (with the entry of that
	 * parent where it is a variation itself).
	 *
	 * @return array{entries: list<PlanEntry>, next: int}|null Null when there are no more.
	 */
	public function orphansFrom( int $number ): ?array {
		while ( $number < $this->count ) {
			$group = $this->groupAt( $number );
			$number += count( $group );
			if ( PlanEntry::PRODUCT !== $group[0]->kind && PlanEntry::CHILD === $group[ count( $group ) - 1 ]->kind ) {
				return [
					'entries' => $group,
					'next'    => $number,
				];
			}
		}
		return null;
	}

	/** @return non-empty-list<PlanEntry> */
	private function groupAt( int $number ): array {
		$group = [ $this->entry( $number ) ];
		while ( ++$number < $this->count ) {
			$entry = $this->entry( $number );
			if ( $entry->key !== $group[0]->key ) {
				break;
			}
			$group[] = $entry;
		}
		return $group;
	}

	private function firstOf( string $key ): int {
		$low  = 0;
		$high = $this->count;
		while ( $low < $high ) {
			$middle = intdiv( $low + $high, 2 );
			if ( strcmp( $this->entry( $middle )->key, $key ) < 0 ) {
				$low = $middle + 1;
			} else {
				$high = $middle;
			}
		}
		return $low;
	}

	private function entry( int $number ): PlanEntry {
		fseek( $this->handle, $number * PlanEntry::LENGTH );
		return PlanEntry::unpack( (string) fread( $this->handle, PlanEntry::LENGTH ) );
	}
}
