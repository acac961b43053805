<?php

declare( strict_types=1 );

namespace Marketday\Tests\Product;

use Marketday\Catalogue\Product\ProductPart;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Kernel\View;
use Marketday\Tests\SiteTestCase;
use WP_Query;

final class ProductPartsTest extends SiteTestCase {
	public function test_a_product_without_parts_of_its_own_shows_all_of_them(): void {
		$html = do_blocks( sprintf( '<!-- wp:marketday/product {"productId":%d} /-->', $this->aProduct() ) );

		foreach ( [ '__breadcrumbs', '-gallery', '__title', '__price', '__excerpt', '__meta', '-tabs' ] as $part ) {
			self::assertStringContainsString( "marketday-product{$part}", $html );
		}
		self::assertStringContainsString( 'add_to_cart_button', $html );
	}

	public function test_counts_down_to_the_end_of_its_sale_and_tells_it_of_each_variation(): void {
		$ends = wp_date( 'Y-m-d', time() + DAY_IN_SECONDS );
		$id   = $this->engine()->writer()->save( new ProductDraft( name: 'Lantern', regularPrice: '20', salePrice: '15', saleTo: $ends ) );
		$part = static fn ( string $name ): string => do_blocks( sprintf( '<!-- wp:marketday/product {"productId":%d} --><!-- wp:marketday/product-part {"part":"%s"} /--><!-- /wp:marketday/product -->', $id, $name ) );

		self::assertMatchesRegularExpression( '~role="timer".* data-ends="[^"]+".*<b class="wopb-deals-counter-days">0[01]</b>~s', $part( 'deal' ) );

		$this->engine()->writer()->save( new ProductDraft( id: $id, saleTo: wp_date( 'Y-m-d', time() - DAY_IN_SECONDS ) ) );
		self::assertStringNotContainsString( 'role="timer"', $part( 'deal' ) );
		self::assertStringNotContainsString( '15.00', $part( 'price' ), 'The server stops the price at that instant.' );
	}

	public function test_says_what_delivery_at_home_costs_of_what_is_sent(): void {
		global $wpdb;
		foreach ( [ 'shipping_zone_methods', 'shipping_zone_locations', 'shipping_zones' ] as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}woocommerce_{$table}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a name of the list.
		}
		update_option( 'woocommerce_default_country', 'GB' );
		update_option( 'woocommerce_ship_to_countries', '' );
		update_option( 'woocommerce_calc_taxes', 'no' );
		$wpdb->insert( "{$wpdb->prefix}woocommerce_shipping_zones", [ 'zone_name' => 'Home', 'zone_order' => 1 ] );
		$zone = (int) $wpdb->insert_id;
		$wpdb->insert( "{$wpdb->prefix}woocommerce_shipping_zone_locations", [ 'zone_id' => $zone, 'location_code' => 'GB', 'location_type' => 'country' ] );
		$wpdb->insert(
			"{$wpdb->prefix}woocommerce_shipping_zone_methods",
			[ 'zone_id' => $zone, 'method_id' => 'flat_rate', 'method_order' => 1, 'is_enabled' => 1 ]
		);
		update_option( "woocommerce_flat_rate_{$wpdb->insert_id}_settings", [ 'title' => 'Post', 'tax_status' => 'none', 'cost' => '3.95' ] );
		wp_cache_flush();
		$stock = fn ( bool $virtual, ProductType $type = ProductType::Simple ): string => do_blocks( sprintf( '<!-- wp:marketday/product {"productId":%d} --><!-- wp:marketday/product-part {"part":"stock"} /--><!-- /wp:marketday/product -->', $this->engine()->writer()->save( new ProductDraft( type: $type, name: 'Lantern', regularPrice: '20', virtual: $virtual ) ) ) );

		self::assertStringContainsString( '<p class="marketday-product__delivery">Delivery from £3.95</p>', $stock( false ) );
		self::assertStringNotContainsString( '__delivery', $stock( true ) );
		self::assertStringNotContainsString( '__delivery', $stock( false, ProductType::External ), 'Another shop sends it.' );
	}

	public function test_tells_what_is_known_of_it_as_a_table_and_nothing_where_nothing_is(): void {
		$known = $this->engine()->writer()->save( new ProductDraft(
			name: 'Lantern',
			regularPrice: '20',
			attributes: [ new AttributeDraft( 'Fuel', [ 'Paraffin' ], false, true, false ) ]
		) );
		$none  = $this->engine()->writer()->save( new ProductDraft( name: 'Secret', regularPrice: '20' ) );
		$part  = static fn ( int $id ): string => do_blocks( sprintf( '<!-- wp:marketday/product {"productId":%d} --><!-- wp:marketday/product-part {"part":"specification"} /--><!-- /wp:marketday/product -->', $id ) );

		self::assertMatchesRegularExpression( '~<table class="marketday-product__facts[^>]*>.*<th scope="row">Fuel</th><td data-marketday-fact="fuel">Paraffin</td>~s', $part( $known ) );
		self::assertStringNotContainsString( '<table', $part( $none ) );
	}

	public function test_a_hidden_part_is_left_out(): void {
		$html = do_blocks( sprintf( '<!-- wp:marketday/product {"productId":%d,"showGallery":false,"showForm":false} /-->', $this->aProduct() ) );

		self::assertStringNotContainsString( 'marketday-product-gallery', $html );
		self::assertStringContainsString( 'marketday-product__top has-no-gallery', $html );
		self::assertStringNotContainsString( 'add_to_cart_button', $html );
	}

	public function test_a_composed_product_shows_the_parts_it_holds_of_the_chosen_product_and_no_other(): void {
		$html = do_blocks(
			sprintf(
				'<!-- wp:marketday/product {"productId":%d} --><!-- wp:marketday/product-part {"part":"price"} /--><!-- wp:paragraph --><p>Made in Kendal</p><!-- /wp:paragraph --><!-- wp:marketday/product-part {"part":"title","className":"is-large"} /--><!-- wp:marketday/add-to-basket /--><!-- /wp:marketday/product -->',
				$this->aProduct()
			)
		);

		self::assertSame( 1, preg_match( '~data-marketday-product="\d+".*price.*Made in Kendal.*<h2 class="marketday-product__title [^"]*is-large[^"]*">Slate Coaster</h2>.*data-product_id~s', $html ), $html );
		self::assertStringNotContainsString( 'marketday-product-gallery', $html );
		self::assertStringNotContainsString( 'marketday-product-tabs', $html );
	}

	public function test_a_part_that_does_not_exist_is_the_gallery(): void {
		$html = do_blocks( sprintf( '<!-- wp:marketday/product-part {"part":"secrets","productId":%d} /-->', $this->aProduct() ) );

		self::assertStringContainsString( 'marketday-product-gallery', $html );
		self::assertStringNotContainsString( 'secrets', $html );
	}

	public function test_the_products_template_is_made_of_every_part(): void {
		$template = ( new View( dirname( __DIR__, 3 ) . '/php/Site/Pages/views' ) )->render( 'template-product' );

		// The specification stands among the tabs there.
		foreach ( ProductPart::cases() as $part ) {
			self::assertSame( ProductPart::Specification === $part ? 0 : 1, substr_count( $template, "{\"part\":\"{$part->value}\"}" ), $part->value );
		}
		self::assertSame( 1, substr_count( $template, 'wp:marketday/add-to-basket' ) );
	}

	public function test_the_page_of_a_product_with_a_password_asks_for_it_and_tells_nothing_else(): void {
		$id     = $this->aProduct();
		$before = $GLOBALS['wp_query'] ?? null;
		wp_update_post( [ 'ID' => $id, 'post_password' => 'secret' ] );
		$GLOBALS['wp_query']      = new WP_Query( [ 'post_type' => 'product', 'p' => $id ] );
		$GLOBALS['wp_query']->the_post();

		$html = do_blocks( '<!-- wp:marketday/product --><!-- wp:marketday/product-part {"part":"title"} /--><!-- /wp:marketday/product -->' );

		$GLOBALS['wp_query'] = $before;
		self::assertStringContainsString( 'name="post_password"', $html );
		self::assertStringNotContainsString( 'Slate Coaster', $html );
	}

	private function aProduct(): int {
		return $this->engine()->writer()->save( new ProductDraft(
			sku: 'COASTER-1',
			name: 'Slate Coaster',
			status: 'publish',
			regularPrice: '8',
			shortDescription: 'Split by hand.',
			description: 'From Honister.'
		) );
	}
}
