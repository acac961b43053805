<?php

declare( strict_types=1 );

namespace Marketday\Tests\Wishlist;

use Marketday\Kernel\Http\Problem;
use Marketday\Tests\Markup;

/** Who has several lists chooses one at the heart. */
final class ChoiceOfListTest extends ListsTestCase {
	public function test_is_offered_to_who_has_several(): void {
		self::assertArrayNotHasKey( 'choose', $this->call( 'add', $this->mug ), 'One list.' );
		$kitchen = $this->lists->create( $this->ada, 'Kitchen <3' );
		$this->call( 'remove', $this->mug );

		$data = $this->call( 'add', $this->mug );

		self::assertSame( 'Wishlist', $data['list_name'] );
		self::assertStringContainsString( "name=\"choose\" value=\"{$kitchen->id}\" data-postid=\"{$this->mug}\">Kitchen &lt;3<", Markup::of( $data['choose'] ) );
		self::assertSame( 1, substr_count( $data['choose'], 'aria-current="true"' ) );
	}

	public function test_takes_it_from_the_first_list_to_the_one_that_is_chosen(): void {
		$this->call( 'add', $this->mug );
		$kitchen = $this->lists->create( $this->ada, 'Kitchen' );

		$data = $this->call( 'add', $this->mug, $kitchen->id );

		self::assertSame( [ 1, '', 'Kitchen' ], [ $data['wishlist_count'], $data['message'], $data['list_name'] ] );
		self::assertSame( $kitchen->id, $this->wishlistItem( $this->mug )->listId );
		self::assertCount( 1, $this->items->of( $this->ada ) );
	}

	public function test_adds_to_the_chosen_list_what_was_on_none(): void {
		$this->lists->defaultOf( $this->ada );
		$kitchen = $this->lists->create( $this->ada, 'Kitchen' );

		self::assertSame( 'Wishlist Added.', $this->call( 'add', $this->mug, $kitchen->id )['message'] );

		self::assertSame( [ $kitchen->id, 1250 ], [ $this->wishlistItem( $this->mug )->listId, $this->wishlistItem( $this->mug )->saved->minor ] );
	}

	public function test_works_by_the_plain_form(): void {
		$kitchen = $this->lists->create( $this->ada, 'Kitchen' );
		$this->call( 'add', $this->mug );

		$this->send( [ 'choose' => (string) $kitchen->id, 'product' => (string) $this->mug ] );

		self::assertSame( 'Saved to “Kitchen”.', $this->notices() );
		self::assertSame( $kitchen->id, $this->wishlistItem( $this->mug )->listId );
	}

	public function test_never_reaches_a_list_of_another_user(): void {
		$bob = (int) wp_create_user( 'bob-wishes', 'secret-words', 'bob-wishes@example.com' );
		$his = $this->lists->create( $bob, 'His' );
		foreach ( [ $this->ada, 0 ] as $user ) {
			wp_set_current_user( $user );
			try {
				$this->call( 'add', $this->mug, $his->id );
				self::fail( 'It was taken.' );
			} catch ( Problem $problem ) {
				self::assertSame( 404, $problem->status );
			}
		}

		self::assertSame( [], $this->items->on( $his ) );
		self::assertSame( [], $this->items->of( $this->ada ) );
	}
}
