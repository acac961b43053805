<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Contract\ProductDraft;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Response;

/** The Store API's product routes: WooCommerce 11's JSON, headers and errors. */
final class CatalogueApiTest extends CatalogueTestCase {
	public function test_answers_a_product_with_every_field_of_woocommerce_11(): void {
		$id = $this->aProduct( sku: 'MUG', name: 'Enamel mug', regularPrice: '12.50', salePrice: '9', stockQuantity: '2' );

		$json = $this->get( "products/{$id}" )->get_data();

		self::assertSame(
			[
				'id',
				'name',
				'slug',
				'parent',
				'type',
				'variation',
				'permalink',
				'sku',
				'short_description',
				'description',
				'on_sale',
				'prices',
				'price_html',
				'average_rating',
				'review_count',
				'images',
				'categories',
				'tags',
				'brands',
				'attributes',
				'variations',
				'grouped_products',
				'has_options',
				'is_purchasable',
				'is_in_stock',
				'is_on_backorder',
				'low_stock_remaining',
				'stock_availability',
				'sold_individually',
				'weight',
				'dimensions',
				'formatted_weight',
				'formatted_dimensions',
				'add_to_cart',
				'is_password_protected',
				'extensions',
				'_links',
			],
			array_keys( $json )
		);
		self::assertSame(
			[ 'price' => '900', 'regular_price' => '1250', 'sale_price' => '900', 'price_range' => null, 'currency_code' => 'GBP' ],
			array_slice( $json['prices'], 0, 5 )
		);
		self::assertSame( [ 2, [ 'text' => '2 in stock', 'class' => 'in-stock' ] ], [ $json['low_stock_remaining'], $json['stock_availability'] ] );
		self::assertSame(
			[ 1, 2, 1, "/?add-to-cart={$id}" ],
			[ $json['add_to_cart']['minimum'], $json['add_to_cart']['maximum'], $json['add_to_cart']['multiple_of'], $json['add_to_cart']['url'] ]
		);
	}

	public function test_lists_a_variable_products_variations_with_their_choices(): void {
		$shirt = $this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '12' ] ] );

		$json = $this->get( "products/{$shirt}" )->get_data();

		self::assertSame( [ 'min_amount' => '1000', 'max_amount' => '1200' ], $json['prices']['price_range'] );
		self::assertSame( [ [ 'name' => 'Test colour', 'value' => 'blue' ], [ 'name' => 'Cut', 'value' => null ] ], $json['variations'][1]['attributes'] );
		self::assertSame( [ 'Blue' => false, 'Red' => true ], array_column( $json['attributes'][0]['terms'], 'default', 'name' ) );
	}

	public function test_answers_a_variation_as_a_product_of_its_own(): void {
		$shirt = $this->aShirt( [ [ 'Red', 'Slim', '10' ] ] );
		$red   = $this->catalogue()->variations( $shirt )[0];

		$json = $this->get( "products/{$red->id}" )->get_data();

		self::assertSame( [ 'variation', $shirt, 'Shirt', 'Test colour: Red, Cut: Slim' ], [ $json['type'], $json['parent'], $json['name'], $json['variation'] ] );
		self::assertStringContainsString( 'attribute_pa_test-colour=red', $json['permalink'] );
	}

	public function test_pages_with_headers(): void {
		for ( $number = 0; $number < 5; $number++ ) {
			$this->aProduct();
		}

		$response = $this->get( 'products', [ 'per_page' => 2, 'page' => 2 ] );

		self::assertCount( 2, $response->get_data() );
		self::assertSame( [ '5', '3' ], [ $response->get_headers()['X-WP-Total'], $response->get_headers()['X-WP-TotalPages'] ] );
		self::assertStringContainsString( 'page=1', explode( ',', $response->get_headers()['Link'] )[0] );
		self::assertStringContainsString( 'rel="next"', $response->get_headers()['Link'] );
	}

	/**
	 * @param array<string, mixed> $parameters
	 * @param list<string>         $expected
	 */
	#[DataProvider( 'filters' )]
	public function test_filters_and_sorts( array $parameters, array $expected ): void {
		$this->aProduct( sku: 'A', name: 'Apron', regularPrice: '30', salePrice: '20', categories: [ [ 'Test home', 'Test linen' ] ], slug: 'test-apron' );
		$this->aProduct( sku: 'B', name: 'Bowl', regularPrice: '40', stockQuantity: '0', categories: [ [ 'Test home' ] ], tags: [ 'test-gift' ] );
		$this->aProduct( sku: 'C', name: 'Candle', regularPrice: '5', featured: true, visibility: 'hidden' );
		$this->aShirt( [ [ 'Red', 'Slim', '10' ] ], sku: 'S' );

		$names = array_column( $this->get( 'products', $parameters + [ 'orderby' => 'title', 'order' => 'asc' ] )->get_data(), 'name' );

		self::assertSame( $expected, $names );
	}

	/** @return iterable<string, array{array<string, mixed>, list<string>}> */
	public static function filters(): iterable {
		yield 'all that are published' => [ [], [ 'Apron', 'Bowl', 'Candle', 'Shirt' ] ];
		yield 'visible in the catalogue' => [ [ 'catalog_visibility' => 'catalog' ], [ 'Apron', 'Bowl', 'Shirt' ] ];
		yield 'by price, dearest first' => [ [ 'orderby' => 'price', 'order' => 'desc' ], [ 'Bowl', 'Apron', 'Shirt', 'Candle' ] ];
		yield 'between prices in minor units' => [ [ 'min_price' => '1000', 'max_price' => '2500' ], [ 'Apron', 'Shirt' ] ];
		yield 'on sale' => [ [ 'on_sale' => 'true' ], [ 'Apron' ] ];
		yield 'not on sale' => [ [ 'on_sale' => 'false' ], [ 'Bowl', 'Candle', 'Shirt' ] ];
		yield 'featured' => [ [ 'featured' => 'true' ], [ 'Candle' ] ];
		yield 'out of stock' => [ [ 'stock_status' => [ 'outofstock' ] ], [ 'Bowl' ] ];
		yield 'by SKUs' => [ [ 'sku' => 'A,C' ], [ 'Apron', 'Candle' ] ];
		yield 'by slug' => [ [ 'slug' => 'test-apron' ], [ 'Apron' ] ];
		yield 'in a category and below' => [ [ 'category' => 'test-home' ], [ 'Apron', 'Bowl' ] ];
		yield 'not in a category' => [ [ 'category' => 'test-home', 'category_operator' => 'not_in' ], [ 'Candle', 'Shirt' ] ];
		yield 'with a tag' => [ [ 'tag' => 'test-gift' ], [ 'Bowl' ] ];
		yield 'of a type' => [ [ 'type' => 'variable' ], [ 'Shirt' ] ];
		yield 'with an attribute' => [ [ 'attributes' => [ [ 'attribute' => 'pa_test-colour', 'slug' => [ 'red' ] ] ] ], [ 'Shirt' ] ];
		yield 'by words' => [ [ 'search' => 'cand' ], [ 'Candle' ] ];
	}

	public function test_gives_chosen_products_in_the_order_of_the_choice(): void {
		$first  = $this->aProduct( name: 'First' );
		$second = $this->aProduct( name: 'Second' );

		$response = $this->get( 'products', [ 'include' => [ $second, $first ], 'orderby' => 'include' ] );

		self::assertSame( [ 'Second', 'First' ], array_column( $response->get_data(), 'name' ) );
	}

	public function test_lists_variations_by_their_product(): void {
		$shirt = $this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '12' ] ] );

		$response = $this->get( 'products', [ 'type' => 'variation', 'parent' => [ $shirt ], 'orderby' => 'menu_order', 'order' => 'asc' ] );

		self::assertSame( [ 'Test colour: Red, Cut: Slim', 'Test colour: Blue' ], array_column( $response->get_data(), 'variation' ) );
	}

	public function test_refuses_unknown_products_and_bad_parameters_with_woocommerces_codes(): void {
		$draft = $this->aProduct( status: 'draft' );

		self::assertSame( [ 404, 'woocommerce_rest_product_invalid_id' ], $this->refusal( 'products/999999999' ) );
		self::assertSame( [ 404, 'woocommerce_rest_product_invalid_id' ], $this->refusal( "products/{$draft}" ) );
		self::assertSame( [ 404, 'woocommerce_rest_product_invalid_slug' ], $this->refusal( 'products/no-such-thing' ) );
		self::assertSame( [ 400, 'rest_invalid_param' ], $this->refusal( 'products', [ 'per_page' => 'many' ] ) );
		self::assertSame( [ 400, 'rest_invalid_param' ], $this->refusal( 'products', [ 'per_page' => 101 ] ) );
		self::assertSame( [ 400, 'rest_invalid_param' ], $this->refusal( 'products', [ 'orderby' => 'colour' ] ) );
	}

	public function test_finds_a_product_by_its_slug(): void {
		$id = $this->aProduct( slug: 'test-enamel-mug' );

		self::assertSame( $id, $this->get( 'products/test-enamel-mug' )->get_data()['id'] );
	}

	public function test_answers_categories_attributes_and_their_terms(): void {
		$this->aProduct( categories: [ [ 'Test home' ] ] );
		$this->aShirt( [ [ 'Red', 'Slim', '10' ], [ 'Blue', '', '12' ] ] );

		$categories = array_column( $this->get( 'products/categories' )->get_data(), null, 'slug' );
		$attributes = array_column( $this->get( 'products/attributes' )->get_data(), null, 'taxonomy' );
		$terms      = $this->get( "products/attributes/{$attributes['pa_test-colour']['id']}/terms" )->get_data();

		self::assertSame( [ 1, 0, null ], [ $categories['test-home']['count'], $categories['test-home']['review_count'], $categories['test-home']['image'] ] );
		self::assertSame(
			[ 'Test colour', 'menu_order', false ],
			[ $attributes['pa_test-colour']['name'], $attributes['pa_test-colour']['order'], $attributes['pa_test-colour']['has_archives'] ]
		);
		self::assertSame( [ 'Blue', 'Red' ], array_column( $terms, 'name' ) );
	}

	public function test_answers_reviews(): void {
		$id = $this->aProduct( name: 'Enamel mug' );
		wp_insert_comment( [
			'comment_post_ID' => $id,
			'comment_author' => 'Ada',
			'comment_content' => 'Good.',
			'comment_type' => 'review',
			'comment_approved' => '1',
			'comment_meta' => [ 'rating' => 4 ],
		] );

		$review = $this->get( 'products/reviews', [ 'product_id' => (string) $id ] )->get_data()[0];

		self::assertSame(
			[ $id, 'Enamel mug', 'Ada', 4, false ],
			[ $review['product_id'], $review['product_name'], $review['reviewer'], $review['rating'], $review['verified'] ]
		);
	}

	public function test_shows_a_price_without_javascript_in_the_api_as_on_the_page(): void {
		$id = $this->aProduct( regularPrice: '5' );
		$this->writer()->save( new ProductDraft( id: $id, salePrice: '4' ) );

		self::assertSame( $this->text( $this->read( $id )->price()->html ), $this->text( $this->get( "products/{$id}" )->get_data()['price_html'] ) );
	}

	/** @param array<string, mixed> $parameters */
	private function get( string $path, array $parameters = [] ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', "/wc/store/v1/{$path}" );
		$request->set_query_params( $parameters );
		return rest_do_request( $request );
	}

	/**
	 * @param array<string, mixed> $parameters
	 * @return array{int, string}
	 */
	private function refusal( string $path, array $parameters = [] ): array {
		$response = $this->get( $path, $parameters );
		return [ $response->get_status(), $response->get_data()['code'] ];
	}
}
