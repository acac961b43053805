<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** Work that went on for longer than it said, so that another process has taken over: what both would write is wrong. */
final class LockLostException extends RuntimeException {}
