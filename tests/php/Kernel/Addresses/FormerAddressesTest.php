<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Addresses;

use Marketday\Events\Calendar\EventAddresses;
use Marketday\Kernel\Addresses\FormerAddresses;
use Marketday\Tests\SiteTestCase;

/** Links with an old address lead to the new one. */
final class FormerAddressesTest extends SiteTestCase {
	public function test_an_old_word_stands_for_the_new_one_however_often_it_has_changed(): void {
		FormerAddresses::note( [ 'one' => 'product' ], [ 'one' => 'item' ] );
		FormerAddresses::note( [ 'one' => 'item' ], [ 'one' => 'вещь' ] );

		self::assertSame( 'вещь/mug', FormerAddresses::now( 'product/mug' ) );
		self::assertSame( 'вещь/mug/feed', FormerAddresses::now( 'item/mug/feed' ) );
		self::assertSame( '', FormerAddresses::now( 'products/mug' ) );
		self::assertSame( '', FormerAddresses::now( 'вещь/mug' ) );
	}

	public function test_a_word_that_is_used_again_leads_nowhere_else(): void {
		FormerAddresses::note( [ 'one' => 'product' ], [ 'one' => 'item' ] );
		FormerAddresses::note( [ 'one' => 'item' ], [ 'one' => 'product' ] );

		self::assertSame( '', FormerAddresses::now( 'product/mug' ) );
		self::assertSame( 'product/mug', FormerAddresses::now( 'item/mug' ) );
	}

	public function test_words_that_have_changed_places_lead_nowhere(): void {
		FormerAddresses::note( [ 'one' => 'a', 'two' => 'b' ], [ 'one' => 'b', 'two' => 'a' ] );

		self::assertSame( [ '', '' ], [ FormerAddresses::now( 'a/x' ), FormerAddresses::now( 'b/x' ) ] );
	}

	public function test_a_shop_within_another_page_keeps_its_old_links(): void {
		FormerAddresses::note( [ 'one' => 'shop/product' ], [ 'one' => 'item' ] );

		self::assertSame( 'item/mug', FormerAddresses::now( 'shop/product/mug' ) );
		self::assertSame( '', FormerAddresses::now( 'shop' ) );
	}

	public function test_events_are_remembered_where_their_words_are_changed(): void {
		set_current_screen( 'front' );
		do_action( 'admin_init' );

		update_option( EventAddresses::OPTION, [ 'list' => 'whats-on' ] );
		self::assertSame( 'whats-on', FormerAddresses::now( 'events' ) );

		update_option( EventAddresses::OPTION, [ 'list' => 'programme' ] );
		self::assertSame( 'programme/2026', FormerAddresses::now( 'events/2026' ) );
	}
}
