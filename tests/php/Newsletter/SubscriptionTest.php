<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\EmailAddress;
use Marketday\Marketing\Newsletter\Links;
use Marketday\Marketing\Newsletter\Subscribers\Consents;
use Marketday\Marketing\Newsletter\Subscribers\Status;

final class SubscriptionTest extends NewsletterTestCase {
	public function test_an_address_waits_until_its_owner_has_confirmed_by_mail(): void {
		$this->subscribe( ' Ann@Example.com ' );

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( Status::Unconfirmed, $ann?->status );
		self::assertSame( 'ann@example.com', $this->emails[0]['to'] );
		$key = $this->keyIn( $this->emails[0]['message'], 'confirm' );

		$owner = $this->links->read( Links::CONFIRM, $key );
		self::assertNotNull( $owner );
		$this->subscription->confirm( $owner );

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( Status::Subscribed, $ann?->status );
		self::assertSame( array_slice( array_keys( $this->lists->names() ), 0, 1 ), $this->subscribers->listsOf( $ann->id ) );
	}

	public function test_confirming_once_more_changes_nothing(): void {
		$this->subscribe( 'ann@example.com' );
		$key = $this->keyIn( $this->emails[0]['message'], 'confirm' );
		foreach ( [ 1, 2 ] as $time ) {
			$this->subscription->confirm( $this->links->read( Links::CONFIRM, $key ) ?? self::fail() );
		}

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( [ 'asked', 'confirmed' ], array_column( $this->consents->of( $ann->id ?? 0 ), 'deed' ) );
	}

	public function test_a_link_of_before_somebody_left_subscribes_nobody_again(): void {
		$this->subscribe( 'ann@example.com' );
		$confirm = $this->keyIn( $this->emails[0]['message'], 'confirm' );
		$this->subscription->confirm( $this->links->read( Links::CONFIRM, $confirm ) ?? self::fail() );
		$this->after->flush();
		$manage = $this->keyIn( $this->emails[1]['message'], 'manage' );
		$leave  = $this->keyIn( $this->emails[1]['message'], 'unsubscribe' );
		self::assertNotNull( $this->links->read( Links::MANAGE, $manage ) );
		$this->subscription->unsubscribe( $this->links->read( Links::UNSUBSCRIBE, $leave ) ?? self::fail() );

		self::assertNull( $this->links->read( Links::CONFIRM, $confirm ) );
		self::assertNull( $this->links->read( Links::MANAGE, $manage ) );
		self::assertNotNull( $this->links->read( Links::UNSUBSCRIBE, $leave ), 'To leave is right at any time.' );

		$this->now = '2026-11-26 12:00:00';
		$this->subscribe( 'ann@example.com' );
		self::assertNull( $this->links->read( Links::CONFIRM, $confirm ), 'Nor when the same is asked for again.' );
		$again = $this->keyIn( $this->emails[2]['message'], 'confirm' );
		$this->subscription->confirm( $this->links->read( Links::CONFIRM, $again ) ?? self::fail() );
		$this->subscription->unsubscribe( $this->links->read( Links::UNSUBSCRIBE, $leave ) ?? self::fail() );
		$this->subscribe( 'ann@example.com' );
		self::assertNull( $this->links->read( Links::CONFIRM, $again ) );
		self::assertSame( Status::Unsubscribed, $this->subscribers->ofEmail( 'ann@example.com' )?->status );
	}

	public function test_a_link_confirms_what_its_mail_was_about_and_not_what_a_stranger_asks_for_after_it(): void {
		$form = $this->form( [ 'kind' => 'first_name' ] );
		$this->subscribe( 'ann@example.com', [ 'form_field_first_name' => 'Ann' ], $form );
		$ann = $this->keyIn( $this->emails[0]['message'], 'confirm' );
		$this->now = '2026-11-25 12:05:00';
		$this->subscribe( 'ann@example.com', [ 'form_field_first_name' => 'Mallory' ], $form );
		$second = $this->keyIn( $this->emails[1]['message'], 'confirm' );

		$this->subscription->confirm( $this->links->read( Links::CONFIRM, $ann ) ?? self::fail() );
		$kept = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( [ Status::Subscribed, '' ], [ $kept?->status, $kept?->details->firstName ] );
		self::assertCount( 1, $this->subscribers->listsOf( $kept->id ?? 0 ) );

		$this->subscription->confirm( $this->links->read( Links::CONFIRM, $second ) ?? self::fail() );
		self::assertSame( 'Mallory', $this->subscribers->ofEmail( 'ann@example.com' )?->details->firstName, 'It was confirmed by its own link.' );
	}

	public function test_keeps_the_evidence_of_what_was_agreed_to(): void {
		add_filter( 'marketday_visitor_address', static fn (): string => '192.0.2.77' );

		$this->subscribe( 'ann@example.com', [ 'consent' => '1' ], $this->form( [ 'kind' => 'consent', 'label' => 'Yes, letters please.' ] ) );

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( [
			[
				'deed'    => 'asked',
				'basis'   => 'consent',
				'wording' => 'Yes, letters please.',
				'form'    => 'footer',
				'page'    => '/about/',
				'address' => '192.0.2.0',
				'at'      => '2026-11-25 12:00:00',
			],
		], $this->consents->of( $ann->id ?? 0 ) );
		self::assertSame( '2001:db8:1::', Consents::shorten( '2001:db8:1:2::3' ) );
		self::assertSame( '', Consents::shorten( 'nowhere' ) );
	}

	public function test_a_stranger_changes_nothing_of_who_is_subscribed(): void {
		$form = $this->form( [ 'kind' => 'first_name' ] );
		$this->subscribe( 'ann@example.com', [ 'form_field_first_name' => 'Ann' ], $form );
		$this->subscription->confirm( $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail() );

		$this->subscribe( 'ann@example.com', [ 'form_field_first_name' => 'Mallory' ], $form );

		$ann = $this->subscribers->ofEmail( 'ann@example.com' );
		self::assertSame( [ Status::Subscribed, 'Ann' ], [ $ann?->status, $ann?->details->firstName ] );
		self::assertStringNotContainsString( 'Mallory', (string) wp_json_encode( $this->emails ) );
	}

	public function test_what_fails_midway_has_not_happened_to_a_subscriber(): void {
		$this->subscribe( 'ann@example.com' );
		$ann = $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail();
		add_action( 'marketday_newsletter_subscribed', static fn () => throw new \RuntimeException( 'killed' ) );
		try {
			$this->subscription->confirm( $ann );
			self::fail( 'It went on.' );
		} catch ( \RuntimeException ) {
			$now = $this->subscribers->find( $ann->id );
		}

		self::assertSame( Status::Unconfirmed, $now?->status );
		self::assertNotNull( $now->pending, 'The link may be opened once more.' );
		self::assertSame( [ 'asked' ], array_column( $this->consents->of( $ann->id ), 'deed' ) );
	}

	public function test_who_has_left_comes_back_only_by_a_mail_of_their_own(): void {
		update_option( 'marketday_newsletter_opt_in', 'single' );
		$this->subscribe( 'ann@example.com' );
		$ann = $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail();
		self::assertSame( Status::Subscribed, $ann->status );
		$this->subscription->unsubscribe( $ann );

		$this->subscribe( 'ann@example.com' );

		self::assertSame( Status::Unsubscribed, $this->subscribers->ofEmail( 'ann@example.com' )?->status );
		$this->subscription->confirm( $this->links->read( Links::CONFIRM, $this->keyIn( end( $this->emails )['message'] ?? '', 'confirm' ) ) ?? self::fail() );
		self::assertSame( Status::Subscribed, $this->subscribers->ofEmail( 'ann@example.com' )?->status );
	}

	public function test_who_never_confirmed_is_forgotten_after_thirty_days(): void {
		$this->subscribe( 'old@example.com' );
		$this->now = '2026-12-20 12:00:00';
		$this->subscribe( 'new@example.com' );
		$this->now = '2026-12-25 12:00:01';

		$this->purge->work();

		self::assertNull( $this->subscribers->ofEmail( 'old@example.com' ) );
		self::assertNotNull( $this->subscribers->ofEmail( 'new@example.com' ) );
		self::assertNotNull( $this->engine()->jobs()->waitsUntil( 'marketday_newsletter_purge' ) );
	}

	public function test_an_address_with_an_international_domain_is_one_however_it_is_written(): void {
		foreach ( [ 'Ann@exämple.de', 'ann@EXÄMPLE.de', 'ann@xn--exmple-cua.de' ] as $email ) {
			$this->subscribe( $email );
		}

		self::assertSame( [ 'ann@xn--exmple-cua.de' ], array_column( $this->emails, 'to' ) );
		self::assertNotNull( $this->subscribers->ofEmail( 'ann@exämple.de' ) );
		self::assertSame( 'ann@exämple.de', EmailAddress::readable( 'ann@xn--exmple-cua.de' ) );
	}
}
