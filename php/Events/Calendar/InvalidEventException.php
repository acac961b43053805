<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** A value that no event can have; the message tells its editor why. */
final class InvalidEventException extends RuntimeException {
	/** @param string $field Of the event's data: `start`, `rrule`. */
	public function __construct(
		public readonly string $field,
		string $sentence
	) {
		parent::__construct( $sentence );
	}
}
