<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** The disk is full, or may not be written to; the message is for the site's people. */
final class FileNotWrittenException extends RuntimeException {
	public function __construct() {
		parent::__construct( __( 'A file couldn’t be saved: the disk is full or its folder isn’t writable.', 'marketday' ) );
	}
}
