<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Contract\AttributeUse;
use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\Swatches;
use Marketday\Engine\Contract\Variation;

/** Products, their buttons, stock and variations as a visitor reads them. */
final class CatalogueProductTest extends CatalogueTestCase {
	public function test_offers_to_add_at_once_what_needs_no_choice(): void {
		$id   = $this->aProduct( name: 'Enamel mug' );
		$link = $this->read( $id )->addToBasket;

		self::assertSame( [ 'Add to basket', "?add-to-cart={$id}", true ], [ $link->text, $link->url, $link->ajax ] );
		self::assertSame( 'Add to basket: “Enamel mug”', $link->description );
		self::assertSame( '“Enamel mug” has been added to your basket', $link->successMessage );
	}

	public function test_leads_to_where_a_choice_is_made(): void {
		$shirt = $this->read( $this->aShirt( [ [ 'Red', 'Slim', '10' ] ] ) );
		$group = $this->read( $this->aProduct( type: ProductType::Grouped, regularPrice: null, groupedIds: [ $this->aProduct() ] ) );
		$out   = $this->read( $this->aProduct( stockStatus: StockStatus::OutOfStock ) );
		$other = $this->read( $this->aProduct( type: ProductType::External, externalUrl: 'https://example.org/lamp', buttonText: 'Buy there' ) );

		self::assertSame( [ 'Select options', $shirt->url, false ], [ $shirt->addToBasket->text, $shirt->addToBasket->url, $shirt->addToBasket->ajax ] );
		self::assertSame( [ 'View products', false ], [ $group->addToBasket->text, $group->purchasable ] );
		self::assertSame( [ 'Read more', $out->url ], [ $out->addToBasket->text, $out->addToBasket->url ] );
		self::assertSame( [ 'Buy there', 'https://example.org/lamp' ], [ $other->addToBasket->text, $other->addToBasket->url ] );
	}

	public function test_says_how_many_are_left_as_the_shop_is_set(): void {
		$id = $this->aProduct( stockQuantity: '2', lowStockAmount: '5' );
		self::assertSame( '2 in stock', $this->read( $id )->stock->text );

		update_option( 'woocommerce_stock_format', 'low_amount' );
		self::assertSame( 'Only 2 left in stock', $this->read( $id )->stock->text );

		update_option( 'woocommerce_stock_format', 'no_amount' );
		self::assertSame( 'In stock', $this->read( $id )->stock->text );
	}

	public function test_tells_backorders_from_stock(): void {
		$late = $this->read( $this->aProduct( stockQuantity: '0', backorders: 'notify' ) );
		$gone = $this->read( $this->aProduct( stockQuantity: '0' ) );
		$free = $this->read( $this->aProduct() );

		self::assertSame( [ StockStatus::OnBackorder, 'Available on backorder', true ], [ $late->stock->status, $late->stock->text, $late->stock->isBuyable() ] );
		self::assertSame( [ StockStatus::OutOfStock, 'Out of stock', false ], [ $gone->stock->status, $gone->stock->text, $gone->stock->isBuyable() ] );
		self::assertSame( [ null, '' ], [ $free->stock->quantity, $free->stock->text ] );
	}

	public function test_limits_a_line_to_what_is_there(): void {
		self::assertSame( 3, $this->read( $this->aProduct( stockQuantity: '3' ) )->limits->maximum );
		self::assertSame( 1, $this->read( $this->aProduct( stockQuantity: '3', soldIndividually: true ) )->limits->maximum );
		self::assertNull( $this->read( $this->aProduct( stockQuantity: '3', backorders: 'yes' ) )->limits->maximum );
		self::assertNull( $this->read( $this->aProduct() )->limits->maximum );
	}

	public function test_reads_global_and_local_attributes_in_their_order_with_the_default(): void {
		$shirt = $this->read( $this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '12' ] ] ) );
		$terms = [];
		foreach ( [ 'red', 'blue' ] as $slug ) {
			$terms[ $slug ] = get_term_by( 'slug', $slug, 'pa_test-colour' )->term_id;
		}

		self::assertEquals(
			[
				new ProductAttribute(
					'pa_test-colour',
					'Test colour',
					'pa_test-colour',
					[ 'red' => 'Red', 'blue' => 'Blue' ],
					new AttributeUse( true, true ),
					'red',
					'select',
					$terms
				),
				new ProductAttribute( 'cut', 'Cut', null, [ 'Slim' => 'Slim', 'Wide' => 'Wide' ], new AttributeUse( true, true ) ),
			],
			$shirt->attributes()
		);
	}

	public function test_keeps_markup_out_of_names_and_scripts_out_of_texts(): void {
		$product = $this->read( $this->aProduct(
			name: 'Mug <script>alert(1)</script>& <b>bowl</b>',
			description: '<p onclick="x()">Fine</p><script>alert(2)</script>'
		) );

		self::assertStringNotContainsString( '<', $product->name );
		self::assertStringContainsString( '& bowl', $product->name );
		self::assertStringContainsString( '<p>Fine</p>', $product->description->html() );
		self::assertStringNotContainsString( '<script', $product->description->html() );
	}

	public function test_gives_weight_and_size_in_the_shops_units(): void {
		update_option( 'woocommerce_weight_unit', 'kg' );
		update_option( 'woocommerce_dimension_unit', 'cm' );
		$product = $this->read( $this->aProduct( weight: '0.50', length: '10', width: '8.5', height: '' ) );

		self::assertSame( [ '0.5 kg', '10 × 8.5 cm' ], [ $product->details()->shipment->weight, $product->details()->shipment->dimensions ] );
	}

	public function test_finds_the_first_variation_that_fits_where_an_open_value_fits_any(): void {
		$shirt = $this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Red', '', '11' ], [ '', 'Wide', '12' ] ] );
		$find  = fn ( string $colour, string $cut ): ?string => $this->catalogue()->findVariation(
			$shirt,
			[ 'attribute_pa_test-colour' => $colour, 'attribute_cut' => $cut ]
		)?->price->current()?->decimal();

		self::assertSame(
			[ '10.00', '11.00', '12.00', null, null ],
			[ $find( 'red', 'Slim' ), $find( 'red', 'Wide' ), $find( 'blue', 'Wide' ), $find( 'blue', 'Slim' ), $find( 'red', '' ) ]
		);
	}

	public function test_does_not_find_a_variation_that_is_switched_off(): void {
		$shirt = $this->aShirt( [ [ 'Red', 'Slim', '10' ] ] );
		$red   = $this->catalogue()->variations( $shirt )[0];
		$this->writer()->save( new ProductDraft( id: $red->id, variationOf: $shirt, status: 'private' ) );

		$seen = $this->catalogue()->variations( $shirt )[0];
		self::assertSame( [ false, false ], [ $seen->sale->visible, $seen->sale->active ] );
		self::assertNull( $this->catalogue()->findVariation( $shirt, [ 'attribute_pa_test-colour' => 'red', 'attribute_cut' => 'Slim' ] ) );
	}

	public function test_describes_a_variation_with_all_keys_of_the_contract(): void {
		$shirt = $this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '12' ] ], weight: '2' );
		$data  = $this->catalogue()->variationData( $this->catalogue()->variations( $shirt )[1] );

		self::assertSame(
			[
				'attributes',
				'availability_html',
				'backorders_allowed',
				'dimensions',
				'dimensions_html',
				'display_price',
				'display_regular_price',
				'gallery_image_ids',
				'gallery_images_html',
				'image',
				'image_id',
				'is_downloadable',
				'is_in_stock',
				'is_purchasable',
				'is_sold_individually',
				'is_virtual',
				'max_qty',
				'min_qty',
				'price_html',
				'sku',
				'variation_description',
				'variation_id',
				'variation_is_active',
				'variation_is_visible',
				'weight',
				'weight_html',
				'wopb_deal',
			],
			array_keys( $data )
		);
		self::assertSame( [ 'attribute_pa_test-colour' => 'blue', 'attribute_cut' => '' ], $data['attributes'] );
		self::assertSame(
			[ 'no', '', 1, '2', '2 kg', 'N/A', 12.0 ],
			[
				$data['is_sold_individually'],
				$data['max_qty'],
				$data['min_qty'],
				$data['weight'],
				$data['weight_html'],
				$data['dimensions_html'],
				$data['display_price'],
			]
		);
		self::assertStringStartsWith( '<span class="price">', $data['price_html'] );
	}

	public function test_leaves_the_price_out_where_all_variations_cost_the_same(): void {
		$shirt = $this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '10' ] ] );

		$prices = array_map(
			fn ( Variation $variation ): string => $this->catalogue()->variationData( $variation )['price_html'],
			$this->catalogue()->variations( $shirt )
		);
		self::assertSame( [ '', '' ], $prices );
	}

	public function test_uses_its_products_stock_where_a_variation_counts_none_of_its_own(): void {
		$shirt = $this->aShirt( [ [ 'Red', 'Slim', '10' ] ], stockQuantity: '4' );

		$red = $this->catalogue()->variations( $shirt )[0];
		self::assertSame( [ 4, 4 ], [ $red->stock->quantity, $red->sale->limits->maximum ] );
	}

	public function test_reads_the_swatches_of_many_products_in_as_many_queries_as_those_of_one(): void {
		global $wpdb;
		$shirt   = fn ( string $colour ): int => $this->aShirt( [ [ $colour, 'Slim', '10' ], [ 'Green', 'Slim', '10' ] ] );
		$shirts  = array_map( $shirt, [ 'Red', 'Blue', 'Black', 'White' ] );
		$queries = function ( array $ids ) use ( $wpdb ): int {
			wp_cache_flush();
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			foreach ( $this->catalogue()->products( $ids ) as $product ) {
				array_map( Swatches::of( ... ), $product->attributes() );
			}
			return $wpdb->num_queries - $before;
		};
		$queries( $shirts );

		self::assertSame( $queries( [ $shirts[0] ] ), $queries( $shirts ) );
	}

	public function test_reads_the_terms_of_many_taxonomies_in_as_many_queries_as_those_of_one(): void {
		global $wpdb;
		$this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', 'Wide', '10' ] ], categories: [ [ 'Test home' ] ], tags: [ 'Test gift' ] );
		$queries = function ( array $taxonomies ) use ( $wpdb ): int {
			foreach ( [ 'product_cat', 'product_tag', 'pa_test-colour' ] as $taxonomy ) {
				$this->catalogue()->terms( $taxonomy );
				wp_cache_delete_multiple( get_terms( [ 'taxonomy' => $taxonomy, 'fields' => 'ids', 'hide_empty' => false ] ), 'term_meta' );
			}
			wp_cache_set_last_changed( 'terms' );
			$before = $wpdb->num_queries;
			$this->catalogue()->termsOfMany( $taxonomies );
			return $wpdb->num_queries - $before;
		};

		self::assertSame( $queries( [ 'product_cat' ] ), $queries( [ 'product_cat', 'product_tag', 'pa_test-colour' ] ) );
		self::assertEquals(
			[ 'product_cat' => $this->catalogue()->terms( 'product_cat' ), 'pa_test-colour' => $this->catalogue()->terms( 'pa_test-colour' ), 'pa_none' => [] ],
			$this->catalogue()->termsOfMany( [ 'product_cat', 'pa_test-colour', 'pa_none' ] )
		);
	}

	public function test_counts_the_products_a_shopper_would_find_in_each_category(): void {
		$this->aProduct( categories: [ [ 'Test home', 'Test mugs' ] ] );
		$this->aProduct( categories: [ [ 'Test home', 'Test mugs' ], [ 'Test home', 'Test plates' ] ] );
		$this->aProduct( categories: [ [ 'Test home' ] ], visibility: 'hidden' );
		$this->aProduct( categories: [ [ 'Test attic' ] ], status: 'draft' );

		$counts = array_column( $this->catalogue()->terms( 'product_cat' ), 'count', 'name' );
		self::assertSame( [ 2, 2, 1 ], [ $counts['Test home'], $counts['Test mugs'], $counts['Test plates'] ] );
		self::assertArrayNotHasKey( 'Test attic', $counts );
	}

	public function test_names_the_global_attributes(): void {
		$this->aShirt( [ [ 'Red', 'Slim', '10' ] ] );

		self::assertSame( 'Test colour', $this->catalogue()->attributeTaxonomies()['pa_test-colour'] );
	}
}
