<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** A step that has worked long enough; the same group is taken up again in the next one. */
final class TimeBudgetExceededException extends RuntimeException {}
