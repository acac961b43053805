<?php
/**
 * Makes a variable product to measure with, and the pages with our form and WooCommerce's.
 */

declare( strict_types=1 );

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\CatalogueWriter;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;

/**
 * @param CatalogueWriter $writer
 * @param list<int>       $values How many values each attribute has; every combination is made.
 * @return array{string, string} Addresses of the two pages.
 */
function marketday_bench_variations( CatalogueWriter $writer, array $values ): array {
	$attribute = static fn ( int $place, array $options ): AttributeDraft => new AttributeDraft( 'Option ' . ( $place + 1 ), $options, false, true, true );
	$options   = array_map( static fn ( int $count ): array => array_map( static fn ( int $number ): string => "Value {$number}", range( 1, $count ) ), $values );
	$count     = array_product( $values );
	$product   = $writer->save( new ProductDraft(
		type: ProductType::Variable,
		sku: "bench-{$count}",
		name: "Product of {$count}",
		status: 'publish',
		attributes: array_map( $attribute, array_keys( $options ), $options )
	) );
	$rows      = [ [] ];
	foreach ( $options as $own ) {
		$rows = array_merge( ...array_map( static fn ( array $row ): array => array_map( static fn ( string $value ): array => [ ...$row, $value ], $own ), $rows ) );
	}
	foreach ( $rows as $number => $row ) {
		$chosen = array_map( static fn ( int $place, string $value ): AttributeDraft => $attribute( $place, [ $value ] ), array_keys( $row ), $row );
		$writer->save( new ProductDraft(
			variationOf: $product,
			sku: "bench-{$product}-{$number}",
			regularPrice: (string) ( 10 + $number % 7 ),
			attributes: $chosen
		) );
	}
	$page = static fn ( string $content ): string => (string) get_permalink( wp_insert_post( [
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_title'   => 'Form',
		'post_content' => $content,
	] ) );
	return [ $page( sprintf( '<!-- wp:marketday/add-to-basket {"productId":%d} /-->', $product ) ), $page( sprintf( '[product_page id="%d"]', $product ) ) ];
}

add_action(
	'marketday_built',
	static function ( Marketday\Plugin $plugin, Marketday\Engine\Contract\Engine $engine ): void {
		$plugin->commands()->add(
			'bench-variations',
			'Makes a product with every combination of so many values of each attribute: bench-variations 5 3 2',
			static function ( array $arguments, callable $print ) use ( $engine ): int {
				$print( (string) wp_json_encode( marketday_bench_variations( $engine->writer(), array_map( 'intval', array_values( $arguments ) ) ) ) );
				return 0;
			}
		);
	},
	10,
	2
);
