<?php
/**
 * Told to a site for the time of a benchmark: `bench-recall FILE PART` prints, as JSON, how many of the expected products of each
 * kind of search are among the first ten, and the searches that miss one.
 *
 * @package Marketday
 */

declare( strict_types=1 );

use Marketday\Search\Contract\FilterState;
use Marketday\Search\Contract\SearchHit;
use Marketday\Search\Contract\IndexedSearch;
use Marketday\Engine\Contract\ProductQuery;

add_action(
	'marketday_built',
	static function ( Marketday\Plugin $plugin, Marketday\Engine\Contract\Engine $engine ): void {
		$plugin->commands()->add(
			'bench-recall',
			'Measures searches whose results are known: bench-recall FILE PART',
			static function ( array $arguments, callable $print ) use ( $engine ): int {
				$search = new IndexedSearch( $engine );
				$file      = fopen( $arguments[0], 'r' );
				$recalls   = [];
				$missed    = [];
				while ( false !== $file && is_array( $row = fgetcsv( $file, escape: '' ) ) ) {
					[ $part, $kind, $query, $skus ] = $row;
					if ( $part !== $arguments[1] ) {
						continue;
					}
					$expected         = explode( ' ', $skus );
					$found            = $search->find( new ProductQuery( perPage: 10, search: $query ), new FilterState() );
					$first            = array_map( static fn ( SearchHit $one ): string => $one->product->sku, $found->products );
					$recall           = count( array_intersect( $expected, $first ) ) / min( 10, count( $expected ) );
					$recalls[ $kind ][] = $recall;
					if ( $recall < 1 ) {
						$missed[] = $query;
					}
				}
				$print( (string) wp_json_encode( [
					'recalls' => $recalls,
					'missed'  => $missed,
				] ) );
				return 0;
			}
		);
	},
	10,
	2
);
