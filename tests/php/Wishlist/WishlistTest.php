<?php

declare( strict_types=1 );

namespace Marketday\Tests\Wishlist;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Route;
use Marketday\Tests\PluginAccess;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;

final class WishlistTest extends SiteTestCase {
	private int $mug = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->engine()->basket()->clear();
		unset( $_COOKIE['wopb_wishlist'], $_COOKIE['wopb_wishlist_of'] );
		$this->mug = $this->product( 'Enamel mug' );
	}

	protected function tearDown(): void {
		$this->engine()->basket()->clear();
		parent::tearDown();
	}

	public function test_an_added_product_is_answered_with_the_list_and_its_count(): void {
		$data = $this->call( 'add', $this->mug )['data'];

		self::assertSame( [ 1, 'Wishlist Added.' ], [ $data['wishlist_count'], $data['message'] ] );
		self::assertStringContainsString( 'Enamel mug', $data['html'] );
		self::assertSame( '', $this->call( 'add', $this->mug )['data']['message'], 'It was there.' );
	}

	public function test_a_product_that_needs_no_choice_leaves_the_list_once_it_is_in_the_basket(): void {
		$this->call( 'add', $this->mug );

		$data = $this->call( 'cart_remove', $this->mug )['data'];

		self::assertSame( [ '', 0 ], [ $data['product_redirect'], $data['wishlist_count'] ] );
	}

	public function test_one_that_needs_a_choice_stays_and_tells_its_page(): void {
		$jumper = $this->product( 'Jumper', ProductType::Variable );
		$this->call( 'add', $jumper );

		$data = $this->call( 'cart_remove', $jumper )['data'];

		self::assertSame( [ get_permalink( $jumper ), 1 ], [ $data['product_redirect'], $data['wishlist_count'] ] );
	}

	public function test_all_that_can_be_bought_as_they_are_move_to_the_basket_and_the_others_stay(): void {
		$pan    = $this->product( 'Iron pan' );
		$jumper = $this->product( 'Jumper', ProductType::Variable );
		array_map( fn ( int $id ): array => $this->call( 'add', $id ), [ $this->mug, $pan, $jumper ] );

		$data = $this->call( 'cart_remove_all', "{$this->mug},{$pan},{$jumper}" )['data'];

		self::assertSame( 1, $data['wishlist_count'] );
		self::assertSame( '2 products moved to your basket. 1 is still here: choose its options first, or it’s sold out.', $data['message'] );
		self::assertArrayHasKey( 'div.widget_shopping_cart_content', $data['fragments'] );
		self::assertCount( 2, $this->engine()->basket()->contents()->lines );
	}

	public function test_an_empty_list_says_so(): void {
		self::assertStringContainsString( 'Your wishlist is empty.', $this->call( 'menu_block' )['data']['html'] );
	}

	/** @param array<string, mixed> $fields */
	#[DataProvider( 'refused' )]
	public function test_refuses_what_is_no_change_and_changes_nothing( array $fields, int $status ): void {
		$this->call( 'add', $this->mug );
		try {
			$this->send( $fields );
			self::fail( 'It was taken.' );
		} catch ( Problem $problem ) {
			self::assertSame( $status, $problem->status );
		}
		self::assertSame( "[{$this->mug}]", $_COOKIE['wopb_wishlist'] );
	}

	/** @return iterable<string, array{array<string, mixed>, int}> */
	public static function refused(): iterable {
		yield 'an unknown product' => [ [ 'type' => 'add', 'post_id' => '99999999' ], 404 ];
		yield 'less than nothing' => [ [ 'type' => 'add', 'post_id' => '-4' ], 404 ];
		yield 'a number without end' => [ [ 'type' => 'add', 'post_id' => '1e309' ], 400 ];
		yield 'words' => [ [ 'type' => 'remove', 'post_id' => '1 OR 1=1' ], 400 ];
		yield 'a list of lists' => [ [ 'type' => 'add', 'post_id' => [ [ 1 ] ] ], 400 ];
		yield 'another type' => [ [ 'type' => 'steal', 'post_id' => '1' ], 400 ];
		yield 'a type that is a list' => [ [ 'type' => [ 'add' ], 'post_id' => '1' ], 400 ];
	}

	public function test_says_so_without_a_product(): void {
		self::assertSame( [
			'success' => false,
			'data'    => 'Wishlist Not Added.',
		], $this->send( [ 'type' => 'add' ] ) );
	}

	public function test_never_shows_a_product_that_visitors_cannot_see(): void {
		$this->call( 'add', $this->mug );
		foreach ( [ [ 'post_status' => 'draft' ], [ 'post_status' => 'private' ], [ 'post_status' => 'publish', 'post_password' => 'open' ] ] as $change ) {
			wp_update_post( [ 'ID' => $this->mug ] + $change );
			wp_cache_flush();

			$html = $this->call( 'menu_block' )['data']['html'];

			self::assertStringNotContainsString( 'Enamel mug', $html );
			self::assertStringContainsString( 'No longer available', $html );
		}
	}

	public function test_is_full_at_two_hundred(): void {
		$_COOKIE['wopb_wishlist'] = (string) wp_json_encode( range( 1_000_001, 1_000_200 ) );

		$this->expectExceptionMessage( 'Your wishlist is full. It holds up to 200 products.' );
		$this->call( 'add', $this->mug );
	}

	public function test_tells_no_more_of_a_list_that_is_kept_elsewhere_than_a_list_holds(): void {
		$received = function ( int ...$ids ): array {
			$request = new WP_REST_Request( 'GET', '/marketday/v1/wishlist' );
			$request->set_query_params( [ 'products' => implode( ',', $ids ) ] );
			return ( (array) rest_get_server()->dispatch( $request )->get_data() )['products'];
		};

		self::assertCount( 1, $received( $this->mug, ...range( 900_001, 900_199 ) ) );
		self::assertCount( 0, $received( $this->mug, ...range( 900_001, 900_200 ) ) );
	}

	public function test_sends_a_guest_to_log_in_where_the_shop_wants_that(): void {
		update_option( 'marketday_wishlist_log_in', 'yes' );

		$response = $this->call( 'add', $this->mug );

		self::assertFalse( $response['success'] );
		self::assertSame( 'Please log in.', $response['data']['message'] );
		self::assertStringStartsWith( wp_login_url(), $response['data']['redirect'] );
		self::assertArrayNotHasKey( 'wopb_wishlist', $_COOKIE );
		wp_set_current_user( 1 );
		self::assertTrue( $this->call( 'add', $this->mug )['success'] );
	}

	public function test_is_exported_and_erased_with_a_users_data(): void {
		wp_set_current_user( 1 );
		$this->call( 'add', $this->mug );
		$email    = wp_get_current_user()->user_email;
		$exporter = apply_filters( 'wp_privacy_personal_data_exporters', [] )['marketday-wishlist']['callback'];
		$eraser   = apply_filters( 'wp_privacy_personal_data_erasers', [] )['marketday-wishlist']['callback'];

		self::assertSame( 'Enamel mug', $exporter( $email )['data'][0]['data'][0]['value'] );
		self::assertTrue( $eraser( $email )['items_removed'] );
		self::assertSame( [], $exporter( $email )['data'] );
		self::assertSame( [], $exporter( 'nobody@example.com' )['data'] );
	}

	public function test_buttons_and_counts_are_the_same_for_every_visitor(): void {
		$_COOKIE['wopb_wishlist'] = "[{$this->mug}]";
		$markup = fn (): string => do_blocks( '<!-- wp:marketday/wishlist-link /--><!-- wp:marketday/wishlist /-->' ) . apply_filters( 'marketday_product_cards', '', $this->engine()->catalogue()->products( [ $this->mug ] ), [] );
		$guest  = $markup();
		wp_set_current_user( 1 );

		self::assertSame( $guest, $markup() );
		self::assertStringContainsString( 'href="?marketday-wish=' . $this->mug . '"', $guest );
		self::assertStringNotContainsString( 'nonce', $guest );
	}

	private function product( string $name, ProductType $type = ProductType::Simple ): int {
		return $this->engine()->writer()->save( new ProductDraft(
			type: $type,
			name: $name,
			status: 'publish',
			regularPrice: '12.50',
			stockStatus: StockStatus::InStock
		) );
	}

	/** @return array{success: bool, data: array<string, mixed>} */
	private function call( string $type, int|string $id = '' ): array {
		return $this->send( [
			'type'    => $type,
			'post_id' => (string) $id,
		] );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function send( array $fields ): array {
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			if ( Route::WC_AJAX === $route->kind && 'wopb_wishlist' === $route->address ) {
				return ( $route->handler )( new Request( $fields ) )->body;
			}
		}
		self::fail( 'We don’t recognise that request.' );
	}
}
