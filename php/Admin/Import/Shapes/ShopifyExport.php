<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Shapes;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvDocument;

/** Shopify's product export, old and new: rows of one handle are a product, its variants, and its further pictures. */
final class ShopifyExport implements Shape {
	/** Our word by the names of both forms, in lower case. */
	private const COLUMNS = [
		'handle'                    => 'handle',
		'url handle'                => 'handle',
		'title'                     => 'title',
		'body (html)'               => 'description',
		'description'               => 'description',
		'vendor'                    => 'vendor',
		'product category'          => 'category',
		'type'                      => 'type',
		'tags'                      => 'tags',
		'published'                 => 'published',
		'published on online store' => 'published',
		'status'                    => 'status',
		'option1 name'              => 'option1 name',
		'option1 value'             => 'option1 value',
		'option2 name'              => 'option2 name',
		'option2 value'             => 'option2 value',
		'option3 name'              => 'option3 name',
		'option3 value'             => 'option3 value',
		'variant sku'               => 'sku',
		'sku'                       => 'sku',
		'variant grams'             => 'grams',
		'weight value (grams)'      => 'grams',
		'variant inventory tracker' => 'tracker',
		'inventory tracker'         => 'tracker',
		'variant inventory qty'     => 'quantity',
		'inventory quantity'        => 'quantity',
		'variant inventory policy'  => 'policy',
		'variant price'             => 'price',
		'price'                     => 'price',
		'variant compare at price'  => 'compare',
		'compare-at price'          => 'compare',
		'variant requires shipping' => 'shipping',
		'requires shipping'         => 'shipping',
		'variant taxable'           => 'taxable',
		'charge tax'                => 'taxable',
		'variant barcode'           => 'barcode',
		'barcode'                   => 'barcode',
		'image src'                 => 'image',
		'product image url'         => 'image',
		'image position'            => 'image position',
		'variant image'             => 'variant image',
		'variant image url'         => 'variant image',
	];

	/** Said of a variant in another way too, or of Shopify alone. */
	private const IDLE = [
		'variant weight unit',
		'weight unit for display',
		'variant fulfillment service',
		'fulfillment service',
		'gift card',
		'option1 linked to',
		'option2 linked to',
		'option3 linked to',
	];

	public function fits( CsvDocument $document ): bool {
		$names = array_map( static fn ( string $name ): string => mb_strtolower( trim( $name ) ), $document->header->names );
		return [] !== array_intersect( [ 'handle', 'url handle' ], $names )
			&& [] !== array_intersect( [ 'variant price', 'variant sku', 'option1 value' ], $names );
	}

	public function knows(): array {
		return [ ...array_keys( self::COLUMNS ), ...self::IDLE ];
	}

	public function rows( CsvDocument $document ): iterable {
		$words   = [];
		$product = null;
		foreach ( $document->header->names as $number => $name ) {
			$words[ $number ] = self::COLUMNS[ mb_strtolower( trim( $name ) ) ] ?? '';
		}
		$number = $document->firstPlace()->row - 1;
		foreach ( $document->sample( PHP_INT_MAX ) as $cells ) {
			++$number;
			$row = [];
			foreach ( $words as $place => $word ) {
				$cell = trim( $cells[ $place ] ?? '' );
				if ( '' !== $word && ( '' !== $cell || ! isset( $row[ $word ] ) ) ) {
					$row[ $word ] = $cell;
				}
			}
			if ( '' === implode( '', $row ) ) {
				continue;
			}
			if ( null === $product || $product->handle !== ( $row['handle'] ?? '' ) ) {
				yield from $product?->rows() ?? [];
				$product = new ShopifyProduct( $row['handle'] ?? '' );
			}
			$product->add( $number, $row );
		}
		yield from $product?->rows() ?? [];
	}
}
