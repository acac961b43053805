<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribe;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Marketing\Newsletter\Emails\SubscriptionEmails;
use Marketday\Marketing\Newsletter\Form\FormReader;
use Marketday\Marketing\Newsletter\Form\FormSettings;
use Marketday\Marketing\Newsletter\Form\SubscriptionRefusedException;
use Marketday\Marketing\Newsletter\Options;
use Marketday\Marketing\Newsletter\Subscribers\Consents;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscriber;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use Marketday\Marketing\Newsletter\Subscribers\Tables;

/** Takes what a form asks for. What happens, and what is answered, is the same whether the address is known or not. */
final class Subscription {
	/** Attempts from one network; as many again in ten minutes. */
	private const ATTEMPTS = 6;

	public function __construct(
		private readonly FormReader $reader,
		private readonly Subscribers $subscribers,
		private readonly Consents $consents,
		private readonly SubscriptionEmails $emails,
		private readonly Purge $purge,
		private readonly Options $options,
		private readonly Clock $clock
	) {}

	/**
	 * @param array<array-key, mixed> $data
	 * @param string                  $page Where the form stands, of this site.
	 * @throws SubscriptionRefusedException
	 */
	public function subscribe( FormSettings $form, array $data, string $page ): void {
		$sent = $this->reader->read( $form, $data );
		/**
		 * A form is complete and right. A message that is added refuses it: for captchas and lists of unwanted addresses.
		 *
		 * @param list<string> $refusals Sentences for visitors.
		 * @param string       $email
		 * @param string       $form     Its id.
		 */
		$refusals = apply_filters( 'marketday_newsletter_refusals', [], $sent['email'], $form->id );
		if ( is_array( $refusals ) && [] !== $refusals ) {
			throw new SubscriptionRefusedException( array_values( array_filter( $refusals, 'is_string' ) ) );
		}
		/**
		 * The captcha's verdict on what was sent: a sentence refuses it and brings another picture.
		 *
		 * @param string                  $refusal '' where all is well.
		 * @param array<array-key, mixed> $data
		 */
		$refusal = apply_filters( 'marketday_newsletter_captcha_refusal', '', $data );
		if ( is_string( $refusal ) && '' !== $refusal ) {
			throw new SubscriptionRefusedException( [ $refusal ], 400, true );
		}
		$this->refuseHurry();
		$this->request( $sent['email'], $sent['wish'], 'form', $form->wording(), $form->id, $page );
	}

	/**
	 * Somebody has agreed for an address, which its owner confirms where the site wants that.
	 *
	 * @param string $source `form`, `checkout`, `account`.
	 * @param string $page   Of this site, or what else says where it was.
	 */
	public function request( string $email, PendingChanges $pending, string $source, string $wording, string $form, string $page ): void {
		$this->wholly( function () use ( $email, $pending, $source, $wording, $form, $page ): void {
			$subscriber = $this->subscribers->ask( $email, $pending, $source );
			$this->consents->keep( $subscriber->id, Consents::ASKED, $wording, $form, $page );
			if ( self::isKeptElsewhere() ) {
				$this->announceAsked( $subscriber, $pending );
			} elseif ( $this->options->asksByEmail() || Status::Unconfirmed !== $subscriber->status ) {
				// Who has left can come back by mail only: nobody else may bring them.
				$this->emails->send( SubscriptionEmails::CONFIRM, $subscriber );
			} else {
				$this->confirm( $subscriber );
			}
		} );
		$this->purge->plan();
	}

	/**
	 * Runs in one transaction what is kept of a subscriber and what follows: a mail, what other programs are told. A process that is killed does all or none.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private function wholly( Closure $work ): mixed {
		// Before it: a table that is made within a transaction ends it.
		Tables::prepare();
		$this->emails->prepare();
		return Transaction::run( $work );
	}

	/** Tells whether another program of the site keeps its subscribers: then that one writes to them, and says how each stands. */
	public static function isKeptElsewhere(): bool {
		/** Tells whether another program keeps the site's subscribers. @param bool $isKeptElsewhere */
		return true === apply_filters( 'marketday_newsletter_is_kept_elsewhere', false );
	}

	private function announceAsked( Subscriber $subscriber, PendingChanges $pending ): void {
		/**
		 * Somebody has asked for an address where another program keeps the site's subscribers.
		 *
		 * @param int            $id    Of the subscriber.
		 * @param string         $email
		 * @param PendingChanges $pending
		 */
		do_action( 'marketday_newsletter_asked', $subscriber->id, $subscriber->email, $pending );
	}

	/** The owner of the address has said yes; once more changes nothing. */
	public function confirm( Subscriber $subscriber ): Subscriber {
		if ( Status::Subscribed === $subscriber->status && null === $subscriber->pending ) {
			return $subscriber;
		}
		return $this->wholly( fn (): Subscriber => $this->confirmChanges( $subscriber ) );
	}

	private function confirmChanges( Subscriber $subscriber ): Subscriber {
		$isNew      = Status::Subscribed !== $subscriber->status;
		$subscriber = $this->subscribers->confirm( $subscriber );
		$this->consents->keep( $subscriber->id, Consents::CONFIRMED );
		if ( $isNew ) {
			if ( ! self::isKeptElsewhere() ) {
				$this->emails->send( SubscriptionEmails::WELCOME, $subscriber );
			}
			/**
			 * An address is subscribed.
			 *
			 * @param int    $id    Of the subscriber.
			 * @param string $email
			 */
			do_action( 'marketday_newsletter_subscribed', $subscriber->id, $subscriber->email );
		}
		return $subscriber;
	}

	/** Ends the subscription for good, until the owner comes back. Who never confirmed is forgotten. */
	public function unsubscribe( Subscriber $subscriber ): void {
		if ( Status::Unconfirmed === $subscriber->status ) {
			$this->subscribers->delete( $subscriber->id );
			return;
		}
		if ( Status::Unsubscribed === $subscriber->status ) {
			return;
		}
		$this->wholly( function () use ( $subscriber ): void {
			$this->subscribers->setStatus( $subscriber->id, Status::Unsubscribed );
			$this->consents->keep( $subscriber->id, Consents::UNSUBSCRIBED );
			/**
			 * An address is no longer subscribed.
			 *
			 * @param int    $id    Of the subscriber.
			 * @param string $email
			 */
			do_action( 'marketday_newsletter_unsubscribed', $subscriber->id, $subscriber->email );
		} );
	}

	/**
	 * The owner, come by a link of a mail, changes what they get.
	 *
	 * @param list<int> $lists
	 */
	public function change( Subscriber $subscriber, string $firstName, string $lastName, array $lists ): void {
		$this->wholly( fn () => $this->changeKept( $subscriber, $firstName, $lastName, $lists ) );
	}

	/** @param list<int> $lists */
	private function changeKept( Subscriber $subscriber, string $firstName, string $lastName, array $lists ): void {
		$this->subscribers->change( $subscriber->id, [ 'first_name' => $firstName, 'last_name' => $lastName ] );
		$this->subscribers->setLists( $subscriber->id, $lists );
		$this->consents->keep( $subscriber->id, Consents::CHANGED );
		/**
		 * The owner has changed names or lists.
		 *
		 * @param int            $id    Of the subscriber.
		 * @param string         $email
		 * @param PendingChanges $pending  What it is from now on.
		 */
		do_action( 'marketday_newsletter_changed', $subscriber->id, $subscriber->email, new PendingChanges( $firstName, $lastName, [], $lists ) );
		if ( self::isKeptElsewhere() ) {
			return;
		}
		if ( Status::Subscribed !== $subscriber->status ) {
			$this->confirm( $this->subscribers->ask( $subscriber->email, new PendingChanges( lists: $lists ), 'form' ) );
		}
	}

	/** The site's people put somebody on a list more; where another program keeps the subscribers, it is told. */
	public function join( Subscriber $subscriber, int $list ): void {
		$this->subscribers->join( $subscriber->id, [ $list ] );
		if ( self::isKeptElsewhere() && Status::Subscribed === $subscriber->status ) {
			/** Action that is documented above. */
			do_action(
				'marketday_newsletter_changed',
				$subscriber->id,
				$subscriber->email,
				new PendingChanges( $subscriber->details->firstName, $subscriber->details->lastName, [], $this->subscribers->listsOf( $subscriber->id ) )
			);
		}
	}

	/** The owner wants another address: it is asked by mail before anything changes. What is answered is the same whoever has it. */
	public function askAddress( Subscriber $subscriber, string $email ): void {
		$this->wholly( fn () => $this->emails->send( SubscriptionEmails::ADDRESS, $this->subscribers->askAddress( $subscriber, $email ) ) );
	}

	/** The new address's owner has said yes. */
	public function moveAddress( Subscriber $subscriber ): Subscriber {
		return $this->wholly( fn (): Subscriber => $this->moveKept( $subscriber ) );
	}

	private function moveKept( Subscriber $subscriber ): Subscriber {
		$before   = $this->subscribers->ofEmail( $subscriber->pending->newEmail ?? '' );
		$moved    = $this->subscribers->moveAddress( $subscriber );
		$isKnown  = null !== $before && Status::Subscribed === $before->status;
		$this->consents->keep( $moved->id, Consents::MOVED );
		if ( Status::Subscribed === $subscriber->status ) {
			/**
			 * The owner has moved a subscription to another address.
			 *
			 * @param int            $id    Of the subscriber.
			 * @param string         $email The one before.
			 * @param PendingChanges $pending  With the new one.
			 */
			do_action(
				'marketday_newsletter_moved',
				$moved->id,
				$subscriber->email,
				new PendingChanges(
					$moved->details->firstName,
					$moved->details->lastName,
					$moved->details->fields,
					$this->subscribers->listsOf( $moved->id ),
					$moved->email
				)
			);
			/** Action that is documented above. */
			do_action( 'marketday_newsletter_unsubscribed', $moved->id, $subscriber->email );
			if ( ! $isKnown ) {
				/** Action that is documented above. */
				do_action( 'marketday_newsletter_subscribed', $moved->id, $moved->email );
			}
		}
		return $moved;
	}

	/** @throws SubscriptionRefusedException 429 where one network sends more forms than people do. */
	private function refuseHurry(): void {
		$wait = current_user_can( 'edit_posts' ) ? 0 : ( new RateLimit( 'newsletter', self::ATTEMPTS, 10 * MINUTE_IN_SECONDS ) )->take();
		if ( $wait > 0 ) {
			$sentence = sprintf(
				__( 'Too many forms sent. Please wait %s and try again.', 'marketday' ),
				human_time_diff( $this->clock->now()->getTimestamp(), $this->clock->now()->getTimestamp() + $wait )
			);
			// The captcha's answer was looked at, which it is once.
			throw new SubscriptionRefusedException( [ '' => $sentence ], 429, true, $wait );
		}
	}
}
