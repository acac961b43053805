<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Marketing\Newsletter\Campaigns\Campaign;
use Marketday\Marketing\Newsletter\Campaigns\CampaignBody;
use Marketday\Marketing\Newsletter\Campaigns\CampaignEmail;
use Marketday\Marketing\Newsletter\Campaigns\CampaignJob;
use Marketday\Marketing\Newsletter\Campaigns\Campaigns;
use Marketday\Marketing\Newsletter\Campaigns\CampaignState;
use Marketday\Marketing\Newsletter\Options;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;
use Marketday\Marketing\Newsletter\Subscribers\Status;
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
		add_filter( 'pre_wp_mail', fn ( mixed $taken, array $mail ): bool => true === $taken && $mail['to'] !== $this->refused, PHP_INT_MAX, 2 );
		add_filter( 'marketday_rate_limit', static fn ( mixed $limit, string $name ): mixed => 'newsletter-campaigns' === $name ? null : $limit, 10, 2 );
		foreach ( [ 'ann', 'ben', 'cat' ] as $name ) {
			$this->add( "{$name}@example.com" );
		}
		$this->add( 'asked@example.com', Status::Unconfirmed );
		$this->add( 'left@example.com', Status::Unsubscribed );
		$this->add( 'gone@example.com', Status::Bounced );
	}

	private function add( string $email, ?Status $status = null ): int {
		$id = $this->subscribers->confirm( $this->subscribers->ask( $email, new PendingChanges( lists: $this->lists->known( [] ) ), 'form' ) )->id;
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
		return array_column( $this->mails, 'to' );
	}

	private function state( Campaign $campaign ): CampaignState {
		return $this->kept->find( $campaign->id )->state ?? self::fail();
	}

	public function test_goes_to_everybody_who_has_confirmed_with_ways_to_leave(): void {
		$campaign = $this->campaign();

		do_action( CampaignJob::JOB, $campaign->id );

		self::assertSame( [ 'ann@example.com', 'ben@example.com', 'cat@example.com' ], $this->reached() );
		$headers = implode( "\n", $this->mails[0]['headers'] );
		self::assertMatchesRegularExpression( '~^List-Unsubscribe: <https?://\S+newsletter-unsubscribe=\S+>$~m', $headers );
		self::assertStringContainsString( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $headers );
		self::assertStringContainsString( 'Come along.', $this->mails[0]['message'] );
		$reader = $this->links->read( 'unsubscribe', $this->keyIn( $this->mails[1]['message'], 'unsubscribe' ) );
		self::assertSame( 'ben@example.com', $reader?->email );
		$kept = $this->kept->find( $campaign->id );
		self::assertSame( [ CampaignState::Done, 3, 3, 0 ], [ $kept?->state, $kept?->total, $kept?->sent, $kept?->failed ] );
	}

	public function test_once_more_sends_nobody_a_second_one(): void {
		$campaign = $this->campaign();
		do_action( CampaignJob::JOB, $campaign->id );
		$this->kept->move( $campaign->id, CampaignState::Done, CampaignState::Sending );
		$this->kept->keep( $campaign->id, [ 'last' => 0 ] );

		do_action( CampaignJob::JOB, $campaign->id );

		self::assertCount( 3, $this->mails );
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
		self::assertSame( [ 'ben@example.com' => 'waits' ], array_column( $this->kept->troubled( $campaign->id ), 'state', 'email' ) );
		for ( $tries = 0; $tries < 5; ++$tries ) {
			$this->passTime();
			do_action( 'marketday_outbox' );
		}
		self::assertSame( [ 'failed' ], array_column( $this->kept->troubled( $campaign->id ), 'state' ) );
		self::assertSame( 4, count( array_keys( $this->reached(), 'ben@example.com', true ) ), 'Tried more than four times.' );
		do_action( CampaignJob::JOB, $campaign->id );
		$kept = $this->kept->find( $campaign->id );
		self::assertSame( [ 2, 1, CampaignState::Done ], [ $kept?->sent, $kept?->failed, $kept?->state ] );

		$this->refused = '';
		self::assertSame( 1, $this->job->retry( $this->kept->find( $campaign->id ) ?? self::fail() ) );
		$this->passTime();
		do_action( 'marketday_outbox' );
		self::assertSame( [ 3, 0 ], [ $this->kept->find( $campaign->id )?->sent, $this->kept->find( $campaign->id )?->failed ] );
	}

	public function test_a_mail_server_that_takes_nothing_is_left_alone_and_stops_the_letter(): void {
		for ( $more = 0; $more < 60; ++$more ) {
			$this->add( "reader{$more}@example.com" );
		}
		$this->isMailDown = true;
		$campaign           = $this->campaign();

		do_action( CampaignJob::JOB, $campaign->id );
		self::assertCount( 5, $this->mails );
		self::assertGreaterThan( time() + 200, $this->engine()->jobs()->waitsUntil( CampaignJob::JOB, [ $campaign->id ] ) );
		for ( $portion = 0; $portion < 6; ++$portion ) {
			do_action( CampaignJob::JOB, $campaign->id );
		}
		self::assertSame( CampaignState::Stopped, $this->state( $campaign ) );
		self::assertNotSame( '', $this->kept->find( $campaign->id )?->reason );
		self::assertCount( 30, $this->mails );
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
		self::assertSame( [], $this->mails );
		self::assertSame( $campaign->begins(), $this->engine()->jobs()->waitsUntil( CampaignJob::JOB, [ $campaign->id ] ) );

		$gone = $this->campaign();
		wp_trash_post( $gone->post );
		do_action( CampaignJob::JOB, $gone->id );
		self::assertSame( [ [], CampaignState::Stopped ], [ $this->mails, $this->state( $gone ) ] );
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

		self::assertSame( [ 2, CampaignState::Sending ], [ count( $this->mails ), $this->state( $campaign ) ] );
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
}
