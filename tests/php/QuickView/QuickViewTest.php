<?php

declare( strict_types=1 );

namespace Marketday\Tests\QuickView;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Route;
use Marketday\Tests\Markup;
use Marketday\Tests\PluginAccess;
use Marketday\Tests\SiteTestCase;

final class QuickViewTest extends SiteTestCase {
	private int $mug = 0;
	private int $pan = 0;
	private int $lamp = 0;

	protected function setUp(): void {
		parent::setUp();
		[ $this->mug, $this->pan, $this->lamp ] = array_map( $this->product( ... ), [ 'Enamel mug', 'Iron pan', 'Lamp' ] );
	}

	public function test_shows_gallery_price_and_form_of_the_product_and_no_second_heading(): void {
		$html = $this->show( $this->mug );

		self::assertStringContainsString( 'data-title="Enamel mug"', $html );
		foreach ( [
			'data-marketday-island="product-gallery"',
			'data-marketday-island="add-to-basket"',
			'12.50',
			'name="buy-now"',
			'data-cart_type="buy_now"',
		] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertSame( 0, preg_match( '#<h[12]\b#', $html ), 'The dialog has the name as its title.' );
		self::assertStringNotContainsString( 'breadcrumb', $html );
	}

	public function test_leads_to_those_beside_it_in_the_listing(): void {
		$html = $this->show( $this->pan, [ $this->mug, $this->pan, $this->lamp ] );

		self::assertSame( [ "{$this->mug}", "{$this->lamp}" ], $this->arrows( $html ) );
		self::assertStringContainsString( "data-list=\"{$this->mug},{$this->pan},{$this->lamp}\"", $html );
		self::assertSame( [ "{$this->pan}" ], $this->arrows( $this->show( $this->mug, [ $this->mug, $this->pan ] ) ), 'The first has one neighbour.' );
		self::assertSame( [], $this->arrows( $this->show( $this->mug, [ $this->pan ] ) ), 'One that is not of the listing has none.' );
		self::assertSame( [], $this->arrows( $this->show( $this->mug ) ) );
	}

	public function test_leads_to_no_product_that_visitors_cannot_see(): void {
		wp_update_post( [ 'ID' => $this->pan, 'post_status' => 'draft' ] );

		self::assertSame( [], $this->arrows( $this->show( $this->mug, [ $this->mug, $this->pan ] ) ) );
	}

	public function test_says_whether_it_closes_once_the_product_is_in_the_basket(): void {
		self::assertStringContainsString( 'data-modal_close_after_cart="yes"', $this->show( $this->mug ) );
		update_option( 'marketday_quick_view_close', 'no' );
		self::assertStringContainsString( 'data-modal_close_after_cart=""', $this->show( $this->mug ) );
	}

	public function test_opens_another_shop_beside_this_one(): void {
		$kettle = $this->engine()->writer()->save( new ProductDraft(
			type: ProductType::External,
			name: 'Kettle',
			status: 'publish',
			regularPrice: '9.00',
			externalUrl: 'https://elsewhere.example/kettle'
		) );

		$html = $this->show( $kettle );

		self::assertMatchesRegularExpression( '#<a [^>]*target="_blank"[^>]*single_add_to_cart_button|single_add_to_cart_button[^>]*target="_blank"#', $html );
		self::assertStringNotContainsString( 'buy-now', $html );
	}

	public function test_refuses_what_visitors_cannot_see(): void {
		foreach ( [ [ 'post_status' => 'draft' ], [ 'post_status' => 'private' ], [ 'post_status' => 'publish', 'post_password' => 'open' ] ] as $change ) {
			wp_update_post( [ 'ID' => $this->mug ] + $change );
			wp_cache_flush();
			try {
				$this->show( $this->mug );
				self::fail( 'It was shown.' );
			} catch ( Problem $problem ) {
				self::assertSame( 404, $problem->status );
			}
		}
	}

	public function test_its_button_is_a_link_to_the_product_on_cards_alone(): void {
		$products = $this->engine()->catalogue()->products( [ $this->mug ] );
		$card     = Markup::of( (string) apply_filters( 'marketday_product_cards', '', $products, [] ) );
		$page     = do_blocks( sprintf( '<!-- wp:marketday/product {"productId":%d,"showRelated":false} /-->', $this->mug ) );

		self::assertStringContainsString( 'data-marketday-button="quick-view" data-postid="' . $this->mug . '" href="' . esc_url( $products[0]->url ) . '"', $card );
		self::assertStringNotContainsString( 'quick-view', $page );
	}

	/** @return list<string> */
	private function arrows( string $html ): array {
		preg_match_all( '#name="show" value="(\d+)"#', $html, $found );
		return $found[1];
	}

	private function product( string $name ): int {
		return $this->engine()->writer()->save( new ProductDraft( name: $name, status: 'publish', regularPrice: '12.50', stockStatus: StockStatus::InStock ) );
	}

	/** @param list<int> $listed */
	private function show( int $id, array $listed = [] ): string {
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			if ( Route::WC_AJAX === $route->kind && 'wopb_quickview' === $route->address ) {
				return Markup::of( ( $route->handler )( new Request( [
					'postid'   => (string) $id,
					'postList' => implode( ',', $listed ),
				] ) )->body );
			}
		}
		self::fail( 'We don’t recognise that request.' );
	}
}
