<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\Storage\StorageFailure;
use Marketday\Engine\Embedded\Catalogue\MemberPrices;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Kernel\Clock;

/** WooCommerce's table `wc_product_meta_lookup`: what products are filtered and sorted by, one row each. */
final class LookupTable {
	public function __construct(
		private readonly MemberPrices $members,
		private readonly Clock $clock
	) {}

	public function write( ProductRecord $record ): void {
		global $wpdb;
		$prices = array_filter( array_map( 'strval', get_post_meta( $record->id(), '_price' ) ), 'is_numeric' );
		$votes  = array_map( 'intval', $record->map( '_wc_rating_count' ) );
		$row    = [
			'product_id'       => $record->id(),
			'sku'              => $record->text( '_sku' ),
			'global_unique_id' => $record->text( '_global_unique_id' ),
			'virtual'          => $record->flag( '_virtual' ) ? 1 : 0,
			'downloadable'     => $record->flag( '_downloadable' ) ? 1 : 0,
			'min_price'        => [] === $prices ? 0.0 : (float) min( $prices ),
			'max_price'        => [] === $prices ? 0.0 : (float) max( $prices ),
			'onsale'           => $this->isOnSale( $record ) ? 1 : 0,
			'stock_quantity'   => $record->flag( '_manage_stock' ) ? (float) $record->text( '_stock' ) : null,
			'stock_status'     => $record->text( '_stock_status' ) ?: 'instock',
			'rating_count'     => array_sum( $votes ),
			'average_rating'   => (float) $record->text( '_wc_average_rating' ),
			'total_sales'      => (int) $record->text( 'total_sales' ),
			'tax_status'       => $record->text( '_tax_status' ) ?: 'taxable',
			'tax_class'        => $record->text( '_tax_class' ),
		];
		if ( false === $wpdb->replace( "{$wpdb->prefix}wc_product_meta_lookup", $row ) ) {
			throw new StorageFailure( (string) $wpdb->last_error );
		}
	}

	/** @param list<int> $ids */
	public function remove( array $ids ): void {
		global $wpdb;
		$in = implode( ',', array_map( 'intval', $ids ) );
		if ( '' !== $in ) {
			Database::execute( "DELETE FROM {$wpdb->prefix}wc_product_meta_lookup WHERE product_id IN ( {$in} )" );
			Database::execute( "DELETE FROM {$wpdb->prefix}wc_product_attributes_lookup WHERE product_id IN ( {$in} ) OR product_or_parent_id IN ( {$in} )" );
		}
	}

	private function isOnSale( ProductRecord $record ): bool {
		if ( ProductType::Variable === $record->type ) {
			return in_array( true, array_column( $this->members->ofVariable( $record ), 'onSale' ), true );
		}
		return $record->isOnSale( $this->clock->now() );
	}
}
