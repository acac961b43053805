<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\View;
use Marketday\Marketing\Newsletter\Admin\CampaignFormHandler;
use Marketday\Marketing\Newsletter\Admin\CampaignsScreen;
use Marketday\Marketing\Newsletter\Admin\SubscriberFormHandler;
use Marketday\Marketing\Newsletter\Campaigns\Campaign;
use Marketday\Marketing\Newsletter\Campaigns\CampaignBody;
use Marketday\Marketing\Newsletter\Campaigns\CampaignEmail;
use Marketday\Marketing\Newsletter\Campaigns\CampaignJob;
use Marketday\Marketing\Newsletter\Campaigns\Campaigns;
use Marketday\Marketing\Newsletter\Campaigns\CampaignState;
use Marketday\Marketing\Newsletter\Campaigns\SendingState;
use Marketday\Marketing\Newsletter\Options;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Tests\PluginAccess;
use PHPUnit\Framework\Attributes\Group;

/** A post goes to a list: to whom, once each, and what happens when that goes wrong. */
#[Group( 'sqlite' )]
#[Group( 'woocommerce' )]
final class CampaignsTest extends NewsletterTestCase {
	private Campaigns $kept;

	private CampaignJob $job;

	/** Whom the mail server refuses. */
	private string $refused = '';

	protected function setUp(): void {
		parent::setUp();
		$this->kept = new Campaigns( $this->clock );
		$this->job  = new CampaignJob(
			$this->kept,
			new CampaignEmail( $this->links ),
			$this->subscribers,
			$this->links,
			new Options(),
			$this->engine()->jobs(),
			$this->outbox
		);
		// The site’s own has another clock.
		remove_all_actions( CampaignJob::JOB );
		$this->job->register();
		$this->refused = '';
		add_filter( 'pre_wp_mail', fn ( mixed $taken, array $email ): bool => true === $taken && $email['to'] !== $this->refused, PHP_INT_MAX, 2 );
		add_filter( 'marketday_rate_limit', static fn ( mixed $limit, string $name ): mixed => 'newsletter-campaigns' === $name ? null : $limit, 10, 2 );
		foreach ( [ 'ann', 'ben', 'cat' ] as $name ) {
			$this->add( "{$name}@example.com" );
		}
		$this->add( 'asked@example.com', Status::Unconfirmed );
		$this->add( 'left@example.com', Status::Unsubscribed );
		$this->add( 'gone@example.com', Status::Bounced );
	}

	private function add( string $email, ?Status $status = null ): int {
		$id = $this->subscribers->confirm( $this->subscribers->ask( $email, new PendingChanges( lists: $this->lists->existingIds( [] ) ), 'form' ) )->id;
		null === $status || $this->subscribers->setStatus( $id, $status );
		return $id;
	}

	private function campaign( int $list = 1, string $once = '', ?int $at = null ): Campaign {
		$post = (int) wp_insert_post( [
			'post_title'   => 'Spring walks',
			'post_content' => '<!-- wp:paragraph --><p>Come along.</p><!-- /wp:paragraph -->',
			'post_status'  => 'publish',
		] );
		$body = CampaignBody::ofHtml( '<p>Come along.</p>' );
		$id   = $this->kept->add( $post, $list, 'Spring walks', $body, $at ?? time() - 1, '' === $once ? wp_generate_uuid4() : $once );
		return $this->kept->find( $id ) ?? self::fail();
	}

	/** @return list<string> */
	private function reached(): array {
		return array_column( $this->emails, 'to' );
	}

	private function state( Campaign $campaign ): CampaignState {
		return $this->kept->find( $campaign->id )->state ?? self::fail();
	}

	public function test_goes_to_everybody_who_has_confirmed_with_ways_to_leave(): void {
		$campaign = $this->campaign();

		do_action( CampaignJob::JOB, $campaign->id );

		self::assertSame( [ 'ann@example.com', 'ben@example.com', 'cat@example.com' ], $this->reached() );
		$headers = implode( "\n", $this->emails[0]['headers'] );
		self::assertMatchesRegularExpression( '~^List-Unsubscribe: <https?://\S+newsletter-unsubscribe=\S+>$~m', $headers );
		self::assertStringContainsString( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $headers );
		self::assertStringContainsString( 'Come along.', $this->emails[0]['message'] );
		$reader = $this->links->read( 'unsubscribe', $this->keyIn( $this->emails[1]['message'], 'unsubscribe' ) );
		self::assertSame( 'ben@example.com', $reader?->email );
		$kept = $this->kept->find( $campaign->id );
		self::assertSame( [ CampaignState::Done, 3, 3, 0 ], [ $kept?->state, $kept?->progress->total, $kept?->progress->sent, $kept?->progress->failed ] );
	}

	public function test_once_more_sends_nobody_a_second_one(): void {
		$campaign = $this->campaign();
		do_action( CampaignJob::JOB, $campaign->id );
		$this->kept->move( $campaign->id, CampaignState::Done, CampaignState::Sending );
		$this->kept->keep( $campaign->id, [ 'last' => 0 ] );

		do_action( CampaignJob::JOB, $campaign->id );

		self::assertCount( 3, $this->emails );
	}

	public function test_a_killed_job_is_followed_by_one_that_goes_on(): void {
		$campaign = $this->campaign();
		// Its process had begun with the second reader, and never said how that went.
		$this->kept->move( $campaign->id, CampaignState::Scheduled, CampaignState::Sending );
		$this->kept->claim( $campaign->id, $this->subscribers->ofEmail( 'ben@example.com' )->id ?? 0 );

		do_action( CampaignJob::JOB, $campaign->id );
		self::assertSame( [ 'ann@example.com', 'cat@example.com' ], $this->reached() );
		self::assertSame( CampaignState::Sending, $this->state( $campaign ), 'Over, though one has nothing.' );
		self::assertNotNull( $this->engine()->jobs()->waitsUntil( CampaignJob::JOB, [ $campaign->id ] ) );

		$this->now = '2026-11-25 12:10:01';
		do_action( CampaignJob::JOB, $campaign->id );
		self::assertSame( [ 'ann@example.com', 'cat@example.com', 'ben@example.com' ], $this->reached() );
		self::assertSame( CampaignState::Done, $this->state( $campaign ) );
	}

	public function test_a_list_is_a_list_and_who_leaves_meanwhile_gets_none(): void {
		$walks = $this->lists->add( 'Walks' );
		$this->subscribers->join( $this->add( 'walk@example.com' ), [ $walks ] );
		$this->subscribers->join( $left = $this->add( 'late@example.com' ), [ $walks ] );
		$campaign = $this->campaign( $walks );
		add_filter( 'pre_wp_mail', function ( mixed $taken ) use ( $left ): mixed {
			$this->subscribers->setStatus( $left, Status::Unsubscribed );
			return $taken;
		}, 0 );

		do_action( CampaignJob::JOB, $campaign->id );

		self::assertSame( [ 'walk@example.com' ], $this->reached() );
		self::assertSame( CampaignState::Done, $this->state( $campaign ) );
	}

	public function test_failures_are_named_tried_again_and_marked(): void {
		$this->refused = 'ben@example.com';
		$campaign        = $this->campaign();

		do_action( CampaignJob::JOB, $campaign->id );
		self::assertSame( [ 'ben@example.com' => SendingState::Waiting ], array_column( $this->kept->troubledSendings( $campaign->id ), 'state', 'email' ) );
		for ( $tries = 0; $tries < 5; ++$tries ) {
			$this->passTime();
			do_action( 'marketday_outbox' );
		}
		self::assertSame( [ SendingState::Failed ], array_column( $this->kept->troubledSendings( $campaign->id ), 'state' ) );
		self::assertSame( 4, count( array_keys( $this->reached(), 'ben@example.com', true ) ), 'Tried more than four times.' );
		do_action( CampaignJob::JOB, $campaign->id );
		$kept = $this->kept->find( $campaign->id );
		self::assertSame( [ 2, 1, CampaignState::Done ], [ $kept?->progress->sent, $kept?->progress->failed, $kept?->state ] );

		$this->refused = '';
		self::assertSame( 1, $this->job->retry( $this->kept->find( $campaign->id ) ?? self::fail() ) );
		$this->passTime();
		do_action( 'marketday_outbox' );
		self::assertSame( [ 3, 0 ], [ $this->kept->find( $campaign->id )?->progress->sent, $this->kept->find( $campaign->id )?->progress->failed ] );
	}

	public function test_a_mail_server_that_takes_nothing_is_left_alone_and_stops_the_letter(): void {
		for ( $more = 0; $more < 60; ++$more ) {
			$this->add( "reader{$more}@example.com" );
		}
		$this->isSendingDown = true;
		$campaign           = $this->campaign();

		do_action( CampaignJob::JOB, $campaign->id );
		self::assertCount( 5, $this->emails );
		self::assertGreaterThan( time() + 200, $this->engine()->jobs()->waitsUntil( CampaignJob::JOB, [ $campaign->id ] ) );
		for ( $portion = 0; $portion < 6; ++$portion ) {
			do_action( CampaignJob::JOB, $campaign->id );
		}
		self::assertSame( CampaignState::Stopped, $this->state( $campaign ) );
		self::assertNotSame( '', $this->kept->find( $campaign->id )?->reason );
		self::assertCount( 30, $this->emails );
	}

	public function test_stopped_by_people_it_sends_no_more(): void {
		$campaign = $this->campaign();
		add_filter( 'pre_wp_mail', function ( mixed $taken ) use ( $campaign ): mixed {
			$this->kept->move( $campaign->id, CampaignState::Sending, CampaignState::Stopped );
			return $taken;
		}, 0 );

		do_action( CampaignJob::JOB, $campaign->id );

		self::assertSame( [ 'ann@example.com' ], $this->reached() );
		self::assertNull( $this->engine()->jobs()->waitsUntil( CampaignJob::JOB, [ $campaign->id ] ) );
	}

	public function test_waits_for_its_time_and_goes_not_at_all_where_the_post_is_gone(): void {
		$campaign = $this->campaign( at: time() + 3600 );
		do_action( CampaignJob::JOB, $campaign->id );
		self::assertSame( [], $this->emails );
		self::assertSame( $campaign->begins(), $this->engine()->jobs()->waitsUntil( CampaignJob::JOB, [ $campaign->id ] ) );

		$gone = $this->campaign();
		wp_trash_post( $gone->post );
		do_action( CampaignJob::JOB, $gone->id );
		self::assertSame( [ [], CampaignState::Stopped ], [ $this->emails, $this->state( $gone ) ] );
	}

	public function test_what_was_sent_is_planned_or_was_stopped_is_told_apart(): void {
		$words = static fn ( CampaignState $state ): string => sprintf( $state->earlier(), 'Walkers', '1 May' );

		self::assertSame( 'This post is already scheduled for “Walkers” (1 May).', $words( CampaignState::Scheduled ) );
		self::assertStringContainsString( 'is being sent to “Walkers”', $words( CampaignState::Sending ) );
		self::assertStringContainsString( 'was stopped', $words( CampaignState::Stopped ) );
		self::assertSame( 'This post has already been sent to “Walkers” (1 May).', $words( CampaignState::Done ) );
	}

	public function test_two_presses_make_one_letter(): void {
		$once = wp_generate_uuid4();
		self::assertSame( $this->campaign( once: $once )->id, $this->campaign( once: $once )->id );
	}

	public function test_leaves_in_no_greater_number_than_the_hour_allows(): void {
		remove_all_filters( 'marketday_rate_limit' );
		update_option( 'marketday_newsletter_hourly', 2 );
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . \Marketday\Kernel\Schema::table( 'tokens' ) );
		$campaign = $this->campaign();

		do_action( CampaignJob::JOB, $campaign->id );

		self::assertSame( [ 2, CampaignState::Sending ], [ count( $this->emails ), $this->state( $campaign ) ] );
		self::assertGreaterThan( time() + 59, $this->engine()->jobs()->waitsUntil( CampaignJob::JOB, [ $campaign->id ] ) );
	}

	public function test_of_somebody_who_is_erased_nothing_is_left(): void {
		$campaign = $this->campaign();
		do_action( CampaignJob::JOB, $campaign->id );
		$ann = $this->subscribers->ofEmail( 'ann@example.com' )->id ?? 0;
		self::assertSame( [ 'Spring walks' ], $this->kept->subjectsOf( $ann ) );

		$this->subscribers->delete( $ann );
		self::assertSame( [], $this->kept->subjectsOf( $ann ) );
	}

	public function test_whose_list_is_gone_or_empty_by_then_does_not_count_as_sent(): void {
		$campaign = $this->campaign( $this->lists->add( 'Walks' ) );

		do_action( CampaignJob::JOB, $campaign->id );

		self::assertSame( CampaignState::Stopped, $this->state( $campaign ) );
		self::assertNotSame( '', $this->kept->find( $campaign->id )?->reason );
	}

	public function test_stops_where_another_program_keeps_the_subscribers_meanwhile(): void {
		$this->refused = 'ann@example.com';
		$campaign      = $this->campaign();
		$this->kept->move( $campaign->id, CampaignState::Scheduled, CampaignState::Sending );
		do_action( CampaignJob::JOB, $campaign->id );
		$count = count( $this->emails );
		add_filter( 'marketday_newsletter_is_kept_elsewhere', '__return_true' );

		do_action( CampaignJob::JOB, $campaign->id );
		$this->passTime();
		do_action( 'marketday_outbox' );

		self::assertCount( $count, $this->emails );
		self::assertSame( CampaignState::Stopped, $this->state( $campaign ) );
		self::assertSame( [ SendingState::Failed ], array_column( $this->kept->troubledSendings( $campaign->id ), 'state' ) );
	}

	public function test_stopped_while_it_takes_up_what_a_dead_process_left_it_sends_no_more(): void {
		$campaign = $this->campaign();
		$this->kept->move( $campaign->id, CampaignState::Scheduled, CampaignState::Sending );
		foreach ( [ 'ann', 'ben' ] as $name ) {
			$this->kept->claim( $campaign->id, $this->subscribers->ofEmail( "{$name}@example.com" )->id ?? 0 );
		}
		$this->now = '2026-11-25 12:10:01';
		add_filter( 'pre_wp_mail', function ( mixed $taken ) use ( $campaign ): mixed {
			$this->kept->move( $campaign->id, CampaignState::Sending, CampaignState::Stopped );
			return $taken;
		}, 0 );

		do_action( CampaignJob::JOB, $campaign->id );

		self::assertSame( [ 'ann@example.com' ], $this->reached() );
	}

	public function test_a_refusal_that_cannot_be_written_down_waits_for_no_one(): void {
		$this->refused = 'ann@example.com';
		$campaign      = $this->campaign();
		$break         = static fn ( string $sql ): string => 1 === preg_match( '/^\s*INSERT.*outbox/is', $sql ) ? throw new \RuntimeException( 'Killed.' ) : $sql;
		add_filter( 'query', $break );
		try {
			do_action( CampaignJob::JOB, $campaign->id );
			self::fail( 'It could be written down.' );
		} catch ( \RuntimeException $killed ) {
			self::assertSame( 'Killed.', $killed->getMessage() );
		} finally {
			remove_filter( 'query', $break );
		}
		$this->refused = '';

		$this->now = '2026-11-25 12:10:01';
		do_action( CampaignJob::JOB, $campaign->id );
		self::assertSame( CampaignState::Done, $this->state( $campaign ) );
		self::assertSame( 3, $this->kept->find( $campaign->id )?->progress->sent );
	}

	public function test_a_further_try_is_one_of_the_hours(): void {
		remove_all_filters( 'marketday_rate_limit' );
		update_option( 'marketday_newsletter_hourly', 4 );
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . \Marketday\Kernel\Schema::table( 'tokens' ) );
		$limit         = new RateLimit( 'newsletter-campaigns', 4, HOUR_IN_SECONDS, 'all' );
		$this->refused = 'ben@example.com';
		do_action( CampaignJob::JOB, $this->campaign()->id );
		self::assertFalse( $limit->isReached() );

		$this->passTime();
		do_action( 'marketday_outbox' );
		self::assertTrue( $limit->isReached() );
	}

	public function test_an_open_screen_does_not_shorten_the_pause_after_refusals(): void {
		wp_set_current_user( 1 );
		$campaign = $this->campaign();
		$this->kept->move( $campaign->id, CampaignState::Scheduled, CampaignState::Sending );
		$this->kept->keep( $campaign->id, [ 'stalls' => 1 ] );

		( $this->route( CampaignFormHandler::STEP )->handler )( new Request( [ 'letter' => (string) $campaign->id ] ) );
		self::assertSame( [], $this->emails );

		$this->kept->keep( $campaign->id, [ 'stalls' => 0 ] );
		( $this->route( CampaignFormHandler::STEP )->handler )( new Request( [ 'letter' => (string) $campaign->id ] ) );
		self::assertCount( 3, $this->emails );
	}

	public function test_stop_comes_too_late_for_one_that_is_over(): void {
		$campaign = $this->campaign();
		do_action( CampaignJob::JOB, $campaign->id );
		$done      = $this->kept->find( $campaign->id );
		$this->now = '2026-11-26 12:00:00';

		( $this->route( CampaignFormHandler::CHANGE )->handler )( new Request( [ 'letter' => (string) $campaign->id, 'deed' => 'stop' ] ) );

		self::assertEquals( $done, $this->kept->find( $campaign->id ) );
	}

	public function test_is_sent_only_by_those_who_may_see_subscribers(): void {
		wp_set_current_user( (int) wp_insert_user( [ 'user_login' => 'letters-reader', 'user_pass' => 'x', 'role' => 'subscriber' ] ) );
		foreach ( [ CampaignFormHandler::WRITE, CampaignFormHandler::CHANGE, CampaignFormHandler::STEP ] as $action ) {
			try {
				$this->route( $action )->guard->check( new Request( [ '_wpnonce' => wp_create_nonce( SubscriberFormHandler::NONCE ) ] ) );
				self::fail( "{$action} was let in." );
			} catch ( Problem $problem ) {
				self::assertSame( 403, $problem->status );
			}
		}
	}

	public function test_forgets_who_got_one_that_was_stopped_long_ago(): void {
		$campaign = $this->campaign();
		do_action( CampaignJob::JOB, $campaign->id );
		$this->kept->move( $campaign->id, CampaignState::Done, CampaignState::Sending );
		$this->kept->move( $campaign->id, CampaignState::Sending, CampaignState::Stopped );
		$ann = $this->subscribers->ofEmail( 'ann@example.com' )->id ?? 0;

		$this->now = '2027-02-22 12:00:00';
		$this->kept->forgetOld();
		self::assertNotNull( $this->kept->sending( $campaign->id, $ann ) );

		$this->now = '2027-02-25 12:00:00';
		$this->kept->forgetOld();
		self::assertNull( $this->kept->sending( $campaign->id, $ann ) );
	}

	public function test_a_stopped_one_offers_no_further_try(): void {
		$this->isSendingDown = true;
		$campaign         = $this->campaign();
		do_action( CampaignJob::JOB, $campaign->id );
		for ( $tries = 0; $tries < 4; ++$tries ) {
			$this->passTime();
			do_action( 'marketday_outbox' );
		}

		self::assertStringContainsString( 'value="again"', $this->screen( $campaign ) );
		$this->kept->move( $campaign->id, CampaignState::Sending, CampaignState::Stopped );
		self::assertStringNotContainsString( 'value="again"', $this->screen( $campaign ) );
		self::assertStringContainsString( 'value="bounced"', $this->screen( $campaign ) );
	}

	private function screen( Campaign $campaign ): string {
		$_GET['letter'] = (string) $campaign->id;
		$view           = new View( dirname( __DIR__, 3 ) . '/php/Marketing/Newsletter/views' );
		ob_start();
		try {
			( new CampaignsScreen( $this->kept, new CampaignEmail( $this->links ), $this->lists, $view ) )->show();
			return (string) ob_get_contents();
		} finally {
			ob_end_clean();
			unset( $_GET['letter'] );
		}
	}

	private function route( string $action ): Route {
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			if ( $action === $route->address ) {
				return $route;
			}
		}
		self::fail( "There is no {$action}." );
	}
}
