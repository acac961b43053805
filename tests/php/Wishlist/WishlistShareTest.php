<?php

declare( strict_types=1 );

namespace Marketday\Tests\Wishlist;

use Marketday\Tests\SiteTestCase;
use Marketday\Wishlist\WishlistShare;
use PHPUnit\Framework\Attributes\DataProvider;

/** A link to a user's list. */
final class WishlistShareTest extends SiteTestCase {
	public function test_leads_to_its_owners_list_until_it_ends(): void {
		$share = new WishlistShare();
		$share->begin( 1 );
		$token = $share->tokenOf( 1 );
		$share->begin( 1 );

		self::assertSame( $token, $share->tokenOf( 1 ), 'It may have been sent already.' );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{40}$/', $token );
		self::assertSame( 1, $share->userOf( $token ) );

		$share->end( 1 );
		self::assertSame( 0, $share->userOf( $token ) );
		$share->begin( 1 );
		self::assertNotSame( $token, $share->tokenOf( 1 ), 'The old one stays dead.' );
	}

	#[DataProvider( 'guesses' )]
	public function test_cannot_be_guessed( string $guess ): void {
		$share = new WishlistShare();
		$share->begin( 1 );

		self::assertSame( 0, $share->userOf( $guess ) );
	}

	/** @return iterable<string, array{string}> */
	public static function guesses(): iterable {
		yield 'nothing' => [ '' ];
		yield 'another' => [ str_repeat( 'a', 40 ) ];
		yield 'a wildcard' => [ str_repeat( '%', 40 ) ];
		yield 'an attack' => [ "' OR 1=1 -- " ];
	}

	public function test_is_not_found_by_the_part_it_is_looked_up_by(): void {
		$share = new WishlistShare();
		$share->begin( 1 );

		self::assertSame( 0, $share->userOf( substr( $share->tokenOf( 1 ), 0, 12 ) . str_repeat( '0', 28 ) ) );
	}

	public function test_is_erased_with_its_owners_data(): void {
		$share = new WishlistShare();
		$share->begin( 1 );
		$eraser = apply_filters( 'wp_privacy_personal_data_erasers', [] )['marketday-wishlist-share']['callback'];

		self::assertTrue( $eraser( (string) get_userdata( 1 )->user_email )['items_removed'] );
		self::assertSame( '', $share->tokenOf( 1 ) );
	}
}
