<?php

declare( strict_types=1 );

namespace Marketday\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

use Marketday\Newsletter\Providers\Deliveries;

/** Subscriptions in WordPress's personal data tools: all that is kept of an address, and its end. */
final class SubscriberData {
	public function __construct(
		private readonly Subscribers $subscribers,
		private readonly Consents $consents,
		private readonly Lists $lists
	) {}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $all ): array => $all + [
			'marketday-newsletter' => [
				'exporter_friendly_name' => __( 'Newsletter', 'marketday' ),
				'callback'               => $this->export( ... ),
			],
		] );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $all ): array => $all + [
			'marketday-newsletter' => [
				'eraser_friendly_name' => __( 'Newsletter', 'marketday' ),
				'callback'             => $this->erase( ... ),
			],
		] );
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public function export( string $email ): array {
		$subscriber = $this->subscribers->ofEmail( $email );
		return [
			'data' => null === $subscriber ? [] : [
				[
					'group_id'    => 'marketday-newsletter',
					'group_label' => __( 'Newsletter', 'marketday' ),
					'item_id'     => "subscriber-{$subscriber->id}",
					'data'        => $this->rows( $subscriber ),
				],
			],
			'done' => true,
		];
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	public function erase( string $email ): array {
		$subscriber = $this->subscribers->ofEmail( $email );
		if ( null !== $subscriber ) {
			$this->subscribers->delete( $subscriber->id );
			Deliveries::forget( $subscriber->email );
		}
		return [
			'items_removed'  => null !== $subscriber,
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}

	/** @return list<array{name: string, value: string}> */
	private function rows( Subscriber $subscriber ): array {
		$told = static fn ( array $consent ): string => implode( ', ', array_filter( $consent, static fn ( string $part ): bool => '' !== $part ) );
		$rows = [
			__( 'E-mail address', 'marketday' ) => $subscriber->email,
			__( 'First name', 'marketday' )     => $subscriber->firstName,
			__( 'Last name', 'marketday' )      => $subscriber->lastName,
			__( 'Status', 'marketday' )         => $subscriber->status->label(),
			__( 'Since', 'marketday' )          => $subscriber->createdAt,
			__( 'Confirmed', 'marketday' )      => $subscriber->confirmedAt,
			__( 'Lists', 'marketday' )          => implode( ', ', array_intersect_key( $this->lists->names(), array_flip( $this->subscribers->listsOf( $subscriber->id ) ) ) ),
			__( 'Waiting for confirmation', 'marketday' ) => null === $subscriber->wish ? '' : trim( implode( ', ', [ $subscriber->wish->firstName, $subscriber->wish->lastName, ...array_values( $subscriber->wish->fields ) ] ), ', ' ),
			__( 'Agreements', 'marketday' )     => implode( "\n", array_map( $told, $this->consents->of( $subscriber->id ) ) ),
		] + $subscriber->fields;
		$data = [];
		foreach ( array_filter( $rows, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$data[] = [
				'name'  => (string) $name,
				'value' => $value,
			];
		}
		return $data;
	}
}
