<?php

declare( strict_types=1 );

namespace Marketday\Tests\Wishlist;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\VisitorList;
use Marketday\Lists\Wishlist\Lists\Visibility;
use Marketday\Tests\Kernel\TwoBrowsers;
use PHPUnit\Framework\Attributes\DataProvider;

/** A user's lists: names, notes, quantities, moves, and what has changed since something was saved. */
final class NamedListsTest extends ListsTestCase {
	use TwoBrowsers;

	public function test_enter_saves_all_that_was_typed_or_nothing(): void {
		$pan = $this->product( 'Iron pan', '30' );
		foreach ( [ $this->mug, $pan ] as $id ) {
			$this->call( 'add', $id );
		}
		$form = [ 'save' => 'all', 'list' => (string) $this->lists->of( $this->ada )[0]->id, 'note' => [ $pan => 'For Ben' ] ];

		$this->send( [ 'quantity' => [ $this->mug => '3', $pan => '0' ] ] + $form );
		self::assertSame( [ 1, '' ], [ $this->wishlistItem( $this->mug )->quantity, $this->wishlistItem( $pan )->note ], $this->notices() );

		$this->send( [ 'quantity' => [ $this->mug => '3', $pan => '2' ] ] + $form );
		$mugs = $this->wishlistItem( $this->mug );
		$pans = $this->wishlistItem( $pan );
		self::assertSame( [ 3, 2, 'For Ben' ], [ $mugs->quantity, $pans->quantity, $pans->note ] );
	}

	public function test_a_heart_fills_the_first_list_with_the_price_of_the_day(): void {
		$this->call( 'add', $this->mug );

		$item = $this->wishlistItem( $this->mug );
		self::assertSame(
			[ 'Wishlist', 1250, 'GBP', true, 1, '' ],
			[ $this->lists->of( $this->ada )[0]->name(), $item->saved->minor, $item->saved->currency, $item->saved->inStock, $item->quantity, $item->note ]
		);
		self::assertSame( "[{$this->mug}]", $_COOKIE['wopb_wishlist'], 'The browser mirrors it.' );
	}

	public function test_further_lists_have_names_and_take_over_what_moves_to_them(): void {
		$this->call( 'add', $this->mug );
		$this->send( [ 'create-list' => '1', 'list-name' => 'Christmas <b>2026</b>' ] );
		self::assertSame( 'List “Christmas 2026” created.', $this->notices() );
		$default   = $this->listNamed( 'Wishlist' );
		$christmas = $this->listNamed( 'Christmas 2026' );

		$led = $this->send( [
			'list'     => (string) $default->id,
			'save'     => (string) $this->mug,
			'quantity' => [ $this->mug => '3' ],
			'note'     => [ $this->mug => "Blue one\nfor Ben" ],
			'move'     => [ $this->mug => (string) $christmas->id ],
		] );

		self::assertSame( 'Moved to “Christmas 2026”.', $this->notices() );
		self::assertStringContainsString( "list={$default->id}", $led );
		$item = $this->wishlistItem( $this->mug );
		self::assertSame( [ $christmas->id, 3, "Blue one\nfor Ben" ], [ $item->listId, $item->quantity, $item->note ] );
		self::assertSame( 1, $this->call( 'menu_block' )['wishlist_count'], 'The heart stays on.' );
		self::assertStringContainsString( 'Blue one<br', $this->page( "list={$christmas->id}" ) );
		self::assertStringNotContainsString( 'Enamel mug', $this->page( "list={$default->id}" ) );
		self::assertStringContainsString( 'Enamel mug', $this->page() );
	}

	public function test_what_is_on_both_keeps_its_note_and_the_greater_quantity_when_it_moves(): void {
		$this->call( 'add', $this->mug );
		$other = $this->lists->create( $this->ada, 'Kitchen' );
		$this->items->add( $other, $this->ids->snapshots( [ $this->mug ] ), 4 );
		$list = $this->listNamed( 'Wishlist' );
		$this->items->describe( $list, $this->mug, 2, 'The blue one' );

		$this->send( [ 'list' => (string) $list->id, 'save' => (string) $this->mug, 'move' => [ $this->mug => (string) $other->id ] ] );

		self::assertSame( [ 4, 'The blue one' ], [ $this->wishlistItem( $this->mug )->quantity, $this->wishlistItem( $this->mug )->note ] );
		self::assertCount( 1, $this->items->of( $this->ada ) );
	}

	public function test_undo_puts_it_back_with_its_note_on_every_list_it_was_on(): void {
		$this->call( 'add', $this->mug );
		$list = $this->listNamed( 'Wishlist' );
		$this->items->describe( $list, $this->mug, 2, 'The blue one' );
		$this->items->add( $this->lists->create( $this->ada, 'Kitchen' ), $this->ids->snapshots( [ $this->mug ] ) );

		$this->call( 'remove', $this->mug );
		self::assertSame( 0, $this->call( 'menu_block' )['wishlist_count'] );
		$this->call( 'add', $this->mug );

		self::assertCount( 2, $this->items->of( $this->ada ) );
		self::assertSame( 'The blue one', $this->wishlistItem( $this->mug )->note );
	}

	public function test_is_taken_off_the_list_that_is_shown_alone(): void {
		$this->call( 'add', $this->mug );
		$kitchen = $this->lists->create( $this->ada, 'Kitchen' );
		$this->items->add( $kitchen, $this->ids->snapshots( [ $this->mug ] ) );

		$data = $this->call( 'remove', $this->mug, $kitchen->id );

		self::assertSame( [ 1, 'Wishlist Removed.' ], [ $data['wishlist_count'], $data['message'] ] );
		self::assertSame( [], $this->items->on( $kitchen ) );
	}

	public function test_as_many_as_are_wished_for_go_to_the_basket(): void {
		$this->call( 'add', $this->mug );
		$this->items->describe( $this->listNamed( 'Wishlist' ), $this->mug, 3, '' );

		$this->send( [ 'to-basket' => (string) $this->mug ] );

		self::assertSame( 3, $this->engine()->basket()->contents()->lines[0]->pieces->quantity );
		self::assertSame( [], $this->items->of( $this->ada ) );
	}

	public function test_a_line_of_the_basket_is_saved_for_later_and_comes_back(): void {
		$this->engine()->basket()->add( new AddToBasket( $this->mug, 2 ) );
		$html = do_blocks( '<!-- wp:marketday/basket /-->' );
		self::assertStringContainsString( 'aria-label="Save for later: Enamel mug"', $html );
		self::assertStringContainsString( '<form id="marketday-save-line-form"', $html );

		$this->send( [ 'line' => $this->engine()->basket()->contents()->lines[0]->key ], 'save-for-later' );

		self::assertSame( '“Enamel mug” added to your wishlist. View your wishlist', $this->notices() );
		self::assertSame( [], $this->engine()->basket()->contents()->lines );
		self::assertSame( 2, $this->wishlistItem( $this->mug )->quantity );
		$this->send( [ 'to-basket' => (string) $this->mug ] );
		self::assertSame( 2, $this->engine()->basket()->contents()->lines[0]->pieces->quantity );
	}

	public function test_a_guests_line_is_saved_in_the_browser(): void {
		wp_set_current_user( 0 );
		$this->engine()->basket()->add( new AddToBasket( $this->mug ) );

		$this->send( [ 'line' => $this->engine()->basket()->contents()->lines[0]->key ], 'save-for-later' );
		$this->send( [ 'line' => 'gone' ], 'save-for-later' );

		self::assertSame( "[{$this->mug}]", $_COOKIE['wopb_wishlist'] );
		self::assertStringContainsString( 'That’s no longer in your basket.', $this->notices() );
	}

	public function test_tells_the_price_then_and_now_and_what_is_back_in_stock(): void {
		$pan = $this->product( 'Iron pan', '30.00', StockStatus::OutOfStock );
		$jug = $this->product( 'Jug', '8.00' );
		array_map( fn ( int $id ): array => $this->call( 'add', $id ), [ $this->mug, $pan, $jug ] );

		$this->reprice( $this->mug, 'Enamel mug', '10.00' );
		$this->reprice( $pan, 'Iron pan', '30.00' );
		$this->reprice( $jug, 'Jug', '9.50' );

		$html = $this->page();
		self::assertStringContainsString( '£2.50 less than when you saved it (£12.50)', $html );
		self::assertStringContainsString( '<p class="marketday-wished__mark">Back in stock</p>', $html );
		self::assertStringContainsString( 'It was £8.00 when you saved it', $html );
	}

	/** @param array<string, mixed> $fields */
	#[DataProvider( 'refused' )]
	public function test_refuses_what_is_nobodys_or_no_value_and_changes_nothing( array $fields, string $sentence ): void {
		$this->call( 'add', $this->mug );
		$other = $this->lists->create( 1, 'Of another' );
		$this->items->add( $other, $this->ids->snapshots( [ $this->mug ] ) );
		$fill   = fn ( mixed $value ): mixed => is_array( $value )
			? [ $this->mug => str_replace( 'OTHER', (string) $other->id, (string) $value[0] ) ]
			: str_replace( [ 'OTHER', 'MUG' ], [ (string) $other->id, (string) $this->mug ], (string) $value );
		$before = [ $this->lists->of( $this->ada ), $this->items->of( $this->ada ), $this->lists->of( 1 ), $this->items->of( 1 ) ];

		try {
			$this->send( array_map( $fill, $fields ) );
			self::assertStringContainsString( $sentence, $this->notices() );
		} catch ( \Marketday\Kernel\Http\Problem $problem ) {
			self::assertSame( 400, $problem->status );
		}

		self::assertEquals( $before, [ $this->lists->of( $this->ada ), $this->items->of( $this->ada ), $this->lists->of( 1 ), $this->items->of( 1 ) ] );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function refused(): iterable {
		$nothing = 'That item isn’t on your lists.';
		yield 'another user\'s list renamed' => [ [ 'list' => 'OTHER', 'save-list' => '1', 'list-name' => 'Mine', 'visibility' => 'public' ], $nothing ];
		yield 'another user\'s list shared' => [ [ 'list' => 'OTHER', 'share' => '1' ], $nothing ];
		yield 'another user\'s list deleted' => [ [ 'list' => 'OTHER', 'delete-list' => '1' ], $nothing ];
		yield 'a note on another user\'s list' => [ [ 'list' => 'OTHER', 'save' => 'MUG', 'note' => [ 'Hello' ] ], $nothing ];
		yield 'a move to another user\'s list' => [ [ 'save' => 'MUG', 'move' => [ 'OTHER' ] ], $nothing ];
		yield 'something that is on no list' => [ [ 'save' => '99999999' ], $nothing ];
		yield 'the list that hearts fill deleted' => [ [ 'delete-list' => '1' ], 'so it can’t be deleted.' ];
		yield 'less than one' => [ [ 'save' => 'MUG', 'quantity' => [ '0' ] ], 'Enter a whole number' ];
		yield 'a number without end' => [ [ 'save' => 'MUG', 'quantity' => [ '1e309' ] ], 'Enter a whole number' ];
		yield 'a long note' => [ [ 'save' => 'MUG', 'note' => [ str_repeat( 'é', 501 ) ] ], 'up to 500 characters' ];
		yield 'a list without a name' => [ [ 'create-list' => '1', 'list-name' => ' <i></i> ' ], 'Enter a list name' ];
		yield 'a list with a long name' => [ [ 'create-list' => '1', 'list-name' => str_repeat( 'a', 101 ) ], 'Enter a list name' ];
		yield 'another visibility' => [ [ 'save-list' => '1', 'list-name' => 'Mine', 'visibility' => 'all' ], '' ];
	}

	public function test_notes_are_texts_and_never_markup(): void {
		$this->call( 'add', $this->mug );
		$this->send( [ 'save' => (string) $this->mug, 'note' => [ $this->mug => '<script>alert(1)</script><b>bold</b> & more' ] ] );

		self::assertStringNotContainsString( '<script>alert', $this->page() );
		self::assertStringContainsString( 'bold &amp; more', $this->page() );
	}

	public function test_whatever_happens_in_two_browsers_nothing_added_is_lost(): void {
		$list = new VisitorList( 'wopb_wishlist', $this->ids, 200 );

		$this->walkTwoBrowsers( 5, $this->ada, $list, fn () => $this->ids->erase( $this->ada ) );
	}

	public function test_two_requests_that_add_the_same_make_no_double(): void {
		$default = $this->lists->defaultOf( $this->ada );
		self::assertSame( $default->id, $this->lists->create( $this->ada, '', 'default' )->id );

		self::assertSame( 1, $this->items->add( $default, $this->ids->snapshots( [ $this->mug ] ) ) );
		self::assertSame( 0, $this->items->add( $default, $this->ids->snapshots( [ $this->mug ] ) ) );
		self::assertCount( 1, $this->items->of( $this->ada ) );
	}

	public function test_what_wowstore_has_kept_moves_over_once(): void {
		update_user_meta( $this->ada, 'wopb_wishlist', [ (string) $this->mug ] );

		self::assertSame( 1, $this->call( 'menu_block' )['wishlist_count'] );
		self::assertSame( '', get_user_meta( $this->ada, 'wopb_wishlist', true ) );
		$this->call( 'remove', $this->mug );
		self::assertSame( 0, $this->call( 'menu_block' )['wishlist_count'] );
	}

	public function test_two_hundred_wishes_take_no_more_queries_than_three(): void {
		$ids  = $this->products( 200 );
		$list = $this->lists->defaultOf( $this->ada );
		$draw = function ( int $many ) use ( $ids, $list ): int {
			$this->items->add( $list, $this->ids->snapshots( array_slice( $ids, 0, $many ) ) );
			wp_cache_flush();
			$before = $GLOBALS['wpdb']->num_queries;
			$html   = $this->call( 'menu_block' )['html'];
			self::assertSame( $many, substr_count( $html, 'wopb-wishlist-product' ) );
			return $GLOBALS['wpdb']->num_queries - $before;
		};
		$draw( 1 );

		self::assertSame( $draw( 3 ), $draw( 200 ) );
	}

	public function test_stands_among_the_sections_of_the_account(): void {
		$this->call( 'add', $this->mug );
		$this->send( [ 'create-list' => '1', 'list-name' => 'Christmas' ] );
		$_GET['section'] = 'wishlist';

		$html = do_blocks( '<!-- wp:marketday/account /-->' );

		self::assertMatchesRegularExpression( '#<a href="[^"]*section=wishlist" aria-current="page">Wishlist</a>#', $html );
		self::assertStringContainsString( '<h2>Wishlist</h2>', $html );
		self::assertStringContainsString( 'Enamel mug', $html );
		self::assertStringContainsString( '>Christmas</a> 0 products, private', $html );
	}

	public function test_is_exported_with_names_and_notes_and_goes_with_its_user(): void {
		$this->call( 'add', $this->mug );
		$list = $this->listNamed( 'Wishlist' );
		$this->items->describe( $list, $this->mug, 2, 'The blue one' );
		$this->lists->show( $list, Visibility::ByLink );
		$exporter = apply_filters( 'wp_privacy_personal_data_exporters', [] )['marketday-wishlist']['callback'];

		$facts = array_column( $exporter( 'ada-wishes@example.com' )['data'][0]['data'], 'value', 'name' );
		self::assertSame( [ 'Enamel mug', 'Wishlist', 'Anyone with the link', '2', 'The blue one' ], array_slice( array_values( $facts ), 0, 5 ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $this->ada );
		self::assertSame( [], $this->lists->of( $this->ada ) );
		self::assertNull( $this->lists->byToken( $list->token ) );
	}
}
