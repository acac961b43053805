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
 * Sends letters in portions. Each reader is claimed before the mail is handed over, so that two processes do not write to one, and a process that
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
		private readonly Campaigns $letters,
		private readonly CampaignEmail $mail,
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
		Schedules::tell( fn ( int $now ): array => array_map(
			static fn ( Campaign $letter ): DueJob => new DueJob( self::JOB, max( $now + LastingJob::LEASE, $letter->begins() ), [ $letter->id ] ),
			$this->letters->open()
		) );
	}

	/** A letter that was written, or is to go on. */
	public function expect( Campaign $letter ): void {
		$this->jobs->at( max( time(), $letter->begins() ), self::JOB, [ $letter->id ] );
	}

	/** @return int Seconds until there is more to do; 0 for at once. */
	public function advance( int $id, float $seconds ): int {
		$letter = $this->letters->find( $id );
		if ( null === $letter || ! $letter->state->isOpen() ) {
			$this->jobs->cancel( self::JOB, [ $id ] );
			return 0;
		}
		if ( $letter->begins() > time() ) {
			$this->expect( $letter );
			return $letter->begins() - time();
		}
		LastingJob::await( $this->jobs, self::JOB, [ $id ] );
		if ( CampaignState::Scheduled === $letter->state && ! $this->begin( $letter ) ) {
			$this->jobs->cancel( self::JOB, [ $id ] );
			return 0;
		}
		$wait = 0;
		EmailTime::unhurried( function () use ( $id, $seconds, &$wait ): void {
			$wait = $this->portion( $this->letters->find( $id ) ?? throw new \LogicException( 'The letter is gone.' ), $seconds );
		} );
		$this->letters->tally( $id );
		$this->letters->isSending( $id )
			? $this->jobs->at( time() + $wait, self::JOB, [ $id ] )
			: $this->jobs->cancel( self::JOB, [ $id ] );
		return $wait;
	}

	private function work( int $id ): void {
		$this->advance( $id, self::SECONDS );
	}

	/** @return bool False where it does not go out. */
	private function begin( Campaign $letter ): bool {
		$post   = get_post( $letter->post );
		$reason = match ( true ) {
			Subscription::isKeptElsewhere() => __( 'Another program manages this site’s subscribers now. Send your newsletter there.', 'marketday' ),
			! $post instanceof WP_Post || 'publish' !== $post->post_status || '' !== $post->post_password => __( 'The post is no longer public.', 'marketday' ),
			default => '',
		};
		if ( '' !== $reason ) {
			$this->letters->move( $letter->id, CampaignState::Scheduled, CampaignState::Stopped, $reason );
			return false;
		}
		if ( $this->letters->move( $letter->id, CampaignState::Scheduled, CampaignState::Sending ) ) {
			$this->letters->keep( $letter->id, [ 'total' => $this->letters->readers( $letter->list ) ] );
		}
		return true;
	}

	/** @return int Seconds to wait. */
	private function portion( Campaign $letter, float $seconds ): int {
		$end   = microtime( true ) + $seconds;
		$last  = $letter->last;
		$turns = new CampaignTurns( self::REFUSALS );
		foreach ( $this->letters->reclaim( $letter->id, Outbox::CLAIM, self::AT_ONCE ) as $reader ) {
			$turns->hear( $this->deliver( $letter, $reader ) );
		}
		do {
			$readers = $this->letters->next( $letter, $last, self::AT_ONCE );
			if ( [] === $readers ) {
				return $this->finish( $letter );
			}
			foreach ( $readers as $reader ) {
				if ( ! $this->letters->isSending( $letter->id ) ) {
					return 0;
				}
				$wait = $this->limit()->take();
				if ( $wait > 0 ) {
					return max( $wait, MINUTE_IN_SECONDS );
				}
				if ( $this->letters->claim( $letter->id, $reader ) ) {
					$turns->hear( $this->deliver( $letter, $reader ) );
				}
				$last = $reader;
				$this->letters->keep( $letter->id, [ 'last' => $last ] );
				if ( $turns->isRefused() ) {
					return $this->stall( $letter, $turns );
				}
				if ( microtime( true ) >= $end ) {
					break;
				}
			}
		} while ( microtime( true ) < $end );
		$turns->hasTaken() && $letter->stalls > 0 && $this->letters->keep( $letter->id, [ 'stalls' => 0 ] );
		return 0;
	}

	/** Everybody had their turn. Who waits for another try, or was a dead process's, is still to come. */
	private function finish( Campaign $letter ): int {
		if ( $this->letters->hasClaims( $letter->id ) ) {
			return LastingJob::LEASE;
		}
		$this->letters->move( $letter->id, CampaignState::Sending, CampaignState::Done );
		return 0;
	}

	/** The mail program takes nothing at the moment. */
	private function stall( Campaign $letter, CampaignTurns $turns ): int {
		$stalls = $turns->hasTaken() ? 1 : $letter->stalls + 1;
		$this->letters->keep( $letter->id, [ 'stalls' => $stalls ] );
		if ( $stalls >= self::STALLS ) {
			$this->letters->move( $letter->id, CampaignState::Sending, CampaignState::Stopped, $turns->reason() );
			return 0;
		}
		return $stalls * 5 * MINUTE_IN_SECONDS;
	}

	/** @return string|null Why it was not taken; null where it was, or where nobody is to get it. */
	private function deliver( Campaign $letter, int $reader, int $tries = 1 ): ?string {
		$subscriber = $this->subscribers->find( $reader );
		if ( null === $subscriber || Status::Subscribed !== $subscriber->status ) {
			$this->letters->drop( $letter->id, $reader );
			return null;
		}
		$reason = self::hear( fn (): bool => $this->mail
			->write( $letter->subject, CampaignBody::kept( $letter->html, $letter->text ), $letter->post, $subscriber )
			->send( $subscriber->email, $this->links->headers( $subscriber ) ) );
		if ( null === $reason ) {
			$this->letters->settle( $letter->id, $reader, Sending::SENT, '', $tries );
			return null;
		}
		$this->letters->settle( $letter->id, $reader, $tries < self::TRIES ? Sending::WAITS : Sending::FAILED, $reason, $tries );
		1 === $tries && $this->tryLater( $letter->id, $reader );
		return $reason;
	}

	private function tryLater( int $letter, int $reader, int $seconds = MINUTE_IN_SECONDS ): void {
		$this->outbox->leave( self::KIND, "{$letter}:{$reader}", [ $letter, $reader ], 0, $seconds );
	}

	/** @return int How many who could not be reached are tried once more. */
	public function retry( Campaign $letter ): int {
		$failed = array_filter( $this->letters->troubled( $letter->id ), static fn ( Sending $one ): bool => Sending::FAILED === $one->state );
		foreach ( $failed as $one ) {
			$this->letters->settle( $letter->id, $one->subscriber, Sending::WAITS, $one->reason );
			$this->tryLater( $letter->id, $one->subscriber, 0 );
		}
		$this->letters->tally( $letter->id );
		return count( $failed );
	}

	/** @return bool Whether the outbox is to leave it. */
	private function again( int $id, int $reader ): bool {
		$letter  = $this->letters->find( $id );
		$sending = $this->letters->sending( $id, $reader );
		if ( null === $letter || null === $sending || Sending::WAITS !== $sending->state ) {
			return true;
		}
		if ( CampaignState::Stopped === $letter->state ) {
			$this->letters->settle( $id, $reader, Sending::FAILED, $sending->reason, $sending->tries );
			return true;
		}
		$reason = $this->deliver( $letter, $reader, $sending->tries + 1 );
		$this->letters->tally( $id );
		if ( CampaignState::Sending === $letter->state && ! $this->letters->hasClaims( $id ) ) {
			$this->jobs->soon( self::JOB, [ $id ] );
		}
		return null === $reason || $sending->tries + 1 >= self::TRIES;
	}

	/** @param \Closure(): bool $send @return string|null What the mail program says where it refuses. */
	private static function hear( \Closure $send ): ?string {
		$said = '';
		$hear = static function ( mixed $error ) use ( &$said ): void {
			$said = $error instanceof WP_Error ? $error->get_error_message() : '';
		};
		add_action( 'wp_mail_failed', $hear );
		try {
			if ( $send() ) {
				return null;
			}
		} catch ( Throwable $failure ) {
			$said = $failure->getMessage();
		} finally {
			remove_action( 'wp_mail_failed', $hear );
		}
		return '' === $said ? __( 'The email wasn’t accepted.', 'marketday' ) : EmailCount::withoutAddresses( $said );
	}

	private function limit(): RateLimit {
		return new RateLimit( 'newsletter-campaigns', $this->options->anHour(), HOUR_IN_SECONDS, 'all' );
	}
}
