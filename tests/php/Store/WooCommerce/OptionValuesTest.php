<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\Contract\Engine;
use Marketday\Tests\Store\OptionValuesContract;

final class OptionValuesTest extends WooCommerceTestCase {
	use OptionValuesContract;

	protected function tearDown(): void {
		foreach ( 'woocommerce' === $this->engine()->name() ? wc_get_attribute_taxonomies() : [] as $attribute ) {
			'Χρώμα υφάσματος' === $attribute->attribute_label && wc_delete_attribute( (int) $attribute->attribute_id );
		}
		parent::tearDown();
	}

	protected function shop(): Engine {
		return $this->engine();
	}

	protected function forgetProduct( int $id ): void {
		clean_post_cache( $id );
		wc_delete_product_transients( $id );
	}
}
