<?php

declare( strict_types=1 );

namespace Marketday\Newsletter\Providers;

defined( 'ABSPATH' ) || exit;

use Marketday\Newsletter\Subscribe\Subscription;
use Marketday\Newsletter\Subscribers\Status;
use Marketday\Newsletter\Subscribers\Subscribers;
use Marketday\Newsletter\Subscribers\Wish;

/** Where MailPoet keeps the site's subscribers, what we keep of an address follows what it says of it. */
final class Mirror {
	public function __construct(
		private readonly MailPoet $mailPoet,
		private readonly Subscribers $subscribers,
		private readonly Subscription $subscription
	) {}

	public function register(): void {
		add_filter( 'marketday_newsletter_lists', fn ( mixed $lists ): mixed => $this->mailPoet->isOn() ? $this->mailPoet->lists() : $lists );
		add_filter( 'marketday_newsletter_is_kept_elsewhere', fn ( mixed $is ): bool => true === $is || $this->mailPoet->isOn() );
		add_action( 'mailpoet_subscriber_status_changed', fn ( mixed $id ) => $this->follow( is_numeric( $id ) ? (int) $id : 0 ) );
		add_action( 'marketday_newsletter_sought', fn ( string $email ) => $this->follow( $email ) );
	}

	/** @param int|string $who MailPoet's id, or an address. */
	public function follow( int|string $who ): void {
		$kept = $this->mailPoet->isOn() ? $this->mailPoet->find( $who ) : null;
		if ( null === $kept || '' === $kept->email ) {
			return;
		}
		match ( $kept->status ) {
			'subscribed'              => $this->subscribe( $kept ),
			'unsubscribed', 'bounced' => $this->leave( $kept ),
			default                   => null,
		};
	}

	private function subscribe( KeptElsewhere $kept ): void {
		$known = $this->subscribers->ofEmail( $kept->email );
		if ( Status::Subscribed === $known?->status ) {
			$this->subscribers->setLists( $known->id, $kept->lists );
			return;
		}
		$wish = new Wish( $kept->firstName, $kept->lastName, $known->wish->fields ?? [], $kept->lists );
		$this->subscription->confirm( $this->subscribers->ask( $kept->email, $wish, 'mailpoet' ) );
	}

	private function leave( KeptElsewhere $kept ): void {
		$known = $this->subscribers->ofEmail( $kept->email );
		if ( null === $known ) {
			return;
		}
		$this->subscription->unsubscribe( $known );
		if ( 'bounced' === $kept->status && Status::Unconfirmed !== $known->status ) {
			$this->subscribers->setStatus( $known->id, Status::Bounced );
		}
	}
}
