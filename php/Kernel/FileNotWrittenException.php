<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** The disk is full, or may not be written to; the message is for the site's people. */
final class FileNotWrittenException extends RuntimeException {
	public function __construct() {
		parent::__construct( __( 'A file could not be written: the disk is full, or its folder cannot be written to.', 'marketday' ) );
	}
}
