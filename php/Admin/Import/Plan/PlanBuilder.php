<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Plan;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\Csv\Place;
use Marketday\Kernel\DiskFile;

/**
 * Notes on disk which rows bear which names, so that groups and links are found whatever the order of the file.
 * Sixteen piles by the key's first digit are sorted one after the other: memory stays small for any file.
 */
final class PlanBuilder {
	private const PILES = 16;

	/** @var array<int, string> Entries not yet written, by pile. */
	private array $waiting = [];

	public function __construct( private readonly string $folder ) {}

	public function note( CsvRow $row, Place $place ): void {
		$isVariation = $row->isVariation();
		$kind        = $isVariation ? PlanEntry::VARIATION : PlanEntry::PRODUCT;
		foreach ( [ $row->textOrEmpty( 'sku' ), self::idName( $row->textOrEmpty( 'id' ) ) ] as $name ) {
			$this->add( $name, $kind, $place );
		}
		if ( $isVariation ) {
			$this->add( self::parentName( $row->textOrEmpty( 'parent' ) ), PlanEntry::CHILD, $place );
		}
	}

	/** Writes what is waiting: call it before the work pauses. */
	public function flush(): void {
		foreach ( $this->waiting as $pile => $entries ) {
			DiskFile::append( $this->pile( $pile ), $entries );
		}
		$this->waiting = [];
	}

	/** Sorts the piles into the plan. */
	public function finish(): void {
		$this->flush();
		$plan = $this->folder . '/' . PlanFile::NAME;
		DiskFile::replace( $plan, '' );
		for ( $pile = 0; $pile < self::PILES; $pile++ ) {
			$file = $this->pile( $pile );
			if ( is_file( $file ) ) {
				$entries = str_split( (string) file_get_contents( $file ), PlanEntry::LENGTH );
				sort( $entries, SORT_STRING );
				DiskFile::append( $plan, implode( '', $entries ) );
				wp_delete_file( $file );
			}
		}
	}

	/** `id:44` for a row's id `44`. */
	public static function idName( string $id ): string {
		return ctype_digit( $id ) && '0' !== $id ? 'id:' . (int) $id : '';
	}

	/** A parent's name as the file gives it: `id:44`, or a SKU. */
	public static function parentName( string $parent ): string {
		return 1 === preg_match( '/^id:\s*(\d+)$/i', $parent, $found ) ? 'id:' . (int) $found[1] : $parent;
	}

	private function add( string $name, string $kind, Place $place ): void {
		if ( '' === $name ) {
			return;
		}
		$entry = new PlanEntry( PlanEntry::keyOf( $name ), $kind, $place );
		$pile  = ord( $entry->key[0] ) >> 4;

		$this->waiting[ $pile ] = ( $this->waiting[ $pile ] ?? '' ) . $entry->pack();
		if ( strlen( $this->waiting[ $pile ] ) > 65536 ) {
			$this->flush();
		}
	}

	private function pile( int $number ): string {
		return "{$this->folder}/pile-{$number}";
	}
}
