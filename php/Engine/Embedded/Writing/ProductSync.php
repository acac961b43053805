<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Embedded\Catalogue\MemberPrices;
use Marketday\Engine\Embedded\Catalogue\ProductLookupTable;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Engine\Embedded\Catalogue\ProductRecords;

/** Brings everything that follows from products up to date: members' prices and stock, visibility terms, lookup tables. */
final class ProductSync {
	private const STATES = [ 'outofstock', 'rated-1', 'rated-2', 'rated-3', 'rated-4', 'rated-5' ];

	public function __construct(
		private readonly ProductRecords $records,
		private readonly MemberPrices $members,
		private readonly DerivedFields $derived,
		private readonly TermWriter $terms,
		private readonly LookupTable $lookup,
		private readonly AttributeLookup $attributes,
		private readonly ProductLookupTable $lookupTable
	) {}

	/**
	 * @param list<int> $ids Products or variations; a variation brings its product with it.
	 * @return list<int> The products brought up to date.
	 */
	public function sync( array $ids ): array {
		$products = $this->products( $ids );
		$this->members->forget();
		$this->records->prime( $products );
		$this->records->primeTerms( $products );
		foreach ( $products as $id ) {
			$this->syncOne( $id );
		}
		$groups = array_values( array_diff( $this->groupsOf( $products ), $products ) );
		foreach ( $groups as $id ) {
			$this->syncOne( $id );
		}
		$all = [ ...$products, ...$groups ];
		foreach ( array_chunk( $all, 500 ) as $chunk ) {
			$this->lookupTable->refresh( $chunk );
		}
		return $all;
	}

	/** @param list<int> $ids Deleted products and variations. */
	public function remove( array $ids ): void {
		$this->lookup->remove( $ids );
		$this->members->forget();
		$this->lookupTable->refresh( $ids );
	}

	private function syncOne( int $id ): void {
		$record = $this->records->find( $id );
		if ( null === $record ) {
			return;
		}
		$this->derived->sync( $record );
		$stars  = (int) round( (float) $record->text( '_wc_average_rating' ) );
		$states = $stars > 0 && $stars < 6 ? [ "rated-{$stars}" ] : [];
		if ( 'outofstock' === $record->text( '_stock_status' ) ) {
			$states[] = 'outofstock';
		}
		$this->terms->changeVisibility( $id, $states, self::STATES );
		$this->writeLookups( $record );
	}

	private function writeLookups( ProductRecord $record ): void {
		$this->lookup->write( $record );
		foreach ( ProductType::Variable === $record->type ? $this->records->variationsOf( $record ) : [] as $variation ) {
			$this->lookup->write( $variation );
		}
		$this->attributes->write( $record );
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private function products( array $ids ): array {
		$products = [];
		foreach ( $ids as $id ) {
			$record     = $this->records->find( $id );
			$products[] = null === $record ? 0 : ( $record->parent?->id() ?? $record->id() );
		}
		return array_values( array_unique( array_filter( $products, static fn ( int $id ): bool => $id > 0 ) ) );
	}

	/**
	 * @param list<int> $ids
	 * @return list<int> The grouped products these are in.
	 */
	private function groupsOf( array $ids ): array {
		global $wpdb;
		$groups = [];
		foreach ( $wpdb->get_results( "SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = '_children'" ) as $row ) {
			preg_match_all( '/;i:(\d+);/', (string) $row->meta_value, $found );
			if ( [] !== array_intersect( array_map( 'intval', $found[1] ), $ids ) ) {
				$groups[] = (int) $row->post_id;
			}
		}
		return $groups;
	}
}
