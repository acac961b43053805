<?php

declare( strict_types=1 );

namespace Marketday\CatalogueGenerator;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Engine\Embedded\Catalogue\ProductLookupTable;

/** `generate N`: adds N products, the same ones on every site, for trying and measuring large catalogues. */
final class GenerateCommand {
	private const BATCH = 500;

	private const MOST = 1_000_000;

	public function __construct( private readonly ProductLookupTable $lookupTable ) {}

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 */
	public function run( array $arguments, callable $print ): int {
		$wanted = filter_var( $arguments[0] ?? '', FILTER_VALIDATE_INT );
		if ( false === $wanted || $wanted < 1 || $wanted > self::MOST ) {
			$print( 'How many? Say for example: generate 10000' );
			return 1;
		}
		$started = microtime( true );
		$last    = $this->lastNumber();
		$rows    = new BulkRows();
		$maker   = new ProductRows( $rows, new Vocabulary() );
		for ( $done = 0; $done < $wanted; $done += self::BATCH ) {
			$size = min( self::BATCH, $wanted - $done );
			Transaction::run( function () use ( $maker, $rows, $last, $done, $size ): void {
				$this->lookupTable->add( $this->addBatch( $maker, $rows, $last + $done + 1, $size ) );
			} );
			$this->printProgress( $print, $done + $size, $wanted, $started );
		}
		$this->countTerms();
		wp_cache_flush();
		/** Many products came at once, past the writer: what is kept about the whole catalogue no longer holds. */
		do_action( 'marketday_catalogue_changed' );
		$print( sprintf( '%d products in %.1f s.', $wanted, microtime( true ) - $started ) );
		return 0;
	}

	/** @return int The first product's id. */
	private function addBatch( ProductRows $maker, BulkRows $rows, int $first, int $size ): int {
		global $wpdb;
		$start = 1 + (int) $wpdb->get_var( "SELECT MAX( ID ) FROM {$wpdb->posts}" );
		$id    = $start;
		for ( $number = $first; $number < $first + $size; $number++ ) {
			$id = $maker->add( $id, new GeneratedProduct( $number ) );
		}
		$rows->flush();
		return $start;
	}

	/** Generating again goes on where it ended. */
	private function lastNumber(): int {
		global $wpdb;
		$sku = (string) $wpdb->get_var( "SELECT MAX( sku ) FROM {$wpdb->prefix}wc_product_meta_lookup WHERE sku LIKE 'GEN-%'" );
		return (int) substr( $sku, 4, 7 );
	}

	/** @param callable(string): void $print */
	private function printProgress( callable $print, int $done, int $wanted, float $started ): void {
		if ( 0 === $done % ( 10 * self::BATCH ) || $done === $wanted ) {
			$print( sprintf( '%d of %d products, %d a second', $done, $wanted, (int) ( $done / max( 0.001, microtime( true ) - $started ) ) ) );
		}
	}

	private function countTerms(): void {
		foreach ( get_object_taxonomies( 'product' ) as $taxonomy ) {
			$ids = get_terms( [
				'taxonomy'   => $taxonomy,
				'hide_empty' => false,
				'fields'     => 'tt_ids',
			] );
			if ( is_array( $ids ) && [] !== $ids ) {
				wp_update_term_count_now( array_values( array_map( 'intval', $ids ) ), $taxonomy );
			}
		}
	}
}
