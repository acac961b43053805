<?php

declare( strict_types=1 );

namespace Marketday\Tests\Wishlist;

use Marketday\Lists\Wishlist\GuestNotes;
use PHPUnit\Framework\Attributes\DataProvider;

/** Quantities and notes of a guest: in the browser alone, until they join an account. */
final class GuestNotesTest extends ListsTestCase {
	protected function setUp(): void {
		parent::setUp();
		unset( $_COOKIE['marketday_wish_notes'] );
		wp_set_current_user( 0 );
		$this->call( 'add', $this->mug );
	}

	public function test_are_kept_in_the_browser_and_shown_on_the_list(): void {
		$this->note( '3', "For Ben\n<b>blue</b>" );

		self::assertSame( 'Wishlist saved.', $this->notices() );
		$html = $this->page();
		self::assertStringContainsString( 'Quantity: 3', $html );
		self::assertStringContainsString( 'For Ben<br', $html );
		self::assertStringContainsString( "name=\"quantity[{$this->mug}]\" value=\"3\"", $html );
		self::assertStringNotContainsString( "move[{$this->mug}]", $html, 'A guest has one list.' );
		self::assertSame( [], $this->lists->of( 0 ), 'No row of the database.' );
	}

	public function test_of_all_products_are_kept_at_once_by_enter(): void {
		$pan = $this->product( 'Iron pan', '30' );
		$this->call( 'add', $pan );

		$this->send( [ 'save' => 'all', 'quantity' => [ $this->mug => '3', $pan => '2' ], 'note' => [ $this->mug => '', $pan => 'For Ben' ] ] );

		self::assertSame( 'Wishlist saved.', $this->notices() );
		self::assertEquals( [ $this->mug => [ 3, '' ], $pan => [ 2, 'For Ben' ] ], json_decode( wp_unslash( $_COOKIE['marketday_wish_notes'] ), true ) );
	}

	public function test_as_many_go_to_the_basket(): void {
		$this->note( '3', '' );

		$this->send( [ 'to-basket' => (string) $this->mug ] );

		self::assertSame( 3, $this->engine()->basket()->contents()->lines[0]->pieces->quantity );
	}

	public function test_join_the_account_at_log_in_and_leave_the_browser(): void {
		$this->note( '3', 'For Ben' );
		$this->lists->defaultOf( $this->ada );
		$this->items->add( $this->lists->defaultOf( $this->ada ), $this->ids->snapshots( [ $this->mug ] ), 5, 'The blue one' );

		wp_set_current_user( $this->ada );
		remove_all_actions( 'init' );
		( new GuestNotes( $this->lists, $this->items ) )->register();
		do_action( 'init' );

		self::assertSame( [ 5, "The blue one\nFor Ben" ], [ $this->wishlistItem( $this->mug )->quantity, $this->wishlistItem( $this->mug )->note ] );
		self::assertArrayNotHasKey( 'marketday_wish_notes', $_COOKIE );
	}

	public function test_are_seen_by_those_the_list_is_shared_with(): void {
		$this->send( [ 'share' => '1' ] );
		$this->note( '2', 'For Ben' );

		$shared = $this->lists->of( 0 )[0];
		self::assertSame( [ 2, 'For Ben' ], [ $this->items->on( $shared )[0]->quantity, $this->items->on( $shared )[0]->note ] );
	}

	public function test_go_with_their_product(): void {
		$pan = $this->product( 'Iron pan', '30' );
		$this->call( 'add', $pan );
		$this->note( '3', 'For Ben' );
		$this->call( 'remove', $this->mug );
		$this->send( [ 'save' => (string) $pan, 'quantity' => [ $pan => '2' ], 'note' => [ $pan => '' ] ] );

		self::assertSame( [ $pan => [ 2, '' ] ], json_decode( wp_unslash( $_COOKIE['marketday_wish_notes'] ), true ) );
	}

	#[DataProvider( 'refused' )]
	public function test_what_cannot_be_kept_is_refused_and_changes_nothing( string $quantity, string $note, string $sentence ): void {
		$this->note( '2', 'For Ben' );
		$before = $_COOKIE;
		$this->notices();

		$this->note( $quantity, $note );

		self::assertSame( $sentence, $this->notices() );
		self::assertSame( $before, $_COOKIE );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function refused(): iterable {
		$words = 'Enter a whole number, and a note of up to 500 characters.';
		yield 'none' => [ '0', 'x', $words ];
		yield 'no number' => [ '1e309', 'x', $words ];
		yield 'a long note' => [ '1', str_repeat( 'x', 501 ), $words ];
		yield 'more than a cookie holds' => [ '1', str_repeat( '🎁', 500 ), 'That’s too much to save here. Log in to keep more.' ];
	}

	public function test_of_what_is_not_on_the_list_nothing_is_kept(): void {
		$this->send( [ 'save' => '99999999', 'quantity' => [ '99999999' => '3' ] ] );

		self::assertSame( 'That item isn’t on your lists.', $this->notices() );
		self::assertArrayNotHasKey( 'marketday_wish_notes', $_COOKIE );
	}

	#[DataProvider( 'forged' )]
	public function test_a_cookie_that_is_not_ours_is_not_believed( string $cookie ): void {
		$_COOKIE['marketday_wish_notes'] = wp_slash( str_replace( 'ID', (string) $this->mug, $cookie ) );

		$html = $this->page();

		self::assertStringContainsString( "name=\"quantity[{$this->mug}]\" value=\"1\"", $html );
		self::assertStringNotContainsString( '<script>alert', $html );
	}

	/** @return iterable<string, array{string}> */
	public static function forged(): iterable {
		yield 'no JSON' => [ '{' ];
		yield 'a list' => [ '[[3,"x"]]' ];
		yield 'less than nothing' => [ '{"ID":[-3,"x"]}' ];
		yield 'words' => [ '{"ID":["3","x"]}' ];
		yield 'deep' => [ '{"ID":[[3],["x"]]}' ];
		yield 'script' => [ '{"ID":[1,"<script>alert(9)</script>"]}' ];
		yield 'too long' => [ '{"ID":[3,"' . str_repeat( 'x', 8000 ) . '"]}' ];
	}

	private function note( string $quantity, string $note ): void {
		$this->send( [ 'save' => (string) $this->mug, 'quantity' => [ $this->mug => $quantity ], 'note' => [ $this->mug => $note ] ] );
	}
}
