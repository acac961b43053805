<?php

declare( strict_types=1 );

namespace Marketday\Tests\Product;

use Marketday\Catalogue\Product\StructuredData\StructuredData;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Tests\SiteTestCase;
use WP_Query;

/** What search engines are told of a product, on both engines. */
final class StructuredDataTest extends SiteTestCase {
	private mixed $query = null;

	protected function setUp(): void {
		parent::setUp();
		$this->query = $GLOBALS['wp_query'] ?? null;
		foreach ( [
			'woocommerce_calc_taxes' => 'no',
			'woocommerce_currency' => 'GBP',
			'woocommerce_default_country' => 'GB',
			'woocommerce_ship_to_countries' => '',
			'woocommerce_allowed_countries' => 'all',
		] as $name => $value ) {
			update_option( $name, $value );
		}
	}

	protected function tearDown(): void {
		$GLOBALS['wp_query'] = $this->query;
		wp_reset_postdata();
		parent::tearDown();
	}

	public function test_tells_name_number_price_seller_and_where_it_is_sent(): void {
		$id   = $this->save(
			sku: 'SOAP-1',
			gtin: '4006381333931',
			name: 'Soap & Dish',
			regularPrice: '12.5',
			shortDescription: '<ul><li>Olive oil</li><li>Lavender &amp; salt</li></ul>'
		);
		$soap = $this->product( $id );
		$url  = get_permalink( $id );

		self::assertSame(
			[ 'Product', "{$url}#product", 'Soap & Dish', 'Olive oil Lavender & salt', 'SOAP-1', '4006381333931' ],
			[ $soap['@type'], $soap['@id'], $soap['name'], $soap['description'], $soap['sku'], $soap['gtin'] ]
		);
		self::assertSame(
			[
				'@type'           => 'Offer',
				'url'             => $url,
				'price'           => '12.50',
				'priceCurrency'   => 'GBP',
				'availability'    => 'https://schema.org/InStock',
				'itemCondition'   => 'https://schema.org/NewCondition',
				'seller'          => [ '@id' => home_url( '/' ) . '#seller' ],
				'shippingDetails' => [ '@id' => home_url( '/' ) . '#delivery' ],
			],
			$soap['offers']
		);
		self::assertSame( [ 'Product', 'BreadcrumbList', 'Organization', 'OfferShippingDetails' ], array_column( $this->graph( $id ), '@type' ) );
		// An SEO plugin tells the way to the page.
		remove_action( 'wp_head', 'rel_canonical' );
		self::assertNotContains( 'BreadcrumbList', array_column( $this->graph( $id ), '@type' ) );
		add_action( 'wp_head', 'rel_canonical' );
		self::assertSame( 'GB', $this->graph( $id )[3]['shippingDestination']['addressCountry'] );
	}

	public function test_tells_until_when_a_sale_lasts_what_it_cost_before_and_whether_tax_is_in_it(): void {
		update_option( 'woocommerce_calc_taxes', 'yes' );
		update_option( 'woocommerce_prices_include_tax', 'yes' );
		update_option( 'woocommerce_tax_display_shop', 'incl' );
		$end   = wp_date( 'Y-m-d', time() + WEEK_IN_SECONDS );
		$offer = $this->product( $this->save( name: 'Candle', regularPrice: '10', salePrice: '8', saleTo: $end ) )['offers'];

		self::assertSame( [ '8.00', $end ], [ $offer['price'], $offer['priceValidUntil'] ] );
		self::assertSame(
			[
				[ '@type' => 'UnitPriceSpecification', 'price' => '8.00', 'priceCurrency' => 'GBP', 'valueAddedTaxIncluded' => true ],
				[
					'@type' => 'UnitPriceSpecification',
					'priceType' => 'https://schema.org/StrikethroughPrice',
					'price' => '10.00',
					'priceCurrency' => 'GBP',
					'valueAddedTaxIncluded' => true,
				],
			],
			$offer['priceSpecification']
		);
		update_option( 'woocommerce_tax_display_shop', 'excl' );
		$endless = $this->product( $this->save( name: 'Soap', regularPrice: '10', salePrice: '8' ) )['offers'];
		self::assertArrayNotHasKey( 'priceValidUntil', $endless );
		self::assertFalse( $endless['priceSpecification'][0]['valueAddedTaxIncluded'] );
	}

	public function test_tells_what_is_sold_out_and_what_can_be_ordered_ahead(): void {
		$mug          = fn ( StockStatus $status ): array => $this->product( $this->save( name: 'Mug', regularPrice: '5', stockStatus: $status ) );
		$availability = static fn ( StockStatus $status ): string => $mug( $status )['offers']['availability'];

		self::assertSame( 'https://schema.org/OutOfStock', $availability( StockStatus::OutOfStock ) );
		self::assertSame( 'https://schema.org/BackOrder', $availability( StockStatus::OnBackorder ) );
	}

	public function test_tells_of_no_price_rating_number_or_delivery_where_there_is_none(): void {
		$idea = $this->product( $this->save( name: 'An idea', gtin: '4006381333932' ) );
		self::assertSame( [], array_intersect( [ 'offers', 'aggregateRating', 'review', 'gtin', 'sku', 'image', 'brand' ], array_keys( $idea ) ) );

		$file = $this->product( $this->save( name: 'A pattern to print', regularPrice: '3', virtual: true ) );
		self::assertArrayNotHasKey( 'shippingDetails', $file['offers'] );

		update_option( 'woocommerce_ship_to_countries', 'disabled' );
		self::assertArrayNotHasKey( 'shippingDetails', $this->product( $this->save( name: 'For collection', regularPrice: '3' ) )['offers'] );
	}

	public function test_tells_the_brand_of_its_taxonomy_or_of_an_attribute(): void {
		$id = $this->save( name: 'Mug', regularPrice: '5', attributes: [ new AttributeDraft( 'Brand', [ 'Falcon & Son' ], false ) ] );
		self::assertSame( [ '@type' => 'Brand', 'name' => 'Falcon & Son' ], $this->product( $id )['brand'] );

		if ( ! taxonomy_exists( 'product_brand' ) ) {
			register_taxonomy( 'product_brand', 'product' );
		}
		wp_set_object_terms( $id, 'Kendal & Co', 'product_brand' );
		self::assertSame( 'Kendal & Co', $this->product( $id )['brand']['name'] );
	}

	public function test_tells_the_newest_reviews_that_have_stars(): void {
		$id = $this->save( name: 'Slate Coaster', regularPrice: '5', reviewsAllowed: true );
		self::assertArrayNotHasKey( 'review', $this->product( $id ) );

		$this->review( $id, 1, 5, '<b>Splendid</b> &amp; heavy' );
		$this->review( $id, 2, 0, 'No stars' );
		$this->review( $id, 3, 4, "Good\n\nAgain" );
		wp_update_comment( [ 'comment_ID' => $this->review( $id, 4, 1, 'Waits' ), 'comment_approved' => '0' ] );
		update_post_meta( $id, '_wc_average_rating', '4.50' );
		update_post_meta( $id, '_wc_review_count', '2' );
		$this->forget( $id );
		$coaster = $this->product( $id );

		self::assertSame( [ '@type' => 'AggregateRating', 'ratingValue' => 4.5, 'bestRating' => 5, 'reviewCount' => 2 ], $coaster['aggregateRating'] );
		self::assertSame( [ 'Good Again', 'Splendid & heavy' ], array_column( $coaster['review'], 'reviewBody' ) );
		self::assertSame( [ 4, 'Reader 3' ], [ $coaster['review'][0]['reviewRating']['ratingValue'], $coaster['review'][0]['author']['name'] ] );
	}

	public function test_tells_the_variations_as_a_group_each_with_its_own_offer(): void {
		$id    = $this->hoodie( [ [ 'Blue', 'L', 'HOOD-BL', '4006381333931' ], [ 'Red', 'M', 'HOOD-RM', '' ] ] );
		$group = $this->product( $id );

		self::assertSame( [ 'ProductGroup', 'HOOD', [ 'https://schema.org/color' ] ], [ $group['@type'], $group['productGroupID'], $group['variesBy'] ] );
		self::assertArrayNotHasKey( 'offers', $group );
		[ $blue, $red ] = $group['hasVariant'];
		self::assertSame( [ 'Hoodie – Blue, L', 'HOOD-BL', '4006381333931', 'Blue' ], [ $blue['name'], $blue['sku'], $blue['gtin'], $blue['color'] ] );
		self::assertSame( [ [ '@type' => 'PropertyValue', 'name' => 'Fit', 'value' => 'L' ] ], $blue['additionalProperty'] );
		self::assertSame( [ '20.00', '21.00' ], [ $blue['offers']['price'], $red['offers']['price'] ] );
		self::assertArrayNotHasKey( 'gtin', $red );
		parse_str( (string) wp_parse_url( $blue['url'], PHP_URL_QUERY ), $query );
		self::assertSame( [ 'blue', 'L' ], [ $query['attribute_pa_colour'], $query['attribute_fit'] ] );
		self::assertSame( $blue['url'], $blue['offers']['url'] );
	}

	public function test_tells_the_range_of_many_variations_and_reads_none_of_them(): void {
		$id   = $this->hoodie( [ [ 'Blue', 'L', 'HOOD-BL', '' ], [ 'Blue', 'M', 'HOOD-BM', '' ], [ 'Red', 'M', 'HOOD-RM', '' ] ] );
		$data = ( new StructuredData( $this->engine(), 2 ) )->graph( $this->read( $id ) )[0];

		self::assertSame(
			[ 'Product', 'AggregateOffer', '20.00', '22.00', 3 ],
			[ $data['@type'], $data['offers']['@type'], $data['offers']['lowPrice'], $data['offers']['highPrice'], $data['offers']['offerCount'] ]
		);
		self::assertArrayNotHasKey( 'hasVariant', $data );
		self::assertSame( [], ( new SchemaOrg() )->faults( ( new StructuredData( $this->engine(), 2 ) )->graph( $this->read( $id ) ) ) );
		self::assertSame( 'ProductGroup', ( new StructuredData( $this->engine(), 3 ) )->graph( $this->read( $id ) )[0]['@type'] );
	}

	public function test_asks_the_database_no_more_often_for_ten_variations_than_for_two(): void {
		$forms = array_map( static fn ( int $number ): array => [ 'Blue', "No. {$number}", "HOOD-{$number}", '' ], range( 1, 10 ) );
		$two   = $this->questions( $this->hoodie( array_slice( $forms, 0, 2 ) ) );
		$this->engine()->writer()->save( new ProductDraft( sku: 'HOOD', slug: 'hoodie-of-two' ) );
		$ten = $this->questions( $this->hoodie( $forms ) );

		self::assertLessThanOrEqual( $two, $ten );
	}

	public function test_tells_the_range_of_a_group_of_products(): void {
		$members = [ $this->save( name: 'Cup', regularPrice: '5' ), $this->save( name: 'Pot', regularPrice: '25' ), $this->save( name: 'No price' ) ];
		$offer   = $this->product( $this->save( name: 'Tea set', type: ProductType::Grouped, groupedIds: $members ) )['offers'];

		self::assertSame(
			[ 'AggregateOffer', '5.00', '25.00', 'GBP', 2 ],
			[ $offer['@type'], $offer['lowPrice'], $offer['highPrice'], $offer['priceCurrency'], $offer['offerCount'] ]
		);
	}

	public function test_names_no_seller_of_what_another_shop_sells(): void {
		$id    = $this->save( name: 'Elsewhere', type: ProductType::External, externalUrl: 'https://elsewhere.example/', regularPrice: '5' );
		$offer = $this->product( $id )['offers'];

		self::assertSame( [ 'Offer', get_permalink( $id ), '5.00' ], [ $offer['@type'], $offer['url'], $offer['price'] ] );
		self::assertSame( [], array_intersect( [ 'seller', 'shippingDetails', 'hasMerchantReturnPolicy' ], array_keys( $offer ) ) );
	}

	public function test_tells_of_returns_what_the_shop_says_of_them(): void {
		add_filter(
			'marketday_return_policy',
			static fn (): array => [
				'applicableCountry' => 'GB',
				'returnPolicyCategory' => 'https://schema.org/MerchantReturnFiniteReturnWindow',
				'merchantReturnDays' => 30,
				'returnFees' => 'https://schema.org/FreeReturn',
			]
		);
		$id    = $this->save( name: 'Mug', regularPrice: '5' );
		$graph = $this->graph( $id );

		self::assertSame( [ '@id' => home_url( '/' ) . '#returns' ], $graph[0]['offers']['hasMerchantReturnPolicy'] );
		self::assertSame( [ 'MerchantReturnPolicy', 30 ], [ $graph[4]['@type'], $graph[4]['merchantReturnDays'] ] );
		self::assertSame( [], ( new SchemaOrg() )->faults( $graph ) );
	}

	public function test_no_text_can_end_the_script(): void {
		$id   = $this->save( name: 'Mug </script><!-- <script>', regularPrice: '5', description: '</script><!--' );
		$html = ( new StructuredData( $this->engine() ) )->html( $this->read( $id ) );

		self::assertSame( [ 1, 1 ], [ substr_count( $html, '<script' ), substr_count( $html, '</script' ) ] );
		self::assertStringNotContainsString( '<!--', $html );
	}

	public function test_the_products_page_prints_it_once_whatever_blocks_it_has(): void {
		$id   = $this->save( name: 'Mug', regularPrice: '5' );
		// A theme that draws WooCommerce's summary as well lets it describe the product.
		add_filter( 'render_block_core/separator', static function (): string {
			do_action( 'woocommerce_single_product_summary' );
			return '';
		} );
		$html = $this->page( $id, '<!-- wp:marketday/product /--><!-- wp:separator /--><!-- wp:marketday/product /-->' );

		self::assertSame( 1, substr_count( $html, 'application/ld+json' ) );
		self::assertSame( 1, preg_match_all( '/"@type":"Product"/', $html ) );
	}

	public function test_the_page_of_a_draft_or_of_a_product_with_a_password_prints_none(): void {
		wp_set_current_user( 1 );
		$draft = $this->save( name: 'Draft', regularPrice: '5', status: 'draft' );
		self::assertStringNotContainsString( '"name":"Draft"', $this->page( $draft, '<!-- wp:marketday/product /-->' ) );

		$locked = $this->save( name: 'Locked', regularPrice: '5' );
		wp_update_post( [ 'ID' => $locked, 'post_password' => 'secret' ] );
		$this->forget( $locked );
		self::assertStringNotContainsString( '"name":"Locked"', $this->page( $locked, '<!-- wp:marketday/product /-->' ) );
	}

	private function page( int $id, string $content ): string {
		$GLOBALS['wp_query'] = new WP_Query( [ 'post_type' => 'product', 'p' => $id, 'post_status' => 'any' ] );
		$GLOBALS['wp_query']->the_post();
		remove_action( 'wp_footer', 'the_block_template_skip_link' );
		ob_start();
		echo do_blocks( $content );
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	/** @param list<array{string, string, string, string}> $forms Colour, fit, SKU, GTIN. */
	private function hoodie( array $forms ): int {
		$id = $this->save(
			sku: 'HOOD',
			name: 'Hoodie',
			type: ProductType::Variable,
			attributes: [
				new AttributeDraft( 'Colour', [ 'Blue', 'Red' ], true, forVariations: true ),
				new AttributeDraft( 'Fit', [ 'L', 'M' ], false, forVariations: true ),
			]
		);
		foreach ( $forms as $place => [ $colour, $fit, $sku, $gtin ] ) {
			$this->save(
				variationOf: $id,
				sku: $sku,
				gtin: $gtin,
				position: $place,
				regularPrice: (string) ( 20 + $place ),
				attributes: [ new AttributeDraft( 'Colour', [ $colour ], true ), new AttributeDraft( 'Fit', [ $fit ], false ) ]
			);
		}
		$this->forget( $id );
		return $id;
	}

	private function review( int $product, int $day, int $stars, string $text ): int {
		return (int) wp_insert_comment( [
			'comment_post_ID'  => $product,
			'comment_type'     => 'review',
			'comment_author'   => "Reader {$day}",
			'comment_content'  => $text,
			'comment_approved' => '1',
			'comment_date'     => sprintf( '2026-03-%02d 10:00:00', $day ),
			'comment_date_gmt' => sprintf( '2026-03-%02d 10:00:00', $day ),
			'comment_meta'     => 0 === $stars ? [] : [ 'rating' => (string) $stars ],
		] );
	}

	private function save( mixed ...$fields ): int {
		return $this->engine()->writer()->save( new ProductDraft( ...$fields + [ 'status' => 'publish' ] ) );
	}

	/** Asked for one description, after the product has been shown. */
	private function questions( int $id ): int {
		$this->forget( $id );
		$product = $this->read( $id );
		$product->price();
		$product->details();
		$before = get_num_queries();
		( new StructuredData( $this->engine() ) )->html( $product );
		return get_num_queries() - $before;
	}

	/** What was read before a change. */
	private function forget( int $id ): void {
		wp_cache_flush();
		do_action( 'woocommerce_delete_product_transients', $id );
	}

	private function read( int $id ): \Marketday\Engine\Contract\Product {
		return $this->engine()->catalogue()->product( $id ) ?? self::fail( "There is no product {$id}." );
	}

	/** @return list<array<string, mixed>> As it is printed, without a fault by schema.org's vocabulary. */
	private function graph( int $id ): array {
		$html  = ( new StructuredData( $this->engine() ) )->html( $this->read( $id ) );
		$graph = json_decode(
			wp_strip_all_tags( str_replace( [ '<script type="application/ld+json">', '</script>' ], '', $html ) ),
			true,
			512,
			JSON_THROW_ON_ERROR
		)['@graph'];
		self::assertSame( [], ( new SchemaOrg() )->faults( $graph ) );
		return $graph;
	}

	/** @return array<string, mixed> */
	private function product( int $id ): array {
		return $this->graph( $id )[0];
	}
}
