<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\View;
use Marketday\Marketing\Newsletter\Links;
use Marketday\Marketing\Newsletter\Manage\ManageBlock;
use Marketday\Marketing\Newsletter\SubscriptionPage;
use WP_Query;
use WP_User;

/** Who is logged in manages the subscription of the account's address without a link, once it is shown that the address is theirs. */
final class ManageByLogInTest extends NewsletterTestCase {
	private mixed $query = null;

	protected function setUp(): void {
		parent::setUp();
		$this->query         = $GLOBALS['wp_query'] ?? null;
		$GLOBALS['wp_query'] = new WP_Query( [ 'page_id' => ( new SubscriptionPage() )->id() ] );
		$this->subscribe( 'ann@example.com' );
		$this->subscription->confirm( $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail() );
		$id = wp_insert_user( [ 'user_login' => 'ann', 'user_pass' => 'x', 'user_email' => 'Ann@example.com' ] );
		self::assertIsInt( $id );
		wp_set_current_user( $id );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_query'] = $this->query;
		$_GET                = [];
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	private function shown(): string {
		return ( new ManageBlock(
			$this->subscribers,
			$this->lists,
			$this->links,
			new SubscriptionPage(),
			new View( dirname( __DIR__, 3 ) . '/php/Marketing/Newsletter/views' )
		) )->render();
	}

	public function test_an_account_alone_shows_nothing_of_an_address(): void {
		self::assertStringNotContainsString( 'newsletter-change', $this->shown() );
		self::assertStringContainsString( 'value="Ann@example.com"', $this->shown(), 'A link is sent to it.' );
	}

	public function test_who_has_set_a_password_by_a_mail_needs_no_link(): void {
		reset_password( wp_get_current_user(), 'another' );

		self::assertStringContainsString( 'value="newsletter-change"', $this->shown() );
		self::assertStringContainsString( 'value="newsletter-leave"', $this->shown() );
	}

	public function test_who_has_come_by_a_link_once_needs_none_afterwards(): void {
		$ann  = $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail();
		$_GET = [ Links::ACTION => Links::MANAGE, Links::KEY => $this->links->key( Links::MANAGE, $ann ) ];
		self::assertStringContainsString( 'newsletter-change', $this->shown() );

		$_GET = [];
		self::assertStringContainsString( 'newsletter-change', $this->shown() );
		$GLOBALS['wp_query'] = new WP_Query( [ 'post_type' => 'post' ] );
		self::assertStringNotContainsString( 'newsletter-change', $this->shown(), 'Other pages may be kept by a cache.' );
	}

	public function test_another_address_of_the_account_is_shown_anew(): void {
		$user = wp_get_current_user();
		reset_password( $user, 'another' );
		$this->subscribe( 'bea@example.com' );
		$this->subscription->confirm( $this->subscribers->ofEmail( 'bea@example.com' ) ?? self::fail() );

		wp_update_user( [ 'ID' => $user->ID, 'user_email' => 'bea@example.com' ] );
		wp_set_current_user( 0 );
		wp_set_current_user( $user->ID );

		self::assertInstanceOf( WP_User::class, get_user_by( 'email', 'bea@example.com' ) );
		self::assertStringNotContainsString( 'newsletter-change', $this->shown() );
	}
}
