<?php

declare( strict_types=1 );

namespace Marketday\Lists\Compare;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\PostCounter;
use Marketday\Kernel\Reports\Column;
use Marketday\Kernel\Reports\ProductRows;
use Marketday\Kernel\Reports\Report;
use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Kernel\Reports\ReportResult;

/** Numbers of how often each product was put beside others: nothing of who did so. */
final class ComparedReport implements Report {
	public const COUNTER = '_marketday_compared';

	public static function count( int $product ): void {
		PostCounter::add( $product, self::COUNTER );
	}

	public function title(): string {
		return __( 'Most compared', 'marketday' );
	}

	public function about(): string {
		return __( 'How often shoppers put a product into a comparison. Marketday counts additions and keeps nothing about who made them; the number stays with the product.', 'marketday' );
	}

	public function columns(): array {
		return ProductRows::columns( new Column( 'times', __( 'Times compared', 'marketday' ), 'number', 'g.times' ) );
	}

	public function sortColumn(): string {
		return 'times';
	}

	public function filters(): array {
		return [];
	}

	public function isSearched(): bool {
		return true;
	}

	public function run( ReportQuery $query ): ReportResult {
		global $wpdb;
		$counted = $wpdb->prepare( 'SELECT post_id AS product, MAX( meta_value + 0 ) AS times FROM %i WHERE meta_key = %s GROUP BY post_id', $wpdb->postmeta, self::COUNTER );
		return ProductRows::result( $query, $counted, [ 'times' ] );
	}
}
