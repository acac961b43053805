<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Kernel\Emails\EmailSample;
use Marketday\Kernel\Emails\EmailSamples;
use Marketday\Kernel\Emails\WrittenEmail;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\SimpleEmail;
use Marketday\Marketing\Newsletter\Links;
use Marketday\Marketing\Newsletter\Subscribers\Lists;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscriber;
use Marketday\Marketing\Newsletter\Subscribers\SubscriberDetails;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use Marketday\Marketing\Newsletter\Subscribers\SubscriptionOrigin;

/** The mails about a subscription. They repeat nothing that a stranger typed: a name could be an advertisement. */
final class SubscriptionEmails {
	/** A job of earlier versions, which asks for one mail. */
	public const JOB = 'marketday_newsletter_mail';

	public const CONFIRM = 'confirm';
	public const WELCOME = 'welcome';
	public const MANAGE  = 'manage';
	public const ADDRESS = 'address';

	/** Kind in the outbox. */
	private const KIND = 'newsletter_mail';

	/** Most mails of the whole site. */
	private const AN_HOUR = 600;

	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly Lists $lists,
		private readonly Links $links,
		private readonly EmailLimit $limit,
		private readonly Outbox $outbox
	) {}

	public function register(): void {
		$this->outbox->handle(
			self::KIND,
			fn ( array $arguments ): bool => $this->deliver( (int) $arguments[0], (string) $arguments[1] ),
			static fn (): string => __( 'Email about a subscription', 'marketday' )
		);
		EmailSamples::add( $this->samples( ... ) );
		add_action( self::JOB, fn ( int $id, string $kind ) => $this->leave( $id, $kind, 0 ), 10, 2 );
	}

	/** Prepares before the transaction that writes mails down with their cause. */
	public function prepare(): void {
		$this->outbox->prepare();
	}

	/**
	 * Sends once what is asked for twice at the same time, and no more than the day's share of that mailbox. It leaves after the answer: how long
	 * sending takes tells nobody what is known of an address.
	 */
	public function send( string $kind, Subscriber $subscriber ): void {
		$to = self::recipient( $kind, $subscriber );
		if ( '' === $to || ! $this->limit->isFirst( "{$kind} {$subscriber->id} {$subscriber->pending?->toJson()}" ) || ! $this->limit->take( $to ) ) {
			return;
		}
		$this->prepare();
		$this->outbox->add( self::KIND, self::name( $subscriber->id, $kind ), [ $subscriber->id, $kind ] );
	}

	/**
	 * Later where the site has sent very many in the last hour, as when robots fill in its forms: what has waited for long, as where no job has run
	 * for days, does not leave all at once either.
	 *
	 * @return bool False where it has to be tried again.
	 */
	private function deliver( int $id, string $kind ): bool {
		$subscriber = $this->subscribers->find( $id );
		$to         = self::recipient( $kind, $subscriber );
		if ( null === $subscriber || '' === $to ) {
			return true;
		}
		$wait = ( new RateLimit( 'newsletter-emails', self::AN_HOUR, HOUR_IN_SECONDS, 'all' ) )->take();
		if ( $wait > 0 ) {
			$this->leave( $id, $kind, max( $wait, MINUTE_IN_SECONDS ) );
			return true;
		}
		return $this->sendEmail( $to, $subscriber, $kind );
	}

	private function leave( int $id, string $kind, int $seconds ): void {
		$this->outbox->leave( self::KIND, self::name( $id, $kind ), [ $id, $kind ], 0, $seconds );
	}

	private static function name( int $id, string $kind ): string {
		return "{$id}:{$kind}";
	}

	/** @return string '' where there is nothing to be asked any more. */
	private static function recipient( string $kind, ?Subscriber $subscriber ): string {
		return match ( true ) {
			null === $subscriber     => '',
			self::ADDRESS === $kind  => $subscriber->pending->newEmail ?? '',
			self::CONFIRM === $kind && null === $subscriber->pending => '',
			default                  => $subscriber->email,
		};
	}

	private function sendEmail( string $to, Subscriber $subscriber, string $kind ): bool {
		// Who has the new address may not be who is subscribed.
		return $this->email( $subscriber, $kind )->send( $to, self::ADDRESS === $kind ? [] : $this->links->headers( $subscriber ) );
	}

	private function email( Subscriber $subscriber, string $kind ): SimpleEmail {
		$shop   = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$isKnown = Status::Subscribed === $subscriber->status;
		$lists  = array_values( array_intersect_key(
			$this->lists->names(),
			array_flip( $subscriber->pending->lists ?? $this->subscribers->listsOf( $subscriber->id ) )
		) );
		$words  = match ( $kind ) {
			self::WELCOME => [
				'subject' => sprintf( __( 'You’re subscribed to %s', 'marketday' ), $shop ),
				'lines'   => [ __( 'Thank you: your subscription is confirmed.', 'marketday' ) ],
				'link'    => $this->links->to( Links::MANAGE, $subscriber ),
				'button'  => __( 'Manage my subscription', 'marketday' ),
				'note'    => '',
			],
			self::MANAGE  => [
				'subject' => sprintf( __( 'Your subscription to %s', 'marketday' ), $shop ),
				'lines'   => [ __( 'Use this link to change or cancel your emails.', 'marketday' ) ],
				'link'    => $this->links->to( Links::MANAGE, $subscriber ),
				'button'  => __( 'Manage my subscription', 'marketday' ),
				'note'    => __( 'If you didn’t ask for this link, you can ignore this email.', 'marketday' ),
			],
			self::ADDRESS => [
				'subject' => sprintf( __( 'Confirm your new address for %s', 'marketday' ), $shop ),
				'lines'   => [ sprintf( __( 'Someone, hopefully you, wants to get the %s newsletter at this address.', 'marketday' ), $shop ) ],
				'link'    => $this->links->to( Links::ADDRESS, $subscriber ),
				'button'  => __( 'Confirm my new address', 'marketday' ),
				'note'    => __( 'If it wasn’t you, ignore this email and you won’t hear from us. The link works for seven days.', 'marketday' ),
			],
			default       => [
				'subject' => sprintf( __( 'Confirm your subscription to %s', 'marketday' ), $shop ),
				'lines'   => [
					$isKnown
						? sprintf( __( 'You’re already subscribed to %s. Use this link to confirm your changes.', 'marketday' ), $shop )
						: sprintf( __( 'Someone, hopefully you, used this address to sign up for the %s newsletter.', 'marketday' ), $shop ),
					/* translators: %s: names of lists. */
					...( [] === $lists ? [] : [ sprintf( __( 'What you will get: %s', 'marketday' ), implode( wp_get_list_item_separator(), $lists ) ) ] ),
				],
				'link'    => $this->links->to( Links::CONFIRM, $subscriber ),
				'button'  => __( 'Confirm my subscription', 'marketday' ),
				'note'    => __( 'If it wasn’t you, ignore this email and you won’t hear from us. The link works for seven days.', 'marketday' ),
			],
		};
		return new SimpleEmail(
			$shop,
			$words['subject'],
			$words['lines'],
			$words['button'],
			$words['link'],
			note: $words['note'],
			unsubscribe: self::ADDRESS === $kind ? '' : $this->links->to( Links::UNSUBSCRIBE, $subscriber )
		);
	}

	/** @return list<EmailSample> To nobody: their links change nothing. */
	private function samples(): array {
		$nobody = new Subscriber(
			0,
			'sam@example.com',
			new SubscriberDetails( '', '', [] ),
			Status::Unconfirmed,
			new SubscriptionOrigin( '', '', '' ),
			'sample',
			null
		);
		$sample = fn ( string $kind, string $name ): EmailSample => new EmailSample(
			"newsletter-{$kind}",
			$name,
			fn (): WrittenEmail => $this->email( $nobody, $kind )->write()
		);
		return [
			$sample( self::CONFIRM, __( 'Newsletter: please confirm', 'marketday' ) ),
			$sample( self::WELCOME, __( 'Newsletter: welcome', 'marketday' ) ),
			$sample( self::MANAGE, __( 'Newsletter: manage', 'marketday' ) ),
			$sample( self::ADDRESS, __( 'Newsletter: new address', 'marketday' ) ),
		];
	}
}
