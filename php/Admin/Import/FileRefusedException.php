<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** The whole file cannot be imported; the message says why and what to do, in one sentence for the person who chose it. */
final class FileRefusedException extends RuntimeException {}
