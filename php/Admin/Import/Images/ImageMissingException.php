<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Images;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** A picture that could not be had; the message says which and why. The product is imported without it. */
final class ImageMissingException extends RuntimeException {}
