<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Validation;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** What JavaScript would not take for a pattern. */
final class PatternSyntaxException extends RuntimeException {}
