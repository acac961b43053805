<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\VisitorData\Erasure;
use Marketday\Kernel\VisitorData\PersonalData;
use Marketday\Kernel\VisitorData\PersonalItem;
use Marketday\Marketing\Newsletter\Campaigns\Campaigns;
use Marketday\Marketing\Newsletter\Providers\Deliveries;

/** Subscriptions in WordPress's personal data tools: all that is kept of an address, and its end. */
final class SubscriberData {
	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly Consents $consents,
		private readonly Lists $lists,
		private readonly Campaigns $campaigns
	) {}

	public function register(): void {
		PersonalData::add( 'newsletter', static fn (): string => __( 'Newsletter', 'marketday' ), $this->export( ... ), $this->erase( ... ) );
	}

	/** @return list<PersonalItem> */
	private function export( string $email ): array {
		$subscriber = $this->subscribers->ofEmail( $email );
		return null === $subscriber ? [] : [ new PersonalItem( "subscriber-{$subscriber->id}", $this->facts( $subscriber ) ) ];
	}

	private function erase( string $email ): Erasure {
		$subscriber = $this->subscribers->ofEmail( $email );
		if ( null !== $subscriber ) {
			$this->subscribers->delete( $subscriber->id );
			Deliveries::forget( $subscriber->email );
		}
		return new Erasure( null !== $subscriber );
	}

	/** @return array<array-key, string> */
	private function facts( Subscriber $subscriber ): array {
		$asText = static fn ( array $consent ): string => implode( ', ', array_filter( $consent, static fn ( string $part ): bool => '' !== $part ) );
		return [
			__( 'Email address', 'marketday' ) => $subscriber->email,
			__( 'First name', 'marketday' )     => $subscriber->details->firstName,
			__( 'Last name', 'marketday' )      => $subscriber->details->lastName,
			__( 'Status', 'marketday' )         => $subscriber->status->label(),
			__( 'Since', 'marketday' )          => $subscriber->origin->createdAt,
			__( 'Confirmed', 'marketday' )      => $subscriber->origin->confirmedAt,
			__( 'Lists', 'marketday' )          => implode(
				', ',
				array_intersect_key( $this->lists->names(), array_flip( $this->subscribers->listsOf( $subscriber->id ) ) )
			),
			__( 'Awaiting confirmation', 'marketday' ) => null === $subscriber->pending
				? ''
				: trim( implode( ', ', [ $subscriber->pending->firstName, $subscriber->pending->lastName, ...array_values( $subscriber->pending->fields ) ] ), ', ' ),
			__( 'Consents', 'marketday' ) => implode( "\n", array_map( $asText, $this->consents->of( $subscriber->id ) ) ),
			__( 'Newsletters', 'marketday' )      => implode( "\n", $this->campaigns->subjectsOf( $subscriber->id ) ),
		] + $subscriber->details->fields;
	}
}
