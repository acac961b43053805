<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** A row cannot be taken; the message is the report's reason. */
final class RowRefusedException extends RuntimeException {}
