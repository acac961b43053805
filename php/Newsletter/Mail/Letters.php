<?php

declare( strict_types=1 );

namespace Marketday\Newsletter\Mail;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Letter;
use Marketday\Newsletter\Links;
use Marketday\Newsletter\Subscribers\Lists;
use Marketday\Newsletter\Subscribers\Status;
use Marketday\Newsletter\Subscribers\Subscriber;
use Marketday\Newsletter\Subscribers\Subscribers;
use Marketday\Store\Jobs;
use Marketday\Store\LastingJob;

/** The mails about a subscription. They repeat nothing that a stranger typed: a name could be an advertisement. */
final class Letters {
	public const JOB = 'marketday_newsletter_mail';

	public const CONFIRM = 'confirm';
	public const WELCOME = 'welcome';
	public const MANAGE  = 'manage';
	public const ADDRESS = 'address';

	/** Of the whole site. */
	private const AN_HOUR = 600;

	/** A mail program that is down is asked again after so many seconds. */
	private const PAUSES = [ 5 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS ];

	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly Lists $lists,
		private readonly Links $links,
		private readonly MailLimit $limit,
		private readonly Outbox $outbox,
		private readonly Jobs $jobs
	) {}

	/**
	 * Once for what is asked for twice at the same time. After the answer; later where the site has sent very many in the last hour, as when
	 * robots fill in its forms.
	 */
	public function send( string $kind, Subscriber $subscriber ): void {
		if ( ! $this->limit->isFirst( "{$kind} {$subscriber->id} {$subscriber->wish?->toJson()}" ) ) {
			return;
		}
		if ( ! $this->waits( $subscriber->id, $kind, 0 ) ) {
			// For the case that the process is killed before.
			LastingJob::await( $this->jobs, self::JOB, [ $subscriber->id, $kind, 0 ] );
			$this->outbox->add( fn () => $this->deliver( $subscriber->id, $kind ) );
		}
	}

	/** The job: what has waited for long, as where no job has run for days, does not leave all at once. */
	public function work( int $id, string $kind, int $try = 0 ): void {
		if ( ! $this->waits( $id, $kind, $try ) ) {
			LastingJob::await( $this->jobs, self::JOB, [ $id, $kind, $try ] );
			$this->deliver( $id, $kind, $try );
		}
	}

	/** Whether it comes later, as the site has sent very many. */
	private function waits( int $id, string $kind, int $try ): bool {
		$wait = ( new RateLimit( 'newsletter-mails', self::AN_HOUR, HOUR_IN_SECONDS, 'all' ) )->take();
		if ( $wait > 0 ) {
			$this->jobs->at( time() + max( $wait, MINUTE_IN_SECONDS ), self::JOB, [ $id, $kind, $try ] );
		}
		return $wait > 0;
	}

	/** No more than the day's share of that mailbox. The job comes back where the mail could not be sent. */
	public function deliver( int $id, string $kind, int $try = 0 ): void {
		$subscriber = $this->subscribers->find( $id );
		$to         = self::recipient( $kind, $subscriber );
		if ( null === $subscriber || '' === $to || ( 0 === $try && ! $this->limit->take( $to ) ) ) {
			$this->jobs->cancel( self::JOB, [ $id, $kind, $try ] );
			return;
		}
		$pause = self::PAUSES[ $try ] ?? null;
		if ( ! $this->mail( $to, $subscriber, $kind ) && null !== $pause ) {
			$this->jobs->at( time() + $pause, self::JOB, [ $id, $kind, $try + 1 ] );
		}
		$this->jobs->cancel( self::JOB, [ $id, $kind, $try ] );
	}

	/** @return string '' where there is nothing to be asked any more. */
	private static function recipient( string $kind, ?Subscriber $subscriber ): string {
		return match ( true ) {
			null === $subscriber     => '',
			self::ADDRESS === $kind  => $subscriber->wish->newEmail ?? '',
			self::CONFIRM === $kind && null === $subscriber->wish => '',
			default                  => $subscriber->email,
		};
	}

	private function mail( string $to, Subscriber $subscriber, string $kind ): bool {
		$shop   = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$isKnown = Status::Subscribed === $subscriber->status;
		$lists  = array_values( array_intersect_key(
			$this->lists->names(),
			array_flip( $subscriber->wish->lists ?? $this->subscribers->listsOf( $subscriber->id ) )
		) );
		$words  = match ( $kind ) {
			self::WELCOME => [
				'subject' => sprintf( __( 'You are subscribed to %s', 'marketday' ), $shop ),
				'lines'   => [ __( 'Thank you: your subscription is confirmed.', 'marketday' ) ],
				'link'    => $this->links->to( Links::MANAGE, $subscriber ),
				'button'  => __( 'Manage my subscription', 'marketday' ),
				'note'    => '',
			],
			self::MANAGE  => [
				'subject' => sprintf( __( 'Your subscription to %s', 'marketday' ), $shop ),
				'lines'   => [ __( 'By this link you change what you get, or end it.', 'marketday' ) ],
				'link'    => $this->links->to( Links::MANAGE, $subscriber ),
				'button'  => __( 'Manage my subscription', 'marketday' ),
				'note'    => __( 'If you did not ask for this link, you can ignore this message.', 'marketday' ),
			],
			self::ADDRESS => [
				'subject' => sprintf( __( 'Please confirm your new address for %s', 'marketday' ), $shop ),
				'lines'   => [ sprintf( __( 'Somebody, we hope you, wants to get the newsletter of %s at this address.', 'marketday' ), $shop ) ],
				'link'    => $this->links->to( Links::ADDRESS, $subscriber ),
				'button'  => __( 'Confirm my new address', 'marketday' ),
				'note'    => __( 'If it was not you, ignore this message: nothing more will come. The link is good for seven days.', 'marketday' ),
			],
			default       => [
				'subject' => sprintf( __( 'Please confirm your subscription to %s', 'marketday' ), $shop ),
				'lines'   => [
					$isKnown
						? sprintf( __( 'You are subscribed to %s already. By this link you confirm what was just asked for with your address.', 'marketday' ), $shop )
						: sprintf( __( 'Somebody, we hope you, has asked for the newsletter of %s with this address.', 'marketday' ), $shop ),
					/* translators: %s: names of lists. */
					...( [] === $lists ? [] : [ sprintf( __( 'What you will get: %s', 'marketday' ), implode( ', ', $lists ) ) ] ),
				],
				'link'    => $this->links->to( Links::CONFIRM, $subscriber ),
				'button'  => __( 'Confirm my subscription', 'marketday' ),
				'note'    => __( 'If it was not you, ignore this message: nothing more will come. The link is good for seven days.', 'marketday' ),
			],
		};
		// Who has the new address may not be who is subscribed.
		$isOther = self::ADDRESS === $kind;
		$letter  = new Letter(
			$shop,
			$words['subject'],
			$words['lines'],
			$words['button'],
			$words['link'],
			note: $words['note'],
			unsubscribe: $isOther ? '' : $this->links->to( Links::UNSUBSCRIBE, $subscriber )
		);
		return $letter->send( $to, $isOther ? [] : $this->headers( $subscriber ) );
	}

	/**
	 * RFC 8058: mail programs unsubscribe with one press and no page.
	 *
	 * @return list<string>
	 */
	private function headers( Subscriber $subscriber ): array {
		return [
			'List-Unsubscribe: <' . $this->links->oneClick( $subscriber ) . '>',
			'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
		];
	}
}
