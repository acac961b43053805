<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Engine\Contract\ProductSort;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\Swatches;
use Marketday\Search\Contract\HitReader;
use Marketday\Search\Contract\SearchHit;

final class CatalogueTest extends WooCommerceTestCase {
	public function test_reads_a_product_as_woocommerce_shows_it(): void {
		$id = $this->aProduct(
			name: 'Salt & pepper',
			sku: 'WOO-SALT',
			regularPrice: '20',
			salePrice: '15',
			stockQuantity: '4',
			soldIndividually: true,
			weight: '0.5',
			categories: [ [ 'Woo test' ] ]
		);

		$product = $this->read( $id );

		self::assertSame( 'Salt & pepper', $product->name );
		self::assertSame(
			[ 1500, 2000, 1500 ],
			[ $product->price()->current()?->minor, $product->price()->regular()?->minor, $product->price()->highest()?->minor ]
		);
		self::assertTrue( $product->price()->onSale );
		self::assertSame( [ 4, '4 in stock' ], [ $product->stock->quantity, $product->stock->text ] );
		self::assertSame( [ true, 1 ], [ $product->soldIndividually, $product->limits->maximum ] );
		self::assertSame( [ 'Woo test' ], array_column( $product->details()->categories, 'name' ) );
		self::assertTrue( $product->addToBasket->ajax );
		self::assertStringContainsString( "add-to-cart={$id}", $product->addToBasket->url );
	}

	public function test_shows_prices_as_price_filters_and_tax_settings_decide(): void {
		$id     = $this->aProduct( regularPrice: '10' );
		$double = static fn ( mixed $price ): mixed => is_numeric( $price ) ? (string) ( 2 * (float) $price ) : $price;
		add_filter( 'woocommerce_product_get_price', $double );
		try {
			self::assertSame( 2000, $this->read( $id )->price()->current()?->minor );
		} finally {
			remove_filter( 'woocommerce_product_get_price', $double );
		}
	}

	public function test_never_reads_what_visitors_may_not_see(): void {
		$draft   = $this->aProduct( status: 'draft' );
		$private = $this->aProduct( status: 'private' );
		$locked  = $this->aProduct();
		wp_update_post( [ 'ID' => $locked, 'post_password' => 'open' ] );

		self::assertSame( [], $this->engine()->catalogue()->products( [ $draft, $private, $locked ] ) );
		self::assertSame( [], $this->names( [ $draft, $private, $locked ], new ProductQuery( include: [ $draft, $private, $locked ] ) ) );
	}

	public function test_orders_and_filters_like_the_store_api(): void {
		$cheap = $this->aProduct( name: 'Woo apron', regularPrice: '5', tags: [ 'woo test tag' ] );
		$dear  = $this->aProduct( name: 'Woo bowl', regularPrice: '50', salePrice: '40', featured: true );
		$gone  = $this->aProduct( name: 'Woo candle', regularPrice: '20', stockStatus: StockStatus::OutOfStock );
		$all   = [ $cheap, $dear, $gone ];
		$tag   = get_term_by( 'name', 'woo test tag', 'product_tag' );
		$limit = new Money( 3000, $this->engine()->settings()->currency() );
		$names = fn ( ProductQuery $query ): array => $this->names( $all, $query );

		self::assertSame( [ 'Woo apron', 'Woo candle', 'Woo bowl' ], $names( new ProductQuery( sort: ProductSort::PriceLow ) ) );
		self::assertSame( [ 'Woo bowl', 'Woo candle', 'Woo apron' ], $names( new ProductQuery( sort: ProductSort::PriceHigh ) ) );
		self::assertSame( [ 'Woo apron', 'Woo bowl', 'Woo candle' ], $names( new ProductQuery( sort: ProductSort::Title ) ) );
		self::assertSame( [ 'Woo bowl', 'Woo apron' ], $names( new ProductQuery( include: [ $dear, $cheap ] ) ) );
		self::assertSame( [ 'Woo apron' ], $names( new ProductQuery( tags: [ $tag->term_id ] ) ) );
		self::assertSame( [ 'Woo bowl' ], $names( new ProductQuery( onSaleOnly: true ) ) );
		self::assertSame( [], $names( new ProductQuery( include: [ $cheap ], onSaleOnly: true ) ) );
		self::assertSame( [ 'Woo bowl' ], $names( new ProductQuery( featuredOnly: true ) ) );
		self::assertSame( [ 'Woo candle' ], $names( new ProductQuery( stock: [ StockStatus::OutOfStock ] ) ) );
		self::assertSame( [ 'Woo bowl' ], $names( new ProductQuery( minimumPrice: $limit ) ) );
		self::assertSame( [ 'Woo candle' ], $names( new ProductQuery( search: 'woo cand' ) ) );
	}

	public function test_reads_variations_and_finds_the_one_of_a_full_choice(): void {
		[ 'shirt' => $shirt, 'red' => $red, 'blue' => $blue ] = $this->aShirt();
		$catalogue = $this->engine()->catalogue();

		self::assertSame( [ $red, $blue ], array_column( $catalogue->variations( $shirt ), 'id' ) );
		self::assertSame( [ 'attribute_pa_woo-test-colour' => 'blue', 'attribute_size' => '' ], $catalogue->variations( $shirt )[1]->attributes );
		self::assertSame( $blue, $catalogue->findVariation( $shirt, [ 'attribute_pa_woo-test-colour' => 'blue', 'attribute_size' => 'M' ] )?->id );
		self::assertNull( $catalogue->findVariation( $shirt, [ 'attribute_pa_woo-test-colour' => 'red', 'attribute_size' => 'M' ] ) );
		self::assertSame( [ 2000, 2500 ], [ $this->read( $shirt )->price()->current()?->minor, $this->read( $shirt )->price()->highest()?->minor ] );
		self::assertSame( 'Woo test colour', $this->read( $shirt )->attributes()[0]->name );
		self::assertSame( $red, $catalogue->variationData( $catalogue->variations( $shirt )[0] )['variation_id'] );
	}

	public function test_has_the_values_of_attributes_in_the_shops_order(): void {
		[ 'shirt' => $shirt ] = $this->aShirt();
		foreach ( [ 'blue', 'red' ] as $place => $slug ) {
			update_term_meta( get_term_by( 'slug', $slug, 'pa_woo-test-colour' )->term_id, 'order', $place + 1 );
		}
		wp_cache_set_last_changed( 'terms' );

		$values = array_keys( $this->read( $shirt )->attributes()[0]->options );

		self::assertSame( [ 'blue', 'red' ], $values );
		self::assertSame( wp_list_pluck( wc_get_product_terms( $shirt, 'pa_woo-test-colour', [ 'fields' => 'all' ] ), 'slug' ), $values );
	}

	public function test_tells_when_the_first_sale_among_the_variations_ends(): void {
		[ 'shirt' => $shirt, 'red' => $red, 'blue' => $blue ] = $this->aShirt();
		foreach ( [ [ $red, '+9 days' ], [ $blue, '+4 days' ] ] as [ $id, $end ] ) {
			$variation = wc_get_product( $id );
			$variation->set_sale_price( '15' );
			$variation->set_date_on_sale_to( strtotime( $end ) );
			$variation->save();
		}
		$this->made( $shirt );

		self::assertSame( gmdate( 'Y-m-d', strtotime( '+4 days' ) ), $this->read( $shirt )->price()->saleEnds?->format( 'Y-m-d' ) );
	}

	public function test_reads_many_variable_products_in_as_many_queries_as_one(): void {
		global $wpdb;
		$shirts  = array_map( fn (): int => $this->aShirt()['shirt'], range( 1, 5 ) );
		$queries = function ( array $ids ) use ( $wpdb ): int {
			$this->engine()->catalogue()->products( $ids );
			wp_cache_flush();
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			$this->engine()->catalogue()->products( $ids );
			return $wpdb->num_queries - $before;
		};
		$queries( $shirts );

		self::assertSame( $queries( [ $shirts[0] ] ), $queries( $shirts ) );
	}

	public function test_reads_the_swatches_of_four_products_in_no_more_queries_than_those_of_two(): void {
		global $wpdb;
		$shirts = array_map( fn (): int => $this->aShirt()['shirt'], range( 1, 4 ) );
		foreach ( $shirts as $number => $shirt ) {
			wp_set_object_terms( $shirt, [ 'red', "woo-shade-{$number}" ], 'pa_woo-test-colour', true );
		}
		$queries = function ( array $ids ) use ( $wpdb ): int {
			wp_cache_flush();
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			foreach ( $this->engine()->catalogue()->products( $ids ) as $product ) {
				array_map( Swatches::of( ... ), $product->attributes() );
			}
			return $wpdb->num_queries - $before;
		};
		$queries( $shirts );

		self::assertLessThanOrEqual( $queries( array_slice( $shirts, 0, 2 ) ), $queries( $shirts ) );
	}

	public function test_reads_the_terms_of_many_taxonomies_in_as_many_queries_as_those_of_one(): void {
		global $wpdb;
		$this->aProduct( categories: [ [ 'Woo test' ] ], tags: [ 'woo test tag' ] );
		$this->aShirt();
		$many    = [ 'product_cat', 'product_tag', 'pa_woo-test-colour' ];
		$queries = function ( array $taxonomies ) use ( $wpdb ): int {
			$this->engine()->catalogue()->termsOfMany( $taxonomies );
			wp_cache_flush();
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			$this->engine()->catalogue()->termsOfMany( $taxonomies );
			return $wpdb->num_queries - $before;
		};
		$queries( $many );

		self::assertSame( $queries( [ 'product_cat' ] ), $queries( $many ) );
	}

	public function test_has_the_terms_of_many_taxonomies_as_those_of_each(): void {
		$this->aProduct( categories: [ [ 'Woo test', 'Woo mugs' ] ], tags: [ 'woo test tag' ] );
		$this->aShirt();
		$names = static fn ( array $terms ): array => array_column( $terms, 'name' );
		$alone = static fn ( string $taxonomy, bool $hideEmpty ): array => array_values( wp_list_pluck(
			get_terms( [ 'taxonomy' => $taxonomy, 'hide_empty' => $hideEmpty, 'menu_order' => 'asc' ] ),
			'name'
		) );

		foreach ( [ true, false ] as $hideEmpty ) {
			$found = $this->engine()->catalogue()->termsOfMany( [ 'product_cat', 'pa_woo-test-colour', 'product_tag', 'pa_none' ], $hideEmpty );

			self::assertSame( [ 'product_cat', 'pa_woo-test-colour', 'product_tag', 'pa_none' ], array_keys( $found ) );
			self::assertSame( [], $found['pa_none'] );
			foreach ( [ 'product_cat', 'pa_woo-test-colour', 'product_tag' ] as $taxonomy ) {
				self::assertSame( $alone( $taxonomy, $hideEmpty ), $names( $found[ $taxonomy ] ) );
				self::assertNotSame( [], $found[ $taxonomy ] );
			}
		}
	}

	public function test_reads_a_page_of_products_with_few_queries(): void {
		global $wpdb;
		$ids = array_map( fn ( int $number ): int => $this->aProduct( categories: [ [ 'Woo test', "Woo {$number}" ] ] ), range( 1, 20 ) );
		// WooCommerce counts the terms once and remembers, when they are read from the database.
		wp_cache_flush();
		$this->engine()->catalogue()->query( new ProductQuery( include: $ids, perPage: 20 ) );
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;

		$page = $this->engine()->catalogue()->query( new ProductQuery( include: $ids, perPage: 20 ) );

		self::assertCount( 20, $page->products );
		self::assertLessThanOrEqual( 20, $wpdb->num_queries - $before );
	}

	public function test_has_prices_and_variations_as_woocommerce_works_them_out_itself(): void {
		$shirts = array_map( fn (): array => $this->aShirt(), range( 1, 3 ) );
		wp_update_post( [ 'ID' => $shirts[1]['red'], 'post_status' => 'private' ] );
		wp_update_post( [ 'ID' => $shirts[2]['blue'], 'post_status' => 'draft' ] );
		wp_update_post( [ 'ID' => $shirts[0]['red'], 'menu_order' => 5 ] );

		self::assertSame( [ 'From 20', '25', '20' ], $this->rangesReadAtOnce( $shirts ) );
	}

	public function test_leaves_out_the_variations_that_the_shop_hides(): void {
		$shirts = [ $this->aShirt(), $this->aShirt() ];
		$this->setOption( 'woocommerce_hide_out_of_stock_items', 'yes' );
		$gone = wc_get_product( $shirts[0]['red'] );
		$gone->set_stock_status( 'outofstock' );
		$gone->save();

		self::assertSame( [ '25', 'From 20' ], $this->rangesReadAtOnce( $shirts ) );
	}

	public function test_leaves_out_the_variations_that_an_extension_hides(): void {
		$shirts = [ $this->aShirt(), $this->aShirt() ];
		$hide   = static fn ( array $arguments ): array => [ 'post__not_in' => [ $shirts[0]['blue'] ] ] + $arguments;
		add_filter( 'woocommerce_variable_children_args', $hide );
		try {
			self::assertSame( [ '20', 'From 20' ], $this->rangesReadAtOnce( $shirts ) );
		} finally {
			remove_filter( 'woocommerce_variable_children_args', $hide );
		}
	}

	public function test_reads_the_prices_of_many_variable_products_that_woocommerce_does_not_keep_in_as_many_queries_as_one(): void {
		$shirts  = array_map( fn (): int => $this->aShirt()['shirt'], range( 1, 5 ) );
		$queries = fn ( array $ids ): int => $this->readingQueries(
			fn () => array_map( static fn ( Product $product ): string => $product->price()->html, $this->engine()->catalogue()->products( $ids ) ),
			fn () => $this->forgetPrices( $ids )
		);
		$queries( $shirts );

		self::assertSame( $queries( [ $shirts[0] ] ), $queries( $shirts ) );
	}

	public function test_finds_many_products_with_their_variations_in_as_many_queries_as_one(): void {
		$row     = static fn ( array $shirt, string $unit ): array => [
			'id'   => $shirt['shirt'],
			'unit' => $shirt[ $unit ],
		];
		// An attribute of one word is part of the titles that WooCommerce makes.
		$rows    = array_map( fn ( string $unit ): array => $row( $this->aShirt( 'Wootint' ), $unit ), [ 'red', 'blue', 'red', 'blue' ] );
		$found   = new HitReader( $this->engine() );
		$queries = fn ( array $rows ): int => $this->readingQueries( static fn (): array => $found->products( $rows, true ) );

		self::assertSame(
			array_column( $rows, 'unit' ),
			array_map( static fn ( SearchHit $one ): ?int => $one->variation?->id, $found->products( $rows, true ) )
		);
		self::assertSame( $queries( [ $rows[0] ] ), $queries( $rows ) );
	}

	public function test_reads_the_pictures_of_many_in_as_many_queries_as_of_one(): void {
		$rows     = [];
		$pictures = [];
		foreach ( range( 1, 4 ) as $number ) {
			[ 'shirt' => $shirt, 'red' => $red ] = $this->aShirt();
			$pictures[]                          = $picture = wp_insert_attachment( [ 'post_mime_type' => 'image/webp' ], "woo-test-{$number}.webp" );
			wp_update_attachment_metadata( $picture, [ 'width' => 600, 'height' => 600, 'file' => "woo-test-{$number}.webp" ] );
			update_post_meta( $red, '_thumbnail_id', $picture );
			$rows[] = [ 'id' => $shirt, 'unit' => $red ];
		}
		$shown   = fn ( array $rows ): array => array_map(
			static fn ( SearchHit $one ): ?int => $one->image()?->id,
			( new HitReader( $this->engine() ) )->products( $rows, true )
		);
		$queries = fn ( array $rows ): int => $this->readingQueries( static fn (): array => $shown( $rows ) );
		try {
			self::assertSame( $pictures, $shown( $rows ) );
			self::assertSame( $queries( [ $rows[0] ] ), $queries( $rows ) );
		} finally {
			array_map( static fn ( int $picture ): mixed => wp_delete_attachment( $picture, true ), $pictures );
		}
	}

	public function test_takes_the_titles_of_variations_as_they_are_stored(): void {
		[ 'red' => $red ] = $this->aShirt();
		wp_update_post( [ 'ID' => $red, 'post_title' => 'Of old' ] );

		self::assertSame( [ $red ], array_keys( $this->engine()->catalogue()->variationsById( [ $red ] ) ) );
		clean_post_cache( $red );
		self::assertSame( 'Of old', get_post( $red )->post_title );
		self::assertSame( 'Shirt', wc_get_product( $red )->get_name() );
	}

	/**
	 * The price ranges of a page, which must be what WooCommerce makes of them and keeps without us.
	 *
	 * @param list<array{shirt: int, red: int, blue: int}> $shirts
	 * @return list<string>
	 */
	private function rangesReadAtOnce( array $shirts ): array {
		$ids = array_column( $shirts, 'shirt' );
		$this->forgetPrices( $ids );
		$ours = array_map( static fn ( Product $product ): string => $product->price()->html, $this->engine()->catalogue()->products( $ids ) );
		$kept = array_map( static fn ( int $id ): mixed => get_transient( "wc_var_prices_{$id}" ), $ids );
		$this->forgetPrices( $ids );
		$theirs = array_map( static fn ( int $id ): string => wc_get_product( $id )->get_price_html(), $ids );

		self::assertSame( $theirs, $ours );
		self::assertSame( array_map( static fn ( int $id ): mixed => get_transient( "wc_var_prices_{$id}" ), $ids ), $kept );
		return array_map(
			static fn ( string $html ): string => 1 === preg_match( '~^(?:<span[^>]*>(From) )?.*?</span>(\d+)\.00</bdi>~', $html, $price )
				? trim( "{$price[1]} {$price[2]}" )
				: $html,
			$ours
		);
	}

	/** @param list<int> $ids Variable products. */
	private function forgetPrices( array $ids ): void {
		foreach ( $ids as $id ) {
			delete_transient( "wc_var_prices_{$id}" );
			delete_transient( "wc_product_children_{$id}" );
		}
		wp_cache_flush();
	}

	/** How many statements read, of something that has been done once before. */
	private function readingQueries( callable $do, ?callable $before = null ): int {
		$count = 0;
		$note  = static function ( string $sql ) use ( &$count ): string {
			$count += preg_match( '/^\s*SELECT/i', $sql );
			return $sql;
		};
		$do();
		wp_cache_flush();
		null === $before ? null : $before();
		wp_load_alloptions();
		add_filter( 'query', $note );
		$do();
		remove_filter( 'query', $note );
		return $count;
	}
}
