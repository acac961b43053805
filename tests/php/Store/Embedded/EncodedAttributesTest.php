<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Embedded\Schema\AttributeTaxonomies;
use Marketday\Engine\Embedded\Schema\EncodedAttributes;
use PHPUnit\Framework\Attributes\Group;

/** An attribute whose name was octets, cut within a letter, is given one of letters; its products are what they were. */
#[Group( 'sqlite' )]
final class EncodedAttributesTest extends SalesTestCase {
	private const OLD = 'pa_%cf%87%cf%81%cf%8e%ce%bc%ce%';

	public function test_has_a_name_of_letters_and_the_same_products(): void {
		$drafts    = static fn ( string ...$values ): array => [ new AttributeDraft( 'Χρώμα', array_values( $values ), true, true, true, $values[0] ) ];
		$product   = $this->aProduct( type: ProductType::Variable, regularPrice: null, attributes: $drafts( 'Μπλε', 'Κόκκινο' ) );
		$variation = $this->aProduct( name: null, variationOf: $product, regularPrice: '5', attributes: $drafts( 'Κόκκινο' ) );
		$this->makeOld( $product, $variation );

		( new EncodedAttributes() )->rename();
		( new EncodedAttributes() )->rename();
		( new AttributeTaxonomies() )->registerAll();

		$attribute = $this->nextRequest()->catalogue()->product( $product )?->attributes()[0] ?? self::fail( 'There is no attribute.' );
		self::assertSame( 'pa_χρώμα', $attribute->taxonomy );
		self::assertSame( 'pa_%cf%87%cf%81%cf%8e%ce%bc%ce%b1', $attribute->key );
		self::assertEqualsCanonicalizing( [ 'Μπλε', 'Κόκκινο' ], array_values( $attribute->options ) );
		self::assertSame( 'Μπλε', $attribute->options[ $attribute->default ] );
		$this->basket()->add( new AddToBasket( $product, 1, 0, [ 'Χρώμα' => 'Κόκκινο' ] ) );
		self::assertSame( $variation, $this->basket()->contents()->lines[0]->product->variationId );
	}

	private function makeOld( int $product, int $variation ): void {
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}woocommerce_attribute_taxonomies", [ 'attribute_name' => substr( self::OLD, 3 ) ], [ 'attribute_name' => 'χρώμα' ] );
		$wpdb->update( $wpdb->term_taxonomy, [ 'taxonomy' => self::OLD ], [ 'taxonomy' => 'pa_χρώμα' ] );
		$key = 'pa_%cf%87%cf%81%cf%8e%ce%bc%ce%b1';
		$wpdb->update( $wpdb->postmeta, [ 'meta_key' => 'attribute_' . self::OLD ], [ 'meta_key' => "attribute_{$key}", 'post_id' => $variation ] );
		$stored = get_post_meta( $product, '_product_attributes', true );
		update_post_meta( $product, '_product_attributes', [ self::OLD => [ 'name' => self::OLD ] + $stored[ $key ] ] );
		update_post_meta( $product, '_default_attributes', [ self::OLD => get_post_meta( $product, '_default_attributes', true )[ $key ] ] );
		unregister_taxonomy( 'pa_χρώμα' );
		wp_cache_flush();
	}
}
