<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Basket;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Tests\Store\Embedded\SalesTestCase;

/** What may be in a basket, how many of it, and what it costs. */
final class BasketTest extends SalesTestCase {
	public function test_a_name_is_written_as_the_store_api_writes_it(): void {
		$this->add( $this->aProduct( name: "Maker's mug & 'lid'" ) );
		self::assertSame( 'Maker’s mug & ‘lid’', $this->basket()->contents()->lines[0]->product->name );
	}

	public function test_a_lines_key_is_the_one_woocommerce_gives_it(): void {
		$mug              = $this->aProduct();
		[ $shirt, $blue ] = $this->aShirt();

		self::assertSame( md5( (string) $mug ), $this->add( $mug ) );
		self::assertSame( md5( "{$shirt}_{$blue}_attribute_hueBlue" ), $this->add( $blue ) );
	}

	public function test_the_same_wish_again_makes_the_line_longer(): void {
		$mug = $this->aProduct( name: 'Mug & saucer' );
		$this->add( $mug, 2 );
		$this->add( $mug );

		$line = $this->basket()->contents()->lines[0];
		self::assertSame( [ 3, 'Mug & saucer', 3000 ], [ $line->pieces->quantity, $line->product->name, $line->prices->total->minor ] );
	}

	public function test_the_price_is_the_catalogues_whatever_comes_with_the_wish(): void {
		$mug = $this->aProduct( regularPrice: '10' );
		$this->basket()->add( new AddToBasket( $mug, 1, 0, [], [ 'price' => '0.01', '_price' => 1 ] ) );
		self::assertSame( 1000, $this->basket()->contents()->totals->total->minor );

		$this->shop()->writer()->save( new ProductDraft( id: $mug, regularPrice: '12' ) );
		self::assertSame( 1200, $this->nextRequest()->basket()->contents()->totals->total->minor );
	}

	public function test_a_running_sale_counts_and_one_to_come_does_not(): void {
		$sale  = $this->aProduct( salePrice: '8', saleFrom: '2026-03-01', saleTo: '2026-03-03' );
		$later = $this->aProduct( salePrice: '8', saleFrom: '2026-03-05' );
		$this->add( $sale );
		$this->add( $later );
		self::assertSame( [ 800, 1000 ], array_map( static fn ( $line ): int => $line->prices->each->minor, $this->basket()->contents()->lines ) );
	}

	public function test_a_variation_is_found_by_its_values_or_its_id(): void {
		[ $shirt, $blue, $red ] = $this->aShirt();
		$this->basket()->add( new AddToBasket( $shirt, 1, 0, [ 'attribute_hue' => 'Red' ] ) );
		$this->basket()->add( new AddToBasket( $shirt, 1, $blue ) );

		$lines = $this->basket()->contents()->lines;
		self::assertSame( [ $red, $blue ], array_map( static fn ( $line ): int => $line->product->variationId, $lines ) );
		self::assertSame( [ [ 'name' => 'Hue', 'value' => 'Red' ] ], $lines[0]->product->choices );
	}

	public function test_a_variable_product_without_a_full_choice_is_refused(): void {
		[ $shirt, $blue ] = $this->aShirt();
		$code             = fn ( AddToBasket $addition ): string => $this->refusal( fn () => $this->basket()->add( $addition ) )->errorCode;
		self::assertSame( 'woocommerce_rest_missing_attributes', $code( new AddToBasket( $shirt ) ) );
		self::assertSame( 'woocommerce_rest_variation_id_from_variation_data', $code( new AddToBasket( $shirt, 1, 0, [ 'attribute_hue' => 'Green' ] ) ) );
		self::assertSame( 'woocommerce_rest_invalid_variation_data', $code( new AddToBasket( $blue, 1, 0, [ 'attribute_hue' => 'Red' ] ) ) );
		self::assertTrue( $this->basket()->contents()->isEmpty() );
	}

	public function test_what_cannot_be_bought_is_refused_with_its_code(): void {
		$code = fn ( int $id, int $quantity = 1 ): string => $this->refusal( fn () => $this->add( $id, $quantity ) )->errorCode;
		self::assertSame( 'woocommerce_rest_cart_invalid_product', $code( 999999 ) );
		self::assertSame( 'woocommerce_rest_product_not_purchasable', $code( $this->aProduct( regularPrice: '' ) ) );
		self::assertSame( 'woocommerce_rest_product_not_purchasable', $code( $this->aProduct( status: 'draft' ) ) );
		self::assertSame( 'woocommerce_rest_product_not_purchasable', $code( $this->aProduct( type: ProductType::External, externalUrl: 'https://example.com' ) ) );
		self::assertSame( 'woocommerce_rest_product_out_of_stock', $code( $this->aProduct( stockStatus: StockStatus::OutOfStock ) ) );
		self::assertSame( 'woocommerce_rest_product_invalid_quantity', $code( $this->aProduct(), 0 ) );
		self::assertTrue( $this->basket()->isUntouched() );
	}

	public function test_a_drafts_name_is_not_told(): void {
		$secret = $this->aProduct( name: 'Secret launch', status: 'draft' );
		self::assertStringNotContainsString( 'Secret', $this->refusal( fn () => $this->add( $secret ) )->getMessage() );
	}

	public function test_no_more_than_there_is_over_several_wishes(): void {
		$mug = $this->aProduct( stockQuantity: '3' );
		$key = $this->add( $mug, 2 );

		self::assertSame( 'woocommerce_rest_product_partially_out_of_stock', $this->refusal( fn () => $this->add( $mug, 2 ) )->errorCode );
		self::assertSame( 'invalid_quantity', $this->refusal( fn () => $this->basket()->update( $key, 4 ) )->errorCode );
		self::assertSame( 2, $this->basket()->contents()->itemCount() );
		$this->basket()->update( $key, 3 );
		self::assertSame( 3, $this->basket()->contents()->itemCount() );
	}

	public function test_variations_that_share_their_products_stock_share_its_limit(): void {
		[ , $blue, $red ] = $this->aShirt( stockQuantity: '3' );
		$this->add( $blue, 2 );
		$key = $this->add( $red, 1 );

		self::assertSame( 'woocommerce_rest_product_partially_out_of_stock', $this->refusal( fn () => $this->add( $red, 1 ) )->errorCode );
		self::assertSame( 'woocommerce_rest_product_partially_out_of_stock', $this->refusal( fn () => $this->basket()->update( $key, 2 ) )->errorCode );
	}

	public function test_backorders_have_no_limit(): void {
		$mug = $this->aProduct( stockQuantity: '1', backorders: 'notify' );
		$this->add( $mug, 20 );
		self::assertSame( [], $this->basket()->contents()->errors );
	}

	public function test_what_is_sold_individually_is_there_once(): void {
		$poster = $this->aProduct( soldIndividually: true );
		$this->add( $poster, 5 );
		self::assertSame( 1, $this->basket()->contents()->itemCount() );
		self::assertSame( 'readonly_quantity', $this->refusal( fn () => $this->add( $poster ) )->errorCode );
	}

	public function test_stock_sold_meanwhile_is_told(): void {
		$mug = $this->aProduct( stockQuantity: '5' );
		$this->add( $mug, 3 );
		$this->shop()->writer()->save( new ProductDraft( id: $mug, stockQuantity: '2' ) );

		$errors = $this->nextRequest()->basket()->contents()->errors;
		self::assertCount( 1, $errors );
		self::assertStringContainsString( '2', $errors[0] );
	}

	public function test_a_deleted_product_leaves_the_basket_and_that_is_told(): void {
		[ $mug, $bowl ] = [ $this->aProduct(), $this->aProduct() ];
		$this->add( $mug );
		$this->add( $bowl );
		wp_delete_post( $mug, true );

		$contents = $this->nextRequest()->basket()->contents();
		self::assertSame( [ $bowl ], array_map( static fn ( $line ): int => $line->product->productId, $contents->lines ) );
		self::assertCount( 1, $contents->errors );
	}

	public function test_lines_are_changed_and_removed_by_key(): void {
		[ $first, $second ] = [ $this->add( $this->aProduct() ), $this->add( $this->aProduct() ) ];
		$this->basket()->update( $first, 0 );
		$this->basket()->remove( $second );
		self::assertTrue( $this->basket()->contents()->isEmpty() );
		self::assertSame(
			[ 'woocommerce_rest_cart_invalid_key', 409 ],
			[ $this->refusal( fn () => $this->basket()->remove( $first ) )->errorCode, $this->refusal( fn () => $this->basket()->update( $first, 2 ) )->status ]
		);
	}

	public function test_the_hash_follows_contents_and_total(): void {
		$mug    = $this->aProduct();
		$key    = $this->add( $mug );
		$one    = $this->basket()->hash();
		$this->basket()->update( $key, 2 );
		$two = $this->basket()->hash();
		$this->shop()->writer()->save( new ProductDraft( id: $mug, regularPrice: '11' ) );
		$dearer = $this->nextRequest()->basket()->hash();

		self::assertCount( 3, array_unique( [ $one, $two, $dearer ] ) );
		self::assertSame( $dearer, $this->nextRequest()->basket()->hash() );
	}

	public function test_others_may_refuse_a_wish(): void {
		$refuse = static fn (): bool => false;
		add_filter( 'woocommerce_add_to_cart_validation', $refuse );
		$code = $this->refusal( fn () => $this->add( $this->aProduct() ) )->errorCode;
		remove_filter( 'woocommerce_add_to_cart_validation', $refuse );
		self::assertSame( 'woocommerce_rest_add_to_cart_error', $code );
	}

	public function test_the_mini_basket_lists_lines_with_remove_links_and_escapes_names(): void {
		$key  = $this->add( $this->aProduct( name: 'Mug "A" <b>' ), 2 );
		$html = $this->basket()->fragments()['div.widget_shopping_cart_content'];

		self::assertStringContainsString( 'class="remove remove_from_cart_button"', $html );
		self::assertStringContainsString( "data-cart_item_key=\"{$key}\"", $html );
		self::assertStringContainsString( '£20.00', $html );
		self::assertStringNotContainsString( '<b>', $html );
	}
}
