<?php

declare( strict_types=1 );

namespace Marketday\Tests\AddToBasket;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\BasketLine;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Route;
use Marketday\Tests\PluginAccess;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class AddToBasketEndpointTest extends SiteTestCase {
	private int $mug = 0;
	private int $pan = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->engine()->basket()->clear();
		$this->mug = $this->product( 'Enamel mug', '3' );
		$this->pan = $this->product( 'Iron pan', '9' );
	}

	protected function tearDown(): void {
		$this->engine()->basket()->clear();
		parent::tearDown();
	}

	public function test_adds_one_unless_it_is_told_how_many(): void {
		$response = $this->call( [ 'postid' => $this->mug ] );
		$this->call( [ 'postid' => $this->pan, 'quantity' => '2' ] );

		self::assertTrue( $response['success'] );
		self::assertStringContainsString( '“Enamel mug” has been added to your basket.', $response['message'] );
		self::assertArrayHasKey( 'div.widget_shopping_cart_content', $response['fragments'] );
		self::assertNotSame( '', $response['cart_hash'] );
		self::assertSame( [ $this->mug => 1, $this->pan => 2 ], $this->basket() );
	}

	public function test_to_buy_now_leaves_that_alone_in_the_basket(): void {
		$this->engine()->basket()->add( new AddToBasket( $this->pan, 2 ) );
		$this->engine()->basket()->add( new AddToBasket( $this->mug, 1 ) );

		self::assertTrue( $this->call( [ 'postid' => $this->mug, 'quantity' => '2', 'cartType' => 'buy_now' ] )['success'] );

		self::assertSame( [ $this->mug => 2 ], $this->basket() );
	}

	public function test_to_buy_now_what_is_in_the_basket_already_needs_no_more_than_there_is(): void {
		$this->engine()->basket()->add( new AddToBasket( $this->mug, 3 ) );

		self::assertTrue( $this->call( [ 'postid' => $this->mug, 'quantity' => '3', 'cartType' => 'buy_now' ] )['success'] );

		self::assertSame( [ $this->mug => 3 ], $this->basket() );
	}

	public function test_what_cannot_be_bought_now_empties_nothing(): void {
		$this->engine()->basket()->add( new AddToBasket( $this->pan, 2 ) );

		$response = $this->call( [ 'postid' => $this->mug, 'quantity' => '4', 'cartType' => 'buy_now' ] );

		self::assertFalse( $response['success'] );
		self::assertStringContainsString( 'role="alert"', $response['message'] );
		self::assertSame( [ $this->pan => 2 ], $this->basket() );
	}

	/** @param array<string, mixed> $fields */
	#[DataProvider( 'refused' )]
	public function test_refuses_what_is_no_addition( array $fields ): void {
		try {
			$this->call( $fields + [ 'postid' => $this->mug ] );
			self::fail( 'It was taken.' );
		} catch ( Problem $problem ) {
			self::assertSame( 400, $problem->status );
		}
		self::assertSame( [], $this->basket() );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function refused(): iterable {
		yield 'no product' => [ [ 'postid' => '' ] ];
		yield 'a product without end' => [ [ 'postid' => '1e309' ] ];
		yield 'none of it' => [ [ 'quantity' => '0' ] ];
		yield 'less than none' => [ [ 'quantity' => '-2' ] ];
		yield 'half of one' => [ [ 'quantity' => '1.5' ] ];
		yield 'another kind' => [ [ 'cartType' => 'steal' ] ];
		yield 'a choice that is a list of lists' => [ [ 'variation' => [ 'attribute_pa_size' => [ 'a' ] ] ] ];
		yield 'a choice with a name of markup' => [ [ 'variation' => [ '<b>' => 'a' ] ] ];
		yield 'a choice that is a text' => [ [ 'variation' => 'red' ] ];
	}

	/** @return array<int, int> Quantity by product. */
	private function basket(): array {
		$lines = $this->engine()->basket()->contents()->lines;
		return array_combine(
			array_map( static fn ( BasketLine $line ): int => $line->product->productId, $lines ),
			array_map( static fn ( BasketLine $line ): int => $line->pieces->quantity, $lines )
		);
	}

	private function product( string $name, string $stock ): int {
		return $this->engine()->writer()->save( new ProductDraft( name: $name, status: 'publish', regularPrice: '12.50', stockQuantity: $stock, stockStatus: StockStatus::InStock, backorders: 'no' ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function call( array $fields ): array {
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			if ( Route::ADMIN_AJAX === $route->kind && 'wopb_addcart' === $route->address ) {
				return ( $route->handler )( new Request( $fields ) )->body;
			}
		}
		self::fail( 'We don’t recognise that request.' );
	}
}
