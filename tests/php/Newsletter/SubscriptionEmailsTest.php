<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Marketing\Newsletter\Emails\SubscriptionEmails;

/** The mails about subscriptions: each once, none too many, none lost. */
final class SubscriptionEmailsTest extends NewsletterTestCase {
	public function test_no_mailbox_gets_more_than_three_mails_a_day_whatever_robots_do(): void {
		add_filter( 'marketday_rate_limit', static fn (): mixed => null, 99 );
		for ( $robot = 0; $robot < 1000; $robot++ ) {
			$this->subscribe( "ann+{$robot}@example.com" );
		}
		self::assertCount( 3, $this->emails );
		foreach ( [ 'ben.lee@gmail.com', 'b.enlee@googlemail.com', 'benlee+1@gmail.com', 'ben.l.e.e@googlemail.com' ] as $address ) {
			$this->subscribe( $address );
		}
		self::assertCount( 6, $this->emails );
		$this->emails = array_slice( $this->emails, 0, 3 );

		$this->now = '2026-11-26 00:00:01';
		$this->subscribe( 'ann@example.com' );
		self::assertCount( 4, $this->emails );
	}

	public function test_a_flood_of_forms_makes_mails_wait_and_loses_none(): void {
		add_filter(
			'marketday_rate_limit',
			static fn ( array $limit, string $name ): mixed => 'newsletter-emails' === $name ? [ 'calls' => 1, 'seconds' => 3600 ] : null,
			99,
			2
		);
		$this->subscribe( 'first@example.com' );
		$this->subscribe( 'second@example.com' );

		$second = $this->subscribers->ofEmail( 'second@example.com' );
		self::assertSame( [ 'first@example.com' ], array_column( $this->emails, 'to' ) );
		self::assertSame( [ ( $second->id ?? 0 ) . ':confirm' ], self::names( $this->waiting() ) );
		self::assertGreaterThan( MINUTE_IN_SECONDS - 5, min( [ PHP_INT_MAX, ...array_values( $this->waiting() ) ] ) );
	}

	public function test_mails_that_have_waited_while_no_job_ran_do_not_leave_all_at_once(): void {
		$this->subscribe( 'first@example.com' );
		$this->subscribe( 'second@example.com' );
		$this->emails = [];
		add_filter(
			'marketday_rate_limit',
			static fn ( array $limit, string $name ): mixed => 'newsletter-emails' === $name ? [ 'calls' => 1, 'seconds' => 7200 ] : null,
			99,
			2
		);
		( new RateLimit( 'newsletter-emails', 1, 7200, 'all' ) )->take();
		$second = (int) $this->subscribers->ofEmail( 'second@example.com' )?->id;

		do_action( SubscriptionEmails::JOB, $second, SubscriptionEmails::CONFIRM, 1 );
		do_action( Outbox::JOB );

		self::assertSame( [], $this->emails );
		self::assertSame( [ "{$second}:confirm" ], self::names( $this->waiting() ) );
		self::assertGreaterThan( MINUTE_IN_SECONDS - 5, min( [ PHP_INT_MAX, ...array_values( $this->waiting() ) ] ) );
	}

	public function test_a_mail_whose_process_is_killed_before_it_is_sent_later(): void {
		$this->subscription->subscribe( $this->form(), [ 'form_field_email' => 'ann@example.com', 'email' => '' ], '/about/' );
		$ann = (int) $this->subscribers->ofEmail( 'ann@example.com' )?->id;
		self::assertSame( [ "{$ann}:confirm" ], self::names( $this->waiting() ) );
		self::assertNotNull( $this->engine()->jobs()->waitsUntil( Outbox::JOB ) );

		$this->passTime();
		do_action( Outbox::JOB );
		do_action( Outbox::JOB );

		self::assertSame( [ 'ann@example.com' ], array_column( $this->emails, 'to' ) );
		self::assertSame( [], $this->waiting() );
	}

	public function test_a_mail_that_could_not_be_sent_is_sent_later_however_often_it_was_refused(): void {
		$this->isSendingDown = true;
		$this->subscribe( 'ann@example.com' );
		foreach ( range( 1, 4 ) as $try ) {
			self::assertCount( 1, $this->waiting(), "After {$try} tries." );
			$this->passTime();
			do_action( Outbox::JOB );
		}
		$this->isSendingDown = false;
		$this->emails      = [];

		$this->passTime();
		do_action( Outbox::JOB );

		self::assertSame( [ 'ann@example.com' ], array_column( $this->emails, 'to' ) );
		self::assertSame( [], $this->waiting() );
	}

	public function test_every_mail_unsubscribes_with_one_click(): void {
		$this->subscribe( 'ann@example.com' );

		self::assertContains( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $this->emails[0]['headers'] );
		self::assertMatchesRegularExpression( '~^List-Unsubscribe: <http\S+\?newsletter-unsubscribe=[\w.-]+>$~m', implode( "\n", $this->emails[0]['headers'] ) );
	}

	public function test_what_is_asked_for_twice_at_once_sends_one_mail(): void {
		$ask = fn ( string $town ) => $this->subscription->subscribe(
			$this->form( [ 'kind' => 'text', 'label' => 'Town' ] ),
			[ 'form_field_email' => 'ann@example.com', 'cf_town' => $town ],
			''
		);
		$ask( 'Kendal' );
		$ask( 'Kendal' );
		$this->after->flush();
		self::assertCount( 1, $this->emails );

		$ask( 'Keswick' );
		$this->after->flush();
		self::assertCount( 2, $this->emails );

		$this->now = '2026-11-25 12:01:01';
		$ask( 'Keswick' );
		$this->after->flush();
		self::assertCount( 3, $this->emails );
	}
}
