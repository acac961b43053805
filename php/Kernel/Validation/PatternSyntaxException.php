<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Validation;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** A pattern that JavaScript would not take. */
final class PatternSyntaxException extends RuntimeException {}
