<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Preload;

/** First words of the addresses of events, which the site's people may change: another calendar may have them. */
enum EventAddresses: string {
	case List     = 'list';
	case Event    = 'event';
	case Category = 'category';
	case Venue    = 'venue';
	case Access   = 'access';

	public const OPTION = 'marketday_event_addresses';

	public static function preload(): void {
		Preload::options( self::OPTION );
	}

	/** Word that the site's people have chosen, else the usual one. */
	public function slug(): string {
		return self::chosenWords()[ $this->value ] ?? $this->usual();
	}

	public function usual(): string {
		return match ( $this ) {
			self::List     => 'events',
			self::Event    => 'event',
			self::Category => 'event-category',
			self::Venue    => 'event-location',
			self::Access   => 'event-accessibility',
		};
	}

	/** @return array<string, string> Words that are not the usual ones, by name. */
	public static function chosenWords(): array {
		return self::chosenIn( get_option( self::OPTION, [] ) );
	}

	/**
	 * @param mixed $kept Value of the option.
	 * @return array<string, string>
	 */
	public static function chosenIn( mixed $kept ): array {
		return array_filter( is_array( $kept ) ? $kept : [], static fn ( mixed $slug ): bool => is_string( $slug ) && '' !== $slug );
	}

	/** @return string Another one after each change: '' as long as all are the usual ones. */
	public static function version(): string {
		return http_build_query( self::chosenWords() );
	}
}
