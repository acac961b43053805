<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductType;

/** How long the sale price of a variation still holds. */
final class VariationDealsTest extends WooCommerceTestCase {
	public function test_is_told_of_a_variation_whose_sale_ends_and_of_no_other(): void {
		$size  = static fn ( string ...$values ): AttributeDraft => new AttributeDraft( 'Size', array_values( $values ), false, true, true );
		$shirt = $this->aProduct( type: ProductType::Variable, regularPrice: null, attributes: [ $size( 'S', 'M' ) ] );
		$sale  = $this->aProduct(
			variationOf: $shirt,
			name: null,
			regularPrice: '20',
			salePrice: '15',
			saleTo: wp_date( 'Y-m-d', time() + DAY_IN_SECONDS ),
			attributes: [ $size( 'S' ) ]
		);
		$usual = $this->aProduct( variationOf: $shirt, name: null, regularPrice: '20', attributes: [ $size( 'M' ) ] );

		$known = $this->engine()->catalogue()->variationsById( [ $sale, $usual ] );
		$deal  = fn ( int $id ): mixed => $this->engine()->catalogue()->variationData( $known[ $id ] )['wopb_deal'];

		self::assertStringContainsString( 'role="timer"', $deal( $sale ) );
		self::assertSame( '', $deal( $usual ) );
	}
}
