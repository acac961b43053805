<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\LastingJob;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\Schedules;
use Marketday\Kernel\EmailCount;
use Marketday\Kernel\EmailTime;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Marketing\Newsletter\Links;
use Marketday\Marketing\Newsletter\Options;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use Throwable;
use WP_Error;
use WP_Post;

/**
 * Sends newsletters in portions. Each reader is claimed before the mail is handed over, so that two processes do not write to one, and a process that
 * was killed is followed by another that goes on from there. What the mail program refuses is left to the outbox, which tries again with growing
 * pauses.
 */
final class CampaignJob {
	public const JOB = 'marketday_newsletter_campaign';

	/** Kind of its entries in the outbox. */
	private const KIND = 'newsletter_campaign';

	private const SECONDS = 20.0;
	private const AT_ONCE = 50;

	/** Refusals in a row after which the mail program is left alone for a while. */
	private const REFUSALS = 5;

	/** Portions in a row without one that was taken. */
	private const STALLS = 6;

	private const TRIES = 4;

	public function __construct(
		private readonly Campaigns $campaigns,
		private readonly CampaignEmail $message,
		private readonly Subscribers $subscribers,
		private readonly Links $links,
		private readonly Options $options,
		private readonly Jobs $jobs,
		private readonly Outbox $outbox
	) {}

	public function register(): void {
		add_action( self::JOB, fn ( mixed $id ) => $this->work( (int) $id ) );
		$this->outbox->handle(
			self::KIND,
			fn ( array $arguments ): bool => $this->again( (int) $arguments[0], (int) $arguments[1] ),
			static fn (): string => __( 'Newsletter to a subscriber', 'marketday' )
		);
		Schedules::add( fn ( int $now ): array => array_map(
			static fn ( Campaign $campaign ): DueJob => new DueJob( self::JOB, max( $now + LastingJob::LEASE, $campaign->begins() ), [ $campaign->id ] ),
			$this->campaigns->open()
		) );
	}

	/** A newsletter that was written, or is to go on. */
	public function expect( Campaign $campaign ): void {
		$this->jobs->at( max( time(), $campaign->begins() ), self::JOB, [ $campaign->id ] );
	}

	/** @return int Seconds until there is more to do; 0 for at once. */
	public function advance( int $id, float $seconds ): int {
		$campaign = $this->campaigns->find( $id );
		if ( null === $campaign || ! $campaign->state->isOpen() ) {
			$this->jobs->cancel( self::JOB, [ $id ] );
			return 0;
		}
		if ( $campaign->begins() > time() ) {
			$this->expect( $campaign );
			return $campaign->begins() - time();
		}
		LastingJob::await( $this->jobs, self::JOB, [ $id ] );
		$reason = $this->obstacle( $campaign );
		if ( '' !== $reason ) {
			$this->campaigns->move( $id, $campaign->state, CampaignState::Stopped, $reason );
			$this->jobs->cancel( self::JOB, [ $id ] );
			return 0;
		}
		$this->begin( $campaign );
		$wait = 0;
		EmailTime::workUnhurried( function () use ( $id, $seconds, &$wait ): void {
			$wait = $this->portion( $this->campaigns->find( $id ) ?? throw new \LogicException( 'The newsletter is gone.' ), $seconds );
		} );
		$this->campaigns->updateCounts( $id );
		$this->campaigns->isSending( $id )
			? $this->jobs->at( time() + $wait, self::JOB, [ $id ] )
			: $this->jobs->cancel( self::JOB, [ $id ] );
		return $wait;
	}

	private function work( int $id ): void {
		$this->advance( $id, self::SECONDS );
	}

	/** @return string Why it may not go out, or go on; '' where it may. */
	private function obstacle( Campaign $campaign ): string {
		if ( Subscription::isKeptElsewhere() ) {
			return __( 'Another program manages this site’s subscribers now. Send your newsletter there.', 'marketday' );
		}
		if ( CampaignState::Scheduled !== $campaign->state ) {
			return '';
		}
		$post = get_post( $campaign->post );
		return match ( true ) {
			! $post instanceof WP_Post || 'publish' !== $post->post_status || '' !== $post->post_password => __( 'The post is no longer public.', 'marketday' ),
			// The list is deleted, or everyone has left it.
			0 === $this->campaigns->readers( $campaign->list ) => __( 'No one on this list has confirmed yet.', 'marketday' ),
			default => '',
		};
	}

	private function begin( Campaign $campaign ): void {
		if ( $this->campaigns->move( $campaign->id, CampaignState::Scheduled, CampaignState::Sending ) ) {
			$this->campaigns->keep( $campaign->id, [ 'total' => $this->campaigns->readers( $campaign->list ) ] );
		}
	}

	/** @return int Seconds to wait. */
	private function portion( Campaign $campaign, float $seconds ): int {
		$end   = microtime( true ) + $seconds;
		$last  = $campaign->progress->last;
		$turns = new CampaignTurns( self::REFUSALS );
		foreach ( $this->campaigns->reclaim( $campaign->id, Outbox::CLAIM, self::AT_ONCE ) as $reader ) {
			// Those that are left stay claimed, and are taken up once more.
			if ( $turns->isRefused() || microtime( true ) >= $end || ! $this->campaigns->isSending( $campaign->id ) ) {
				break;
			}
			$turns->record( $this->deliver( $campaign, $reader ) );
		}
		do {
			$readers = $this->campaigns->next( $campaign, $last, self::AT_ONCE );
			if ( [] === $readers ) {
				return $this->finish( $campaign );
			}
			foreach ( $readers as $reader ) {
				if ( ! $this->campaigns->isSending( $campaign->id ) ) {
					return 0;
				}
				$wait = $this->limit()->take();
				if ( $wait > 0 ) {
					return max( $wait, MINUTE_IN_SECONDS );
				}
				if ( $this->campaigns->claim( $campaign->id, $reader ) ) {
					$turns->record( $this->deliver( $campaign, $reader ) );
				}
				$last = $reader;
				$this->campaigns->keep( $campaign->id, [ 'last' => $last ] );
				if ( $turns->isRefused() ) {
					return $this->stall( $campaign, $turns );
				}
				if ( microtime( true ) >= $end ) {
					break;
				}
			}
		} while ( microtime( true ) < $end );
		$turns->hasTaken() && $campaign->progress->stalls > 0 && $this->campaigns->keep( $campaign->id, [ 'stalls' => 0 ] );
		return 0;
	}

	/** Everybody had their turn. Who waits for another try, or was a dead process's, is still to come. */
	private function finish( Campaign $campaign ): int {
		if ( $this->campaigns->hasClaims( $campaign->id ) ) {
			return LastingJob::LEASE;
		}
		$this->campaigns->move( $campaign->id, CampaignState::Sending, CampaignState::Done );
		return 0;
	}

	/** The mail program takes nothing at the moment. */
	private function stall( Campaign $campaign, CampaignTurns $turns ): int {
		$stalls = $turns->hasTaken() ? 1 : $campaign->progress->stalls + 1;
		$this->campaigns->keep( $campaign->id, [ 'stalls' => $stalls ] );
		if ( $stalls >= self::STALLS ) {
			$this->campaigns->move( $campaign->id, CampaignState::Sending, CampaignState::Stopped, $turns->reason() );
			return 0;
		}
		return $stalls * 5 * MINUTE_IN_SECONDS;
	}

	/** @return string|null Why it was not taken; null where it was, or where nobody is to get it. */
	private function deliver( Campaign $campaign, int $reader, int $tries = 1 ): ?string {
		$subscriber = $this->subscribers->find( $reader );
		if ( null === $subscriber || Status::Subscribed !== $subscriber->status ) {
			$this->campaigns->drop( $campaign->id, $reader );
			return null;
		}
		$reason = self::refusalOf( fn (): bool => $this->message
			->write( $campaign->content->subject, CampaignBody::fromStored( $campaign->content->html, $campaign->content->text ), $campaign->post, $subscriber )
			->send( $subscriber->email, $this->links->headers( $subscriber ) ) );
		if ( null === $reason ) {
			$this->campaigns->settle( $campaign->id, $reader, SendingState::Sent, '', $tries );
			return null;
		}
		// First: a process that dies between the two leaves a claim, which is taken up again.
		1 === $tries && $this->tryLater( $campaign->id, $reader );
		$this->campaigns->settle( $campaign->id, $reader, $tries < self::TRIES ? SendingState::Waiting : SendingState::Failed, $reason, $tries );
		return $reason;
	}

	private function tryLater( int $campaign, int $reader, int $seconds = MINUTE_IN_SECONDS ): void {
		$this->outbox->leave( self::KIND, "{$campaign}:{$reader}", [ $campaign, $reader ], 0, $seconds );
	}

	/** @return int How many who could not be reached are tried once more. */
	public function retry( Campaign $campaign ): int {
		$failed = array_filter( $this->campaigns->troubledSendings( $campaign->id ), static fn ( Sending $one ): bool => SendingState::Failed === $one->state );
		foreach ( $failed as $one ) {
			$this->campaigns->settle( $campaign->id, $one->subscriber, SendingState::Waiting, $one->reason );
			$this->tryLater( $campaign->id, $one->subscriber, 0 );
		}
		$this->campaigns->updateCounts( $campaign->id );
		return count( $failed );
	}

	/** @return bool Whether the outbox is to leave it. */
	private function again( int $id, int $reader ): bool {
		$campaign  = $this->campaigns->find( $id );
		$sending = $this->campaigns->sending( $id, $reader );
		if ( null === $campaign || null === $sending || SendingState::Waiting !== $sending->state ) {
			return true;
		}
		if ( CampaignState::Stopped === $campaign->state || Subscription::isKeptElsewhere() ) {
			$this->campaigns->settle( $id, $reader, SendingState::Failed, $sending->reason, $sending->tries );
			return true;
		}
		// One of the hour's, as the first try was.
		$this->limit()->take();
		$reason = $this->deliver( $campaign, $reader, $sending->tries + 1 );
		$this->campaigns->updateCounts( $id );
		if ( CampaignState::Sending === $campaign->state && ! $this->campaigns->hasClaims( $id ) ) {
			$this->jobs->soon( self::JOB, [ $id ] );
		}
		return null === $reason || $sending->tries + 1 >= self::TRIES;
	}

	/** @param \Closure(): bool $send @return string|null What the mail program says where it refuses. */
	private static function refusalOf( \Closure $send ): ?string {
		$message = '';
		$listen = static function ( mixed $error ) use ( &$message ): void {
			$message = $error instanceof WP_Error ? $error->get_error_message() : '';
		};
		add_action( 'wp_mail_failed', $listen );
		try {
			if ( $send() ) {
				return null;
			}
		} catch ( Throwable $failure ) {
			$message = $failure->getMessage();
		} finally {
			remove_action( 'wp_mail_failed', $listen );
		}
		return '' === $message ? __( 'The email wasn’t accepted.', 'marketday' ) : EmailCount::withoutAddresses( $message );
	}

	private function limit(): RateLimit {
		return new RateLimit( 'newsletter-campaigns', $this->options->anHour(), HOUR_IN_SECONDS, 'all' );
	}
}
