<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

/** Tells whether an event, or one of its dates, takes place as planned. */
enum EventStatus: string {
	case Scheduled = 'scheduled';
	case Cancelled = 'cancelled';
	case Postponed = 'postponed';
	case Online    = 'online';

	/** '' where there is nothing to tell. */
	public function label(): string {
		return match ( $this ) {
			self::Scheduled => '',
			self::Cancelled => _x( 'Cancelled', 'event', 'marketday' ),
			self::Postponed => __( 'Postponed', 'marketday' ),
			self::Online    => __( 'Moved online', 'marketday' ),
		};
	}

	/** Name of schema.org. */
	public function schema(): string {
		return 'https://schema.org/' . match ( $this ) {
			self::Scheduled => 'EventScheduled',
			self::Cancelled => 'EventCancelled',
			self::Postponed => 'EventPostponed',
			self::Online    => 'EventMovedOnline',
		};
	}
}
