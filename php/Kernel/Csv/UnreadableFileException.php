<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** A file that is no text; the message is a sentence for the site's people. */
final class UnreadableFileException extends RuntimeException {}
