<?php

declare( strict_types=1 );

namespace Marketday\Tests\Product;

use Marketday\Catalogue\Product\RelatedProducts;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Tests\SiteTestCase;

/** What stands beside a product on its page. */
final class RelatedProductsTest extends SiteTestCase {
	public function test_one_card_of_the_shop_s_advice_is_no_list_of_its_own(): void {
		$category = (array) wp_insert_term( 'Lamps', 'product_cat' );
		$made     = [];
		foreach ( [ 'Lantern', 'Torch', 'Candle', 'Taper' ] as $name ) {
			$made[ $name ] = $this->engine()->writer()->save( new ProductDraft( name: $name, status: 'publish', regularPrice: '5', stockStatus: StockStatus::InStock ) );
			wp_set_object_terms( $made[ $name ], (int) $category['term_id'], 'product_cat' );
		}
		$lists = function ( int ...$advised ) use ( $made ): array {
			update_post_meta( $made['Lantern'], '_upsell_ids', $advised );
			wp_cache_flush();
			$product = $this->engine()->catalogue()->products( [ $made['Lantern'] ] )[0];
			return ( new RelatedProducts( $this->engine()->catalogue() ) )->listsOf( $product );
		};

		$one = $lists( $made['Taper'] );
		self::assertSame( [ 'You may also like' ], array_keys( $one ) );
		self::assertSame( $made['Taper'], $one['You may also like'][0] );
		self::assertEqualsCanonicalizing( [ $made['Taper'], $made['Torch'], $made['Candle'] ], $one['You may also like'] );

		self::assertSame( [ 'You may also like', 'Related products' ], array_keys( $lists( $made['Taper'], $made['Torch'] ) ) );
	}
}
