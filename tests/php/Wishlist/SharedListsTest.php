<?php

declare( strict_types=1 );

namespace Marketday\Tests\Wishlist;

use Marketday\Lists\Wishlist\GuestNotes;
use Marketday\Lists\Wishlist\GuestShare;
use Marketday\Lists\Wishlist\Lists\Visibility;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who besides its owner sees a list, and for how long. */
final class SharedListsTest extends ListsTestCase {
	public function test_leads_to_the_list_until_it_ends_and_never_by_the_old_link_again(): void {
		$this->call( 'add', $this->mug );
		$this->send( [ 'share' => '1' ] );
		$token = $this->listNamed( 'Wishlist' )->token;
		$this->send( [ 'share' => '1' ] );

		self::assertSame( $token, $this->listNamed( 'Wishlist' )->token, 'It may have been sent already.' );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{40}$/', $token );
		wp_set_current_user( 0 );
		$html = $this->page( "shared-list={$token}" );
		self::assertStringContainsString( 'Enamel mug', $html );
		self::assertStringNotContainsString( 'name="remove"', $html );
		self::assertStringNotContainsString( 'marketday-nonce', $html );

		wp_set_current_user( $this->ada );
		$this->send( [ 'unshare' => '1' ] );
		self::assertStringContainsString( 'This list is no longer shared.', $this->page( "shared-list={$token}" ) );
		$this->send( [ 'share' => '1' ] );
		self::assertNotSame( $token, $this->listNamed( 'Wishlist' )->token, 'The old one stays dead.' );
		self::assertNull( $this->lists->byToken( $token ) );
	}

	#[DataProvider( 'guesses' )]
	public function test_cannot_be_guessed( string $guess ): void {
		$list = $this->lists->defaultOf( $this->ada );
		$this->lists->show( $list, Visibility::ByLink );
		$token = $this->listNamed( 'Wishlist' )->token;

		self::assertNull( $this->lists->byToken( str_replace( 'START', substr( $token, 0, 12 ), $guess ) ) );
		self::assertNotNull( $this->lists->byToken( $token ) );
	}

	/** @return iterable<string, array{string}> */
	public static function guesses(): iterable {
		yield 'nothing' => [ '' ];
		yield 'another' => [ str_repeat( 'a', 40 ) ];
		yield 'a wildcard' => [ str_repeat( '%', 40 ) ];
		yield 'an attack' => [ "' OR 1=1 -- " ];
		yield 'the part it is looked up by' => [ 'START' . str_repeat( '0', 28 ) ];
	}

	public function test_others_read_quantities_and_notes_that_are_meant_for_them_and_nothing_that_visitors_cannot_see(): void {
		$draft = $this->product( 'Draft jug', '9.00' );
		array_map( fn ( int $id ): array => $this->call( 'add', $id ), [ $this->mug, $draft ] );
		$list = $this->listNamed( 'Wishlist' );
		$this->items->describe( $list, $this->mug, 3, 'The blue one' );
		wp_update_post( [ 'ID' => $draft, 'post_status' => 'draft' ] );
		$this->lists->show( $list, Visibility::WithNotes );
		$this->reprice( $this->mug, 'Enamel mug', '10.00' );
		wp_set_current_user( 0 );

		$html = $this->page( 'shared-list=' . $this->listNamed( 'Wishlist' )->token );

		self::assertStringContainsString( 'The blue one', $html );
		self::assertStringContainsString( 'Quantity: 3', $html );
		self::assertStringContainsString( 'data-quantity="3"', $html );
		self::assertStringNotContainsString( 'Draft jug', $html );
		self::assertStringNotContainsString( 'when you saved it', $html, 'Its owner did.' );
	}

	#[DataProvider( 'withoutNotes' )]
	public function test_notes_are_the_owners_until_the_owner_says_so( Visibility $visibility ): void {
		$this->call( 'add', $this->mug );
		$list = $this->listNamed( 'Wishlist' );
		$this->items->describe( $list, $this->mug, 3, 'The blue one' );
		$this->lists->show( $list, $visibility );
		self::assertStringContainsString( 'The blue one', $this->page() );
		wp_set_current_user( 0 );

		$html = $this->page( 'shared-list=' . $this->listNamed( 'Wishlist' )->token );

		self::assertStringContainsString( 'Enamel mug', $html );
		self::assertStringNotContainsString( 'The blue one', $html );
	}

	/** @return iterable<array{Visibility}> */
	public static function withoutNotes(): iterable {
		yield [ Visibility::ByLink ];
		yield [ Visibility::Everyone ];
	}

	public function test_public_lists_are_found_by_their_name_or_their_owners_and_others_are_not(): void {
		wp_update_user( [ 'ID' => $this->ada, 'display_name' => 'Ada Weatherby' ] );
		foreach ( [ 'Wedding' => Visibility::Everyone, 'Wedding secret' => Visibility::ByLink, 'Wedding own' => Visibility::OwnerOnly ] as $name => $visibility ) {
			$this->lists->create( $this->ada, $name, '', $visibility );
		}
		$names = fn ( string $text ): array => array_map( static fn ( $list ): string => $list->name(), $this->lists->search( $text ) );

		self::assertSame( [ 'Wedding' ], $names( 'wedd' ) );
		self::assertSame( [ 'Wedding' ], $names( 'Weatherb' ) );
		self::assertSame( [], $names( 'we' ), 'Three letters at least.' );
		self::assertSame( [], $names( '%%%' ) );
		self::assertStringContainsString( 'by Ada Weatherby, 0 products', $this->page( 'find-list=Wedding' ) );
	}

	public function test_a_guest_shares_what_follows_the_browser_and_takes_the_link_back(): void {
		wp_set_current_user( 0 );
		$this->call( 'add', $this->mug );
		self::assertSame( [], $this->lists->of( 0 ), 'Nothing is in the database before.' );
		$this->send( [ 'share' => '1' ] );
		$token = $this->lists->of( 0 )[0]->token;
		$cookie = $_COOKIE['marketday_shared_list'];
		self::assertStringContainsString( $token, $this->page() );

		$pan = $this->product( 'Iron pan', '30.00' );
		$this->call( 'add', $pan );
		$this->call( 'remove', $this->mug );

		unset( $_COOKIE['marketday_shared_list'], $_COOKIE['wopb_wishlist'] );
		$html = $this->page( "shared-list={$token}" );
		self::assertStringContainsString( 'Iron pan', $html );
		self::assertStringNotContainsString( 'Enamel mug', $html );
		$_COOKIE['marketday_shared_list'] = $cookie . 'x';
		$this->send( [ 'unshare' => '1' ] );
		self::assertNotNull( $this->lists->byToken( $token ), 'The link alone gives no right to end it.' );
		$_COOKIE['marketday_shared_list'] = $cookie;
		$this->send( [ 'unshare' => '1' ] );
		self::assertNull( $this->lists->byToken( $token ) );
		self::assertSame( [], $this->lists->of( 0 ) );
	}

	public function test_what_a_guest_has_shared_joins_the_account_with_its_link(): void {
		wp_set_current_user( 0 );
		$this->call( 'add', $this->mug );
		$this->send( [ 'share' => '1' ] );
		$token = $this->lists->of( 0 )[0]->token;

		wp_set_current_user( $this->ada );
		( new GuestShare( $this->lists, $this->items, $this->ids, new GuestNotes( $this->lists, $this->items ) ) )->join();

		self::assertSame( $token, $this->listNamed( 'Shared list' )->token );
		self::assertArrayNotHasKey( 'marketday_shared_list', $_COOKIE );
		self::assertSame( $this->ada, $this->lists->byToken( $token )?->userId );
	}

	public function test_what_only_a_user_has_a_guest_is_sent_to_log_in_for(): void {
		wp_set_current_user( 0 );
		$this->send( [ 'create-list' => '1', 'list-name' => 'Mine' ] );

		self::assertSame( 'Please log in first.', $this->notices() );
	}
}
