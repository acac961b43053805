<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

/** An address and what is kept of it. */
final class Subscriber {
	/**
	 * @param string                $secret      Part of each of its links: another one makes them void.
	 * @param PendingChanges|null   $pending        What waits for a confirmation.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $email,
		public readonly SubscriberDetails $details,
		public readonly Status $status,
		public readonly SubscriptionOrigin $origin,
		public readonly string $secret,
		public readonly ?PendingChanges $pending
	) {}

	/** @param array<string, mixed> $row Of the table. */
	public static function fromRow( array $row ): self {
		$text = static fn ( string $name ): string => is_scalar( $row[ $name ] ?? null ) ? (string) $row[ $name ] : '';
		return new self(
			(int) $text( 'id' ),
			$text( 'email' ),
			new SubscriberDetails( $text( 'first_name' ), $text( 'last_name' ), PendingChanges::fields( json_decode( $text( 'fields' ), true ) ) ),
			Status::tryFrom( $text( 'status' ) ) ?? Status::Unconfirmed,
			new SubscriptionOrigin( $text( 'source' ), $text( 'created_at' ), $text( 'confirmed_at' ) ),
			$text( 'secret' ),
			PendingChanges::fromJson( $text( 'wish' ) )
		);
	}

	/** The same, with other changes that wait. */
	public function withPending( PendingChanges $changes ): self {
		return new self( ...[ 'pending' => $changes ] + get_object_vars( $this ) );
	}
}
