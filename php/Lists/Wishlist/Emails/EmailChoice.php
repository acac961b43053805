<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Jobs;
use Marketday\Kernel\SignedToken;
use Marketday\Kernel\SiteOfNetwork;

/** Tells whether a user wants mails about what is on their lists. Nobody does unless they say so. */
final class EmailChoice {
	/** Key of the address that a mail's link leads to, and of the call that mail programs make by themselves (RFC 8058). */
	public const KEY       = 'wishlist-mails';
	public const ONE_CLICK = 'wishlist-mails-end';

	private const META    = 'marketday_wishlist_mails';
	private const PURPOSE = 'wishlist-mails';

	public function __construct( private readonly Jobs $jobs ) {}

	public function isWanted( int $user ): bool {
		return 'yes' === get_user_meta( $user, self::meta(), true );
	}

	public function choose( int $user, bool $isWanted ): void {
		if ( ! $isWanted ) {
			delete_user_meta( $user, self::meta() );
			return;
		}
		update_user_meta( $user, self::meta(), 'yes' );
		if ( null === $this->jobs->waitsUntil( PriceWatch::JOB, [ 0 ] ) ) {
			$this->jobs->at( time() + DAY_IN_SECONDS, PriceWatch::JOB, [ 0 ] );
		}
	}

	/** @return list<int> Users who want them, by id. */
	public function after( int $user, int $many ): array {
		global $wpdb;
		$ids = $wpdb->get_col( $wpdb->prepare(
			"SELECT user_id FROM {$wpdb->usermeta} WHERE meta_key = %s AND meta_value = 'yes' AND user_id > %d ORDER BY user_id LIMIT %d",
			self::meta(),
			$user,
			$many
		) );
		return array_values( array_map( 'intval', $ids ) );
	}

	/** Lists and mails are a site's: a choice made in another of its network is about others. */
	private static function meta(): string {
		return SiteOfNetwork::userMeta( self::META );
	}

	public function key( int $user ): string {
		return SignedToken::sign( self::PURPOSE, (string) $user );
	}

	/** @return int 0 where the key is not ours. */
	public function userOf( string $key ): int {
		return (int) SignedToken::read( self::PURPOSE, $key );
	}
}
