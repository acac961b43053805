<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

/** An address and what is kept of it. */
final class Subscriber {
	/**
	 * @param array<string, string> $fields      Custom fields by name.
	 * @param string                $secret      Part of each of its links: another one makes them void.
	 * @param PendingChanges|null   $wish        What waits for a confirmation.
	 * @param string                $createdAt   UTC, as MySQL writes it; so are the others.
	 * @param string                $confirmedAt '' where it never was.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $email,
		public readonly string $firstName,
		public readonly string $lastName,
		public readonly array $fields,
		public readonly Status $status,
		public readonly string $source,
		public readonly string $secret,
		public readonly ?PendingChanges $wish,
		public readonly string $createdAt,
		public readonly string $confirmedAt
	) {}

	/** @param array<string, mixed> $row Of the table. */
	public static function fromRow( array $row ): self {
		$text = static fn ( string $name ): string => is_scalar( $row[ $name ] ?? null ) ? (string) $row[ $name ] : '';
		return new self(
			(int) $text( 'id' ),
			$text( 'email' ),
			$text( 'first_name' ),
			$text( 'last_name' ),
			PendingChanges::fields( json_decode( $text( 'fields' ), true ) ),
			Status::tryFrom( $text( 'status' ) ) ?? Status::Unconfirmed,
			$text( 'source' ),
			$text( 'secret' ),
			PendingChanges::fromJson( $text( 'wish' ) ),
			$text( 'created_at' ),
			$text( 'confirmed_at' )
		);
	}

	/** The same, with another wish. */
	public function wishing( PendingChanges $wish ): self {
		return new self( ...[ 'wish' => $wish ] + get_object_vars( $this ) );
	}
}
