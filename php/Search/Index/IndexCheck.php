<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\Text\TextCheck;

/** Compares the serving generation, bit by bit, with one made from the catalogue by plain queries. */
final class IndexCheck {
	private const BATCH = 500;

	public function __construct( private readonly FactsReader $reader ) {}

	/** @return list<string> A sentence for each difference; [] when there is none. */
	public function differences(): array {
		$active = IndexState::read()->active;
		if ( null === $active ) {
			return [ __( 'No index yet.', 'marketday' ) ];
		}
		$tables  = IndexTables::of( $active );
		$storage = new IndexStorage( $tables );
		$wanted  = new BitChanges();
		$found   = $this->compareProducts( $storage, $wanted, new TextCheck( $tables->text() ) );
		return [ ...$found, ...$this->strangers( $tables ), ...$this->compareBits( $tables, $storage, $wanted ) ];
	}

	/** @return list<string> */
	private function compareProducts( IndexStorage $storage, BitChanges $wanted, TextCheck $check ): array {
		global $wpdb;
		$found = [];
		for ( $cursor = 0; ; $cursor = max( $ids ) ) {
			$ids = array_map(
				'intval',
				$wpdb->get_col( $wpdb->prepare(
					"SELECT ID FROM {$wpdb->posts} WHERE post_type='product' AND post_status='publish' AND post_password='' AND ID > %d ORDER BY ID LIMIT %d",
					$cursor,
					self::BATCH
				) )
			);
			if ( [] === $ids ) {
				return $found;
			}
			$known = $storage->products( array_values( $ids ) );
			$texts = [];
			foreach ( $this->reader->read( array_values( $ids ) ) as $facts ) {
				if ( ! isset( $known[ $facts->id ] ) ) {
					$found[] = "Product {$facts->id} is not in the index.";
					continue;
				}
				$texts[ $known[ $facts->id ]['ordinal'] ] = $facts->text;
				$wanted->set( $known[ $facts->id ]['ordinal'], $facts->entries()->keys() );
				$before = self::sortKeys( $known[ $facts->id ]['entries'] );
				$now    = self::sortKeys( $facts->entries()->keys() );
				if ( $before !== $now ) {
					$found[] = sprintf(
						'Product %d: the index has %s, the catalogue %s.',
						$facts->id,
						implode( ' ', array_diff( $before, $now ) ) ?: 'nothing more',
						implode( ' ', array_diff( $now, $before ) ) ?: 'nothing more'
					);
				}
			}
			array_push( $found, ...$check->differences( $texts ) );
		}
	}

	/** @return list<string> Products of the index that no visitor may see. */
	private function strangers( IndexTables $tables ): array {
		global $wpdb;
		$ids = $wpdb->get_col(
			"SELECT i.product_id FROM {$tables->products()} i LEFT JOIN {$wpdb->posts} p ON p.ID = i.product_id AND p.post_type='product' AND p.post_status='publish' AND p.post_password='' WHERE p.ID IS NULL"
		);
		return array_map( static fn ( mixed $id ): string => "Product {$id} is in the index, and no visitor may see it.", array_values( $ids ) );
	}

	/** @return list<string> */
	private function compareBits( IndexTables $tables, IndexStorage $storage, BitChanges $wanted ): array {
		global $wpdb;
		$found = [];
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT facet FROM {$tables->bits()} WHERE facet <> %s", Facet::ORDER ) ) as $facet ) {
			foreach ( ( new IndexStorage( $tables ) )->load( [ (string) $facet ] ) as $segment => $facets ) {
				array_push( $found, ...$this->compareFacet( (string) $facet, $segment, $facets[ $facet ] ?? [], $wanted ) );
			}
		}
		foreach ( $wanted->segments() as $segment ) {
			foreach ( $wanted->entries( $segment ) as $entry ) {
				$found[] = "No bitmap of {$entry->key()} in segment {$segment}.";
			}
		}
		return $found;
	}

	/**
	 * Compares and takes out of what is wanted: what is left there at the end has no bitmap at all.
	 *
	 * @param array<int, array<int, string>> $values Bitmap by value and plane.
	 * @return list<string>
	 */
	private function compareFacet( string $facet, int $segment, array $values, BitChanges $wanted ): array {
		$found = [];
		foreach ( $values as $value => $planes ) {
			foreach ( $planes as $plane => $bits ) {
				$entry    = new Entry( $facet, $value, $plane );
				$expected = $wanted->take( $segment, $entry );
				if ( rtrim( $bits, "\0" ) !== rtrim( $expected, "\0" ) ) {
					$found[] = sprintf(
						'The bitmap of %s in segment %d has %d products, the catalogue %d.',
						$entry->key(),
						$segment,
						Bits::count( $bits ),
						Bits::count( $expected )
					);
				}
			}
		}
		return $found;
	}

	/**
	 * @param list<string> $keys
	 * @return list<string>
	 */
	private static function sortKeys( array $keys ): array {
		$keys = array_values( array_unique( $keys ) );
		sort( $keys );
		return $keys;
	}
}
