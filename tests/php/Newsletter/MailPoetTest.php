<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Kernel\SystemClock;
use Marketday\Marketing\Newsletter\Providers\Deliveries;
use Marketday\Marketing\Newsletter\Providers\MailPoet;
use Marketday\Marketing\Newsletter\Providers\Mirror;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;
use Marketday\Marketing\Newsletter\Subscribers\Status;

/** Where MailPoet is active it keeps the subscribers: its lists are the form's, it writes the mails, and what it says counts. */
final class MailPoetTest extends NewsletterTestCase {
	private MailPoetFake $fake;

	private Deliveries $deliveries;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		Deliveries::table();
	}

	protected function setUp(): void {
		parent::setUp();
		Database::execute( 'DELETE FROM ' . Deliveries::table() );
		$this->fake       = new MailPoetFake();
		$mailPoet         = new MailPoet( fn (): object => $this->fake );
		$this->deliveries = new Deliveries( [ $mailPoet ], $this->engine()->jobs(), $this->after, new SystemClock() );
		$this->deliveries->register();
		( new Mirror( $mailPoet, $this->subscribers, $this->subscription, $this->outbox ) )->register();
	}

	private function says( string $email, string $status ): void {
		do_action( 'mailpoet_subscriber_status_changed', $this->fake->stands( $email, $status ) );
	}

	public function test_its_lists_are_those_of_our_forms(): void {
		self::assertSame( [ 3 => 'Letters', 7 => 'Walks' ], $this->lists->names() );
		$this->fake->isDown = true;
		self::assertSame( [ 3 => 'Letters', 7 => 'Walks' ], ( new MailPoet( fn (): object => $this->fake ) )->lists(), 'Those it had last.' );
	}

	public function test_it_is_told_who_asks_and_writes_the_mail_itself(): void {
		$this->subscribe( 'ann@example.com', [ 'form_field_first_name' => 'Ann' ], $this->form( [ 'kind' => 'first_name' ] ) );

		self::assertSame( [ [ 'add', 'ann@example.com', [ 3 ] ] ], $this->fake->received );
		self::assertSame( 'Ann', $this->fake->people['ann@example.com']['first_name'] );
		self::assertSame( [], $this->emails );
		$ann = $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail();
		self::assertSame( Status::Unconfirmed, $ann->status );
		self::assertSame( 'asked', $this->consents->of( $ann->id )[0]['deed'] ?? '' );
	}

	public function test_who_is_known_to_it_is_put_on_lists_and_not_changed(): void {
		$this->fake->put( 'ann@example.com', 'subscribed', 'Anna' );
		$this->subscribe( 'ann@example.com' );

		self::assertSame( [ [ 'lists', 'ann@example.com', [ 3 ] ] ], $this->fake->received );
		self::assertSame( 'Anna', $this->fake->people['ann@example.com']['first_name'] );
	}

	public function test_what_it_says_of_somebody_counts_here_too(): void {
		$this->subscribe( 'ann@example.com' );
		$this->says( 'ann@example.com', 'subscribed' );
		self::assertSame( Status::Subscribed, $this->subscribers->ofEmail( 'ann@example.com' )?->status );
		self::assertSame( [], $this->emails, 'It has welcomed them itself.' );

		$this->says( 'ann@example.com', 'unsubscribed' );
		self::assertSame( Status::Unsubscribed, $this->subscribers->ofEmail( 'ann@example.com' )?->status );

		$this->fake->put( 'bob@example.com', 'subscribed', 'Bob', [ 7 ] );
		$this->says( 'bob@example.com', 'subscribed' );
		$bob = $this->subscribers->ofEmail( 'bob@example.com' );
		self::assertSame( [ Status::Subscribed, 'Bob', 'mailpoet' ], [ $bob?->status, $bob?->details->firstName, $bob?->origin->source ] );
		$this->says( 'bob@example.com', 'bounced' );
		self::assertSame( Status::Bounced, $this->subscribers->ofEmail( 'bob@example.com' )?->status );
	}

	public function test_who_leaves_or_changes_here_does_there(): void {
		$this->fake->put( 'ann@example.com', 'subscribed', 'Ann', [ 3 ] );
		do_action( 'marketday_newsletter_sought', 'ann@example.com' );
		$ann = $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail( 'She is known there.' );
		$this->fake->received = [];

		$this->subscription->change( $ann, 'Ada', '', [ 7 ] );
		$this->deliveries->work( MailPoet::NAME );
		self::assertSame(
			[ [ 'update', 'ann@example.com', [] ], [ 'lists', 'ann@example.com', [ 7 ] ], [ 'off', 'ann@example.com', [ 3 ] ] ],
			$this->fake->received
		);
		self::assertSame( 'Ada', $this->fake->people['ann@example.com']['first_name'] );

		$this->subscription->unsubscribe( $this->subscribers->find( $ann->id ) ?? $ann );
		$this->deliveries->work( MailPoet::NAME );
		self::assertSame( 'unsubscribed', $this->fake->people['ann@example.com']['status'] );
		self::assertSame( 0, $this->deliveries->waiting( MailPoet::NAME ) );
	}

	public function test_what_was_filled_in_stands_in_its_fields_of_the_same_name(): void {
		$this->subscribe(
			'ann@example.com',
			[ 'cf_shoe_size' => '38', 'cf_town' => 'Kendal' ],
			$this->form( [ 'kind' => 'text', 'label' => 'Shoe size' ], [ 'kind' => 'text', 'label' => 'Town' ] )
		);

		self::assertSame( [ 'cf_4' => '38' ], $this->fake->fields );
	}

	public function test_who_moves_here_has_moved_there_and_stays_subscribed(): void {
		$this->fake->put( 'ann@example.com', 'subscribed', 'Ann', [ 3 ] );
		do_action( 'marketday_newsletter_sought', 'ann@example.com' );
		$ann = $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail( 'She is known there.' );

		$this->subscription->moveAddress( $this->subscribers->askAddress( $ann, 'ann@new.example' ) );
		$this->deliveries->work( MailPoet::NAME );

		self::assertSame( [ 'ann@new.example' ], array_keys( $this->fake->people ) );
		self::assertSame( [ 'subscribed', [ 3 ] ], [ $this->fake->people['ann@new.example']['status'], $this->fake->people['ann@new.example']['lists'] ] );
		self::assertSame( 0, $this->deliveries->waiting( MailPoet::NAME ) );
	}

	public function test_who_moves_to_an_address_that_is_there_already_joins_it(): void {
		$this->fake->put( 'ann@example.com', 'subscribed', 'Ann', [ 3 ] );
		$this->fake->put( 'ann@new.example', 'unsubscribed', 'Ann' );
		do_action( 'marketday_newsletter_sought', 'ann@example.com' );
		$ann = $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail( 'She is known there.' );

		$this->subscription->moveAddress( $this->subscribers->askAddress( $ann, 'ann@new.example' ) );
		$this->deliveries->work( MailPoet::NAME );

		self::assertContains( [ 'lists', 'ann@new.example', [ 3 ] ], $this->fake->received );
		self::assertSame( 'unsubscribed', $this->fake->people['ann@example.com']['status'] );
	}

	public function test_many_that_it_changes_at_once_are_looked_for_by_a_job(): void {
		$this->fake->put( 'ann@example.com', 'subscribed', 'Ann', [ 3 ] );
		do_action( 'marketday_newsletter_sought', 'ann@example.com' );
		$this->fake->stands( 'ann@example.com', 'unsubscribed' );
		$this->fake->put( 'stranger@example.com', 'subscribed', 'Zoe', [ 3 ] );

		do_action( 'mailpoet_multiple_subscribers_updated', 1_700_000_000 );
		self::assertNotNull( $this->engine()->jobs()->waitsUntil( Outbox::JOB ) );
		$this->outbox->work();

		self::assertSame( Status::Unsubscribed, $this->subscribers->ofEmail( 'ann@example.com' )?->status );
		self::assertNull( $this->subscribers->ofEmail( 'stranger@example.com' ), 'Who never came by us is not brought in.' );
	}

	public function test_what_waits_to_be_told_is_newer_than_what_it_says(): void {
		$this->fake->put( 'ann@example.com', 'subscribed', 'Ann', [ 3 ] );
		do_action( 'marketday_newsletter_sought', 'ann@example.com' );
		$ann = $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail( 'She is known there.' );
		$this->subscription->change( $ann, 'Ada', '', [ 7 ] );

		do_action( 'marketday_newsletter_sought', 'ann@example.com' );

		self::assertSame( [ 7 ], $this->subscribers->listsOf( $ann->id ) );
		$this->deliveries->work( MailPoet::NAME );
		self::assertSame( 'Ada', $this->fake->people['ann@example.com']['first_name'] );
	}

	public function test_users_of_the_site_whom_it_keeps_beside_its_lists_are_not_brought_in(): void {
		$this->fake->put( 'user@example.com', 'subscribed', 'Eve' );
		$this->says( 'user@example.com', 'subscribed' );

		self::assertNull( $this->subscribers->ofEmail( 'user@example.com' ) );
	}

	public function test_who_is_put_on_a_list_more_is_told_to_it(): void {
		$this->fake->put( 'ann@example.com', 'subscribed', 'Ann', [ 3 ] );
		do_action( 'marketday_newsletter_sought', 'ann@example.com' );

		$this->subscription->join( $this->subscribers->ofEmail( 'ann@example.com' ) ?? self::fail(), 7 );
		$this->deliveries->work( MailPoet::NAME );

		self::assertContains( [ 'lists', 'ann@example.com', [ 7 ] ], $this->fake->received );
	}

	public function test_while_it_is_down_nobody_is_lost(): void {
		$this->fake->isDown = true;
		$this->subscribe( 'ann@example.com' );
		$this->subscribe( 'bob@example.com' );
		self::assertSame( [], $this->fake->received );
		self::assertSame( 2, $this->deliveries->waiting( MailPoet::NAME ) );

		$this->fake->isDown = false;
		$this->deliveries->work( MailPoet::NAME );

		self::assertSame( [ 'ann@example.com', 'bob@example.com' ], array_keys( $this->fake->people ) );
	}

	public function test_what_waits_while_it_is_switched_off_is_kept_for_a_month(): void {
		$off = new Deliveries( [ new MailPoet() ], $this->engine()->jobs(), $this->after, new SystemClock() );
		Database::insert(
			Deliveries::table(),
			[ 'provider' => MailPoet::NAME, 'event' => 'asked', 'email' => 'old@example.com', 'details' => '[]', 'at' => time() - 31 * DAY_IN_SECONDS, 'tries' => 0 ]
		);
		Database::insert(
			Deliveries::table(),
			[ 'provider' => MailPoet::NAME, 'event' => 'asked', 'email' => 'ann@example.com', 'details' => '["Ann","",[7]]', 'at' => time(), 'tries' => 0 ]
		);
		$off->work( MailPoet::NAME );

		self::assertSame( 1, $off->waiting( MailPoet::NAME ) );
		self::assertNotNull( $this->engine()->jobs()->waitsUntil( Deliveries::JOB, [ MailPoet::NAME ] ) );
		$this->deliveries->work( MailPoet::NAME );
		self::assertSame( [ [ 'add', 'ann@example.com', [ 7 ] ] ], $this->fake->received );
	}

	public function test_the_checkout_and_the_account_tell_it_too(): void {
		$this->subscription->request( 'ann@example.com', new PendingChanges(), 'checkout', 'Yes', 'checkout', 'order 12' );
		$this->after->flush();

		self::assertSame( [ [ 'add', 'ann@example.com', [ 3 ] ] ], $this->fake->received );
	}
}
