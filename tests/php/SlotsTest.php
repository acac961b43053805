<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Closure;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Kernel\Slot;
use PHPUnit\Framework\Attributes\DataProvider;

/** Every slot is a place on some page, and a feature that fills it is told what it is about. */
final class SlotsTest extends SiteTestCase {
	/** Of the places alone, without what features have filled them with. */
	protected function setUp(): void {
		parent::setUp();
		foreach ( Slot::cases() as $slot ) {
			remove_all_actions( $slot->action() );
		}
	}

	/** @param Closure(self): string $page */
	#[DataProvider( 'places' )]
	public function test_what_fills_a_slot_stands_at_its_place( Slot $slot, string $about, Closure $page, string $block ): void {
		$this->needBlock( $block );
		self::assertStringNotContainsString( $slot->name(), $page( $this ), 'An empty slot leaves no trace.' );
		$slot->fill( static fn ( mixed $received = null ) => print '<i class="' . esc_attr( 'filled ' . ( is_object( $received ) ? $received::class : gettype( $received ) ) ) . '"></i>' );

		$html = $page( $this );

		self::assertStringContainsString( '<i class="filled ' . esc_attr( $about ) . '"></i>', $html );
	}

	/** @return iterable<string, array{Slot, string, Closure(self): string, string}> The last is the block that has the place. */
	public static function places(): iterable {
		$product  = \Marketday\Engine\Contract\Product::class;
		$contents = \Marketday\Engine\Contract\BasketContents::class;
		$form     = static fn ( self $test ): string => do_blocks( sprintf( '<!-- wp:marketday/add-to-basket {"productId":%d} /-->', $test->aProduct() ) );
		$whole    = static fn ( self $test ): string => do_blocks( sprintf( '<!-- wp:marketday/product {"productId":%d} /-->', $test->aProduct() ) );
		$card     = static fn (): string => (string) apply_filters( 'marketday_product_cards', '', [ ProductFactory::make() ], [] );
		$filled   = static function ( self $test, string $block ): string {
			$test->engine()->basket()->add( new AddToBasket( $test->aProduct() ) );
			return do_blocks( "<!-- wp:marketday/{$block} /-->" );
		};
		yield 'the options of a product' => [ Slot::ProductFormOptions, $product, $form, 'add-to-basket' ];
		yield 'the fields of a product' => [ Slot::ProductFormFields, $product, $form, 'add-to-basket' ];
		yield 'below a product\'s form' => [ Slot::ProductFormAfter, $product, $form, 'add-to-basket' ];
		yield 'the buttons of a product' => [ Slot::ProductActions, $product, $whole, 'product' ];
		yield 'below its reviews' => [ Slot::AfterReviews, $product, $whole, 'product' ];
		yield 'the options of a card' => [ Slot::CardOptions, $product, $card, 'product-grid' ];
		yield 'the buttons of a card' => [ Slot::CardActions, $product, $card, 'product-grid' ];
		yield 'above a listing' => [ Slot::ListingToolbar, 'string', static fn (): string => do_blocks( '<!-- wp:marketday/product-grid /-->' ), 'product-grid' ];
		yield 'the mini basket' => [ Slot::MiniBasketFoot, 'string', static fn (): string => do_blocks( '<!-- wp:marketday/mini-basket /-->' ), 'mini-basket' ];
		yield 'the basket' => [ Slot::BasketFoot, $contents, static fn ( self $test ): string => $filled( $test, 'basket' ), 'basket' ];
		yield 'above the checkout' => [ Slot::CheckoutTop, $contents, static fn ( self $test ): string => $filled( $test, 'checkout' ), 'checkout' ];
		yield 'the checkout\'s buttons that pay at once' => [ Slot::CheckoutExpress, $contents, static fn ( self $test ): string => $filled( $test, 'checkout' ), 'checkout' ];
		yield 'a line of the basket' => [ Slot::BasketLine, \Marketday\Engine\Contract\BasketLine::class, static fn ( self $test ): string => $filled( $test, 'basket' ), 'basket' ];
		yield 'the checkout\'s fields' => [ Slot::CheckoutFields, $contents, static fn ( self $test ): string => $filled( $test, 'checkout' ), 'checkout' ];
		yield 'above the checkout\'s button' => [ Slot::CheckoutBeforeSubmit, $contents, static fn ( self $test ): string => $filled( $test, 'checkout' ), 'checkout' ];
		yield 'the account' => [
			Slot::AccountSection,
			'string',
			static function (): string {
				wp_set_current_user( 1 );
				return do_blocks( '<!-- wp:marketday/account /-->' );
			},
			'account',
		];
	}

	public function test_an_island_learns_which_of_its_slots_the_server_has_filled(): void {
		$this->needBlock( 'checkout' );
		Slot::CheckoutFields->fill( static fn () => print '<input name="extensions[gift][note]">' );
		$this->engine()->basket()->add( new AddToBasket( $this->aProduct() ) );

		$html = do_blocks( '<!-- wp:marketday/checkout /-->' );

		self::assertStringContainsString( '<div class="marketday-slot" data-marketday-slot="checkout-fields"><input name="extensions[gift][note]"></div>', $html );
		preg_match( '/data-marketday-props="([^"]*)"/', $html, $found );
		$props = json_decode( html_entity_decode( $found[1] ?? '', ENT_QUOTES ), true );
		self::assertSame( [ 'checkout-fields' => true ], is_array( $props ) ? $props['slots'] : null );
	}

	/** A place goes with the feature that draws it. */
	private function needBlock( string $name ): void {
		if ( ! is_dir( dirname( __DIR__, 2 ) . "/blocks/{$name}" ) ) {
			self::markTestSkipped( "No feature draws the block {$name}." );
		}
	}

	private function aProduct(): int {
		return $this->engine()->writer()->save( new ProductDraft( name: 'Slate Coaster', regularPrice: '12.50', virtual: true ) );
	}
}
