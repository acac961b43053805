<?php

declare( strict_types=1 );

namespace Marketday\Store;

/** A picture with its sizes; `width` and `height` are those of `src` and reserve its space. */
final class Picture {
	public function __construct(
		public readonly int $id,
		public readonly string $src,
		public readonly int $width,
		public readonly int $height,
		public readonly string $srcset,
		public readonly string $sizes,
		public readonly string $alt,
		public readonly string $thumbnail,
		public readonly string $full,
		public readonly int $fullWidth,
		public readonly int $fullHeight,
		public readonly string $caption = ''
	) {}

	/** The candidates of `srcset` that are so many pixels wide: a place on a page has no use for the others. */
	public function srcsetBetween( int $narrowest, int $widest ): string {
		$isUseful = static fn ( string $candidate ): bool => 1 !== preg_match( '/ (\d+)w$/', $candidate, $width ) || ( $narrowest <= (int) $width[1] && (int) $width[1] <= $widest );
		$useful   = array_filter( explode( ', ', $this->srcset ), $isUseful );
		return [] === $useful ? $this->srcset : implode( ', ', $useful );
	}

	/** @return array<string, int|string> */
	public function toArray(): array {
		return get_object_vars( $this );
	}
}
