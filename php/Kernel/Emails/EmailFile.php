<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Emails;

defined( 'ABSPATH' ) || exit;

/** A file that goes with a mail, from memory: nothing of it lies on a disk. */
final class EmailFile {
	public function __construct(
		public readonly string $name,
		public readonly string $type,
		public readonly string $content
	) {}
}
