<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product\StructuredData;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\Variation;
use Marketday\Engine\Contract\VariationUrl;

/** Variations of a ProductGroup. */
final class Variants {
	/** Schema.org's property by the name of an attribute. */
	private const PROPERTIES = [
		'color'    => 'color',
		'colour'   => 'color',
		'size'     => 'size',
		'material' => 'material',
		'pattern'  => 'pattern',
	];

	public function __construct( private readonly Offers $offers ) {}

	/**
	 * @param list<Variation> $variations
	 * @return array<string, mixed> Empty where none can be seen.
	 */
	public function of( Product $product, array $variations ): array {
		$isShown    = static fn ( Variation $one ): bool => $one->sale->visible && $one->sale->active && null !== $one->price->current();
		$attributes = array_values( array_filter( $product->attributes(), static fn ( ProductAttribute $one ): bool => $one->use->forVariations ) );
		$variants   = array_map(
			fn ( Variation $one ): array => $this->variant( $product, $attributes, $one ),
			array_values( array_filter( $variations, $isShown ) )
		);
		$varies     = array_values( array_unique( array_diff( array_map( self::property( ... ), $attributes ), [ '' ] ) ) );
		return [] === $variants ? [] : [
			'productGroupID' => '' === $product->sku ? (string) $product->id : $product->sku,
			'variesBy'       => array_map( static fn ( string $property ): string => "https://schema.org/{$property}", $varies ),
			'hasVariant'     => $variants,
		];
	}

	/**
	 * @param list<ProductAttribute> $attributes
	 * @return array<string, mixed>
	 */
	private function variant( Product $product, array $attributes, Variation $variation ): array {
		$url    = self::url( $product, $variation );
		$values = self::values( $attributes, $variation );
		$others = array_filter( $attributes, static fn ( ProductAttribute $one ): bool => '' === self::property( $one ) && isset( $values[ $one->key ] ) );
		$node   = [
			'name'               => [] === $values ? $product->name : $product->name . ' – ' . implode( ', ', $values ),
			'url'                => $url,
			'image'              => ( $variation->image ?? $product->image() )?->full(),
			// What it has of its product is not its own.
			'sku'                => $variation->codes->sku === $product->sku ? '' : $variation->codes->sku,
			'gtin'               => Node::gtin( $variation->codes->gtin ),
			'additionalProperty' => array_map(
				static fn ( ProductAttribute $one ): array => self::further( $one->name, $values[ $one->key ] ),
				array_values( $others )
			),
			'offers'             => $this->offers->of( $variation->price, $variation->stock, $url, $variation->sale->needsDelivery ),
		];
		foreach ( array_diff_key( $attributes, $others ) as $attribute ) {
			$node[ self::property( $attribute ) ] = $values[ $attribute->key ] ?? '';
		}
		return Node::of( 'Product', $node );
	}

	/** @return array<string, string> */
	private static function further( string $name, string $value ): array {
		return [
			'@type' => 'PropertyValue',
			'name'  => $name,
			'value' => $value,
		];
	}

	/**
	 * @param list<ProductAttribute> $attributes
	 * @return array<string, string> As people read them, by the attribute's key; without those of which any will do.
	 */
	private static function values( array $attributes, Variation $variation ): array {
		$values = [];
		foreach ( $attributes as $attribute ) {
			$value = $variation->attributes[ "attribute_{$attribute->key}" ] ?? '';
			if ( '' !== $value ) {
				$values[ $attribute->key ] = $attribute->options[ $value ] ?? $value;
			}
		}
		return $values;
	}

	/** Schema.org's property an attribute is, or ''. */
	private static function property( ProductAttribute $attribute ): string {
		return self::PROPERTIES[ (string) preg_replace( '/^pa_/', '', $attribute->key ) ] ?? '';
	}

	/** The product's page with this variation chosen. */
	private static function url( Product $product, Variation $variation ): string {
		return VariationUrl::of( $product->url, $variation->attributes );
	}
}
