<?php

declare( strict_types=1 );

namespace Marketday\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Calendar\EventData;

/**
 * Which version of an event a file has brought (SEQUENCE, RFC 5545, 3.8.7.4). It is kept beside the site's own count, which changes made here
 * raise: what its maker writes next is newer all the same.
 */
final class FileVersion {
	private const META = '_marketday_event_version';

	private const MOST = 0x7FFFFFFF;

	/** Whether the event came in a later version before. A file that tells no version is none to compare with. */
	public static function isOlder( IcsComponent $facts, int $event ): bool {
		$version = self::of( $facts );
		return null !== $version && $version < (int) get_post_meta( $event, self::META, true );
	}

	/** Those who keep a copy of the site's copy are not told a lower version than its maker has told. */
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
		$told = trim( $facts->line( 'SEQUENCE' )->value ?? '' );
		return ctype_digit( $told ) ? min( (int) $told, self::MOST ) : null;
	}
}
