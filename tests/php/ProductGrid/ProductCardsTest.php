<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductGrid;

use DateTimeImmutable;
use Marketday\Catalogue\ProductGrid\CardOptions;
use Marketday\Catalogue\ProductGrid\CardParts;
use Marketday\Catalogue\ProductGrid\ProductCards;
use Marketday\Engine\Contract\AddToBasketLink;
use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\ImageFile;
use Marketday\Engine\Contract\Price;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductCodes;
use Marketday\Engine\Contract\QuantityLimits;
use Marketday\Engine\Contract\Rating;
use Marketday\Engine\Contract\Stock;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\Variation;
use Marketday\Engine\Contract\VariationSale;
use Marketday\Kernel\View;
use Marketday\Search\Contract\SearchHit;
use Marketday\Tests\Markup;
use Marketday\Tests\ProductFactory;
use Marketday\Tests\SiteTestCase;

final class ProductCardsTest extends SiteTestCase {
	public function test_the_button_is_as_agreed(): void {
		$html = $this->card( ProductFactory::make() );

		self::assertMatchesRegularExpression( '/<a class="[^"]*\bmarketday-button\b[^"]*\badd_to_cart_button ajax_add_to_cart"/', $html );
		foreach ( [
			'href="?add-to-cart=12"',
			'data-product_id="12"',
			'data-quantity="1"',
			'data-product_sku="MUG"',
			'aria-label="Add to basket: “Enamel mug”"',
			'data-success_message="“Enamel mug” has been added to your basket"',
		] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
	}

	public function test_what_needs_a_choice_is_a_link_to_the_product(): void {
		$link = new AddToBasketLink( 'Select options', 'https://shop.example/product/enamel-mug/', 'Select options for “Enamel mug”', false );

		self::assertStringNotContainsString( 'ajax_add_to_cart', $this->card( ProductFactory::make( addToBasket: $link ) ) );
	}

	public function test_the_picture_keeps_its_place_and_does_not_repeat_the_name(): void {
		$html = $this->card( ProductFactory::make() );

		foreach ( [ 'width="600"', 'height="600"', 'srcset="', 'alt=""', 'loading="lazy"', 'sizes="auto, ' ] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
	}

	public function test_the_first_row_does_not_wait_and_its_first_picture_comes_first(): void {
		$products = array_fill( 0, 3, new SearchHit( ProductFactory::make() ) );
		$cards    = explode( '</li>', ( new ProductCards( $this->view() ) )->render( $products, new CardOptions(), 2 ) );

		self::assertStringContainsString( 'fetchpriority="high"', $cards[0] );
		self::assertStringNotContainsString( 'lazy', $cards[0] . $cards[1] );
		self::assertStringNotContainsString( 'fetchpriority', $cards[1] );
		self::assertStringContainsString( 'loading="lazy"', $cards[2] );
	}

	public function test_the_rating_is_a_sentence_for_those_who_do_not_see_stars(): void {
		self::assertStringContainsString( 'aria-label="Rated 4.50 out of 5, 2 reviews"', $this->card( ProductFactory::make() ) );
		self::assertStringNotContainsString( 'marketday-stars', $this->card( ProductFactory::make( rating: new Rating( 0.0, 0 ) ) ) );
	}

	public function test_says_what_is_out_of_stock_and_offers_no_addition(): void {
		$html = $this->card( ProductFactory::make(
			stock: new Stock( StockStatus::OutOfStock, 0, false, 'Out of stock' ),
			price: ProductFactory::price( 1250, null, true )
		) );

		self::assertStringContainsString( 'Out of stock', $html );
		self::assertStringNotContainsString( 'add_to_cart_button', $html );
		self::assertStringNotContainsString( 'Sale', $html );
	}

	public function test_a_name_with_markup_stays_text(): void {
		self::assertStringContainsString( '&lt;b&gt;Mug', $this->card( ProductFactory::make( name: '<b>Mug' ) ) );
	}

	public function test_other_features_add_their_buttons(): void {
		$seen = 0;
		$add  = static function ( Product $product ) use ( &$seen ): void {
			$seen = $product->id;
			echo '<button>Compare</button>';
		};
		add_action( 'marketday_card_actions', $add );

		$html = $this->card( ProductFactory::make() );

		remove_action( 'marketday_card_actions', $add );
		self::assertSame( 12, $seen );
		self::assertStringContainsString( '<button>Compare</button>', $html );
	}

	public function test_cards_are_offered_to_other_features_by_a_filter(): void {
		$html = apply_filters( 'marketday_product_cards', '', [ ProductFactory::make() ], [ 'showRating' => false ] );

		self::assertStringContainsString( 'marketday-product-grid__card', $html );
		self::assertStringNotContainsString( 'marketday-stars', $html );
	}

	public function test_other_features_print_their_swatches_before_the_price(): void {
		$add = static function ( Product $product ): void {
			echo "<i>Swatches of {$product->id}</i>";
		};
		add_action( 'marketday_card_options', $add );

		$html = $this->card( ProductFactory::make() );

		remove_action( 'marketday_card_options', $add );
		self::assertLessThan( strpos( $html, '__price' ), strpos( $html, '<i>Swatches of 12</i>' ) );
	}

	public function test_the_variation_that_was_looked_for_lends_its_picture_its_price_and_its_address(): void {
		$picture   = new Image( 9, new ImageFile( 'https://shop.example/blue.webp', 600, 600, '', '' ), '', static fn (): string => '', static fn (): string => '' );
		$price     = Price::of( null, null, null, false, '<span class="amount">£14.00</span>' );
		$variation = new Variation(
			31,
			12,
			new ProductCodes( 'MUG-B' ),
			[ 'attribute_pa_colour' => 'blue' ],
			$price,
			new Stock( StockStatus::InStock, null, false ),
			new VariationSale( true, true, true, false, new QuantityLimits() ),
			$picture
		);
		$html      = ( new ProductCards( $this->view() ) )->render( [ new SearchHit( ProductFactory::make(), $variation ) ], new CardOptions() );

		self::assertStringContainsString( 'src="https://shop.example/blue.webp"', $html );
		self::assertStringContainsString( '£14.00', $html );
		self::assertStringContainsString( 'href="https://shop.example/product/enamel-mug/?attribute_pa_colour=blue"', $html );
		self::assertStringContainsString( 'data-variation_id="31"', $html );
	}

	public function test_counts_down_to_the_end_of_a_sale_only(): void {
		$ends  = new DateTimeImmutable( '2031-12-24T23:59:59+00:00' );
		$sale  = Price::of( ProductFactory::price( 1000 )->current(), null, null, true, '£10', $ends );
		$shows = fn ( Price $price ): string => ( new ProductCards( $this->view() ) )->render(
			[ new SearchHit( ProductFactory::make( price: $price ) ) ],
			new CardOptions( parts: new CardParts( deal: true ) )
		);

		self::assertMatchesRegularExpression( '#role="timer"[^>]* data-date="2031/12/24" data-ends="2031-12-24T23:59:59\+00:00"#', $shows( $sale ) );
		self::assertStringNotContainsString( 'role="timer"', $shows( ProductFactory::price( 1000, null, true ) ) );
		self::assertStringNotContainsString( 'role="timer"', $shows( ProductFactory::price( 1000 ) ) );
	}

	private function card( Product $product ): string {
		return Markup::of( ( new ProductCards( $this->view() ) )->render( [ new SearchHit( $product ) ], new CardOptions() ) );
	}

	private function view(): View {
		return new View( dirname( __DIR__, 3 ) . '/php/Catalogue/ProductGrid/views' );
	}
}
