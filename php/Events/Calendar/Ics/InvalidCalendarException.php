<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** A file that is no calendar, or one too large to take; the message tells people which. */
final class InvalidCalendarException extends RuntimeException {}
