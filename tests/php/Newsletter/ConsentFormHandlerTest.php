<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\Slot;
use Marketday\Marketing\Newsletter\Subscribers\Status;

/** Who registers, and who has an account, may want letters: they say so themselves. */
final class ConsentFormHandlerTest extends NewsletterTestCase {
	protected function tearDown(): void {
		$_POST = [];
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	private function register( string $name ): void {
		wp_insert_user( [ 'user_login' => $name, 'user_pass' => 'x', 'user_email' => "{$name}@example.com", 'first_name' => 'Ann' ] );
	}

	/** @param non-empty-string $hook */
	private function box( string $hook ): string {
		ob_start();
		do_action( $hook );
		return (string) ob_get_clean();
	}

	public function test_a_box_stands_where_accounts_are_made_if_the_site_wants_it_and_is_never_ticked(): void {
		foreach ( [ 'register_form', 'woocommerce_register_form' ] as $hook ) {
			update_option( 'marketday_newsletter_account', 'no' );
			self::assertStringNotContainsString( 'optin', $this->box( $hook ) );
			update_option( 'marketday_newsletter_account', 'yes' );
			self::assertStringContainsString( 'name="marketday_newsletter_optin"', $this->box( $hook ) );
			self::assertStringNotContainsString( 'checked', $this->box( $hook ) );
		}
	}

	public function test_a_tick_asks_for_the_new_accounts_address(): void {
		update_option( 'marketday_newsletter_account', 'yes' );
		$this->register( 'bob' );
		self::assertNull( $this->subscribers->ofEmail( 'bob@example.com' ) );

		$_POST['marketday_newsletter_optin'] = '1';
		$this->register( 'ann' );

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( [ Status::Unconfirmed, 'account', 'Ann' ], [ $ann?->status, $ann?->origin->source, $ann?->pending?->firstName ] );
		self::assertSame( 'registration', $this->consents->of( $ann->id ?? 0 )[0]['form'] ?? '' );
	}

	public function test_the_account_offers_it_to_who_is_not_subscribed(): void {
		update_option( 'marketday_newsletter_account', 'yes' );
		$this->register( 'eve' );
		wp_set_current_user( get_user_by( 'login', 'eve' )->ID ?? 0 );
		$details = Slot::AccountSection->html( 'details' );
		self::assertStringContainsString( 'value="newsletter-account"', $details );
		self::assertStringNotContainsString( 'checked', $details );
		self::assertSame( '', Slot::AccountSection->html( 'orders' ) );

		$this->subscribe( 'eve@example.com' );
		$this->subscription->confirm( $this->subscribers->ofEmail( 'eve@example.com' ) ?? self::fail() );
		self::assertStringContainsString( 'You’re subscribed to our newsletter.', Slot::AccountSection->html( 'details' ) );
	}
}
