<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Address and size of an image's file, and the other sizes that there are. */
final class ImageFile {
	public function __construct(
		public readonly string $src,
		public readonly int $width,
		public readonly int $height,
		public readonly string $srcset,
		public readonly string $sizes
	) {}
}
