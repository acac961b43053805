<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Providers;

defined( 'ABSPATH' ) || exit;

use Marketday\Marketing\Newsletter\Subscribers\Status;

/** Status of an address with the program that keeps the site's subscribers. */
final class KeptElsewhere {
	/**
	 * @param Status|null $status Null for a status that this shop does not know, such as `inactive`.
	 * @param list<int>   $lists  Those it is on.
	 */
	public function __construct(
		public readonly string $email,
		public readonly string $firstName,
		public readonly string $lastName,
		public readonly ?Status $status,
		public readonly array $lists
	) {}

	/**
	 * @param array<array-key, mixed> $found As its API answers.
	 * @param list<int>               $known Lists that count.
	 */
	public static function fromMailPoet( array $found, array $known ): self {
		$text  = static fn ( string $name ): string => is_string( $found[ $name ] ?? null ) ? $found[ $name ] : '';
		$lists = [];
		foreach ( is_array( $found['subscriptions'] ?? null ) ? $found['subscriptions'] : [] as $one ) {
			if ( is_array( $one ) && 'subscribed' === ( $one['status'] ?? '' ) && is_numeric( $one['segment_id'] ?? null ) ) {
				$lists[] = (int) $one['segment_id'];
			}
		}
		// Who is in its bin gets nothing.
		$status = '' === $text( 'deleted_at' ) ? Status::tryFrom( $text( 'status' ) ) : Status::Unsubscribed;
		return new self( $text( 'email' ), $text( 'first_name' ), $text( 'last_name' ), $status, array_values( array_intersect( $lists, $known ) ) );
	}
}
