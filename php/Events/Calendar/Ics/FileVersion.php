<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Events\Calendar\EventData;

/**
 * The version of an event that a file has brought (SEQUENCE, RFC 5545, 3.8.7.4). It is kept beside the site's own count, which changes made here
 * raise: what its maker writes next is newer all the same.
 */
final class FileVersion {
	private const META = '_marketday_event_version';

	private const MOST = 0x7FFFFFFF;

	/** Tells whether the event came in a later version before. A file that tells no version is none to compare with. */
	public static function isOlder( IcsComponent $facts, int $event ): bool {
		$version = self::of( $facts );
		return null !== $version && $version < (int) get_post_meta( $event, self::META, true );
	}

	/** Keeps the maker's version: those who copy the site's copy are not told a lower one. */
	public static function keep( IcsComponent $facts, int $event ): void {
		$version = self::of( $facts );
		if ( null === $version ) {
			return;
		}
		update_post_meta( $event, self::META, $version );
		if ( $version > EventData::sequence( $event ) ) {
			update_post_meta( $event, EventData::SEQUENCE, $version );
		}
	}

	private static function of( IcsComponent $facts ): ?int {
		$sequence = trim( $facts->line( 'SEQUENCE' )->value ?? '' );
		return ctype_digit( $sequence ) ? min( (int) $sequence, self::MOST ) : null;
	}
}
