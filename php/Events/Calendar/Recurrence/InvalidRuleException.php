<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Recurrence;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** A rule of recurrence that cannot be followed; the message tells people why. */
final class InvalidRuleException extends RuntimeException {}
