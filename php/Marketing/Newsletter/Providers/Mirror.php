<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Providers;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Marketing\Newsletter\Subscribe\Subscription;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use Throwable;

/**
 * Copy of MailPoet, where it keeps the site's subscribers: what we keep of an address follows what it says of it. Of one that is changed or confirmed it tells
 * us; of many at once it tells a time, and a job looks who it was.
 */
final class Mirror {
	/** A job of earlier versions. */
	public const JOB = 'marketday_newsletter_mailpoet';

	/** Kind in the outbox. */
	private const KIND = 'newsletter_mailpoet';

	/** Most in one job. */
	private const MOST = 200;

	public function __construct(
		private readonly MailPoet $mailPoet,
		private readonly Subscribers $subscribers,
		private readonly Subscription $subscription,
		private readonly Outbox $outbox
	) {}

	public function register(): void {
		add_filter( 'marketday_newsletter_lists', fn ( mixed $lists ): mixed => $this->mailPoet->isOn() ? $this->mailPoet->lists() : $lists );
		add_filter( 'marketday_newsletter_is_kept_elsewhere', fn ( mixed $is ): bool => true === $is || $this->mailPoet->isOn() );
		foreach ( [ 'created', 'updated', 'status_changed' ] as $what ) {
			add_action( "mailpoet_subscriber_{$what}", fn ( mixed $id ) => $this->follow( is_numeric( $id ) ? (int) $id : 0 ) );
		}
		add_action( 'mailpoet_multiple_subscribers_updated', fn ( mixed $since ) => $this->later( is_numeric( $since ) ? (int) $since : 0, 0 ) );
		$this->outbox->handle(
			self::KIND,
			function ( array $arguments ): bool {
				$this->followSince( (int) $arguments[0], (int) $arguments[1] );
				return true;
			},
			static fn (): string => __( 'Subscriber changes in MailPoet', 'marketday' )
		);
		add_action( self::JOB, $this->later( ... ), 10, 2 );
		add_action( 'marketday_newsletter_sought', fn ( string $email ) => $this->follow( $email ) );
	}

	/** @param int|string $who MailPoet's id, or an address. */
	public function follow( int|string $who ): void {
		try {
			$kept = $this->mailPoet->isOn() ? $this->mailPoet->find( $who ) : null;
		} catch ( Throwable ) {
			return;
		}
		if ( null !== $kept ) {
			$this->take( $kept );
		}
	}

	private function later( int $since, int $offset ): void {
		$this->outbox->leave( self::KIND, (string) $since, [ $since, $offset ] );
	}

	/** Follows those who are known to us, of many that were changed at once. @throws Throwable Where it does not answer: it is asked again. */
	private function followSince( int $since, int $offset ): void {
		$some = $this->mailPoet->isOn() ? $this->mailPoet->changedSince( $since, $offset, self::MOST ) : [];
		foreach ( $some as $kept ) {
			if ( null !== $this->subscribers->ofEmail( $kept->email ) ) {
				$this->take( $kept );
			}
		}
		if ( self::MOST === count( $some ) ) {
			$this->later( $since, $offset + self::MOST );
		}
	}

	private function take( KeptElsewhere $kept ): void {
		if ( '' === $kept->email ) {
			return;
		}
		match ( $kept->status ) {
			Status::Subscribed                    => $this->subscribe( $kept ),
			Status::Unsubscribed, Status::Bounced => $this->leave( $kept ),
			default                               => null,
		};
	}

	private function subscribe( KeptElsewhere $kept ): void {
		$known = $this->subscribers->ofEmail( $kept->email );
		if ( Status::Subscribed === $known?->status ) {
			// What is still to be told is newer than what it says.
			if ( ! Deliveries::waitsFor( $kept->email ) ) {
				$this->subscribers->change( $known->id, [ 'first_name' => $kept->firstName, 'last_name' => $kept->lastName ] );
				$this->subscribers->setLists( $known->id, $kept->lists );
			}
			return;
		}
		// Users of the site whom it keeps beside its lists have agreed to nothing.
		if ( null === $known && [] === $kept->lists ) {
			return;
		}
		$changes = new PendingChanges( $kept->firstName, $kept->lastName, $known->pending->fields ?? [], $kept->lists );
		$this->subscription->confirm( $this->subscribers->ask( $kept->email, $changes, 'mailpoet' ) );
	}

	private function leave( KeptElsewhere $kept ): void {
		$known = $this->subscribers->ofEmail( $kept->email );
		if ( null === $known ) {
			return;
		}
		$this->subscription->unsubscribe( $known );
		if ( Status::Bounced === $kept->status && Status::Unconfirmed !== $known->status ) {
			$this->subscribers->setStatus( $known->id, Status::Bounced );
		}
	}
}
