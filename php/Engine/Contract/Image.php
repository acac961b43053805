<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;

/** An image with its sizes; `width` and `height` are those of `src` and reserve its space. */
final class Image {
	/**
	 * @param Closure(): string $thumbnail Address of the small square. Made when it is asked for, as the next one: cards show neither.
	 * @param Closure(): string $full      Address of the largest size.
	 */
	public function __construct(
		public readonly int $id,
		public readonly ImageFile $file,
		public readonly string $alt,
		private readonly Closure $thumbnail,
		private readonly Closure $full,
		public readonly string $caption = ''
	) {}

	/**
	 * @param list<int>             $ids
	 * @param Closure(int): ?self   $read
	 * @return list<self> Those that there are, read at once from the database.
	 */
	public static function each( array $ids, Closure $read ): array {
		_prime_post_caches( $ids, false, true );
		return array_values( array_filter( array_map( $read, $ids ), static fn ( ?self $image ): bool => null !== $image ) );
	}

	public function thumbnail(): string {
		return ( $this->thumbnail )();
	}

	public function full(): string {
		return ( $this->full )();
	}

	/** The same image with a text for who does not see it, where it has none of its own. */
	public function orCalled( string $name ): self {
		return '' !== $this->alt || '' === $name
			? $this
			: new self( $this->id, $this->file, $name, $this->thumbnail, $this->full, $this->caption );
	}

	/** The candidates of `srcset` that are so many pixels wide: a place on a page has no use for the others. */
	public function srcsetBetween( int $narrowest, int $widest ): string {
		$isUseful = static fn ( string $candidate ): bool => 1 !== preg_match( '/ (\d+)w$/', $candidate, $width )
			|| ( $narrowest <= (int) $width[1] && (int) $width[1] <= $widest );
		$useful   = array_filter( explode( ', ', $this->file->srcset ), $isUseful );
		return [] === $useful ? $this->file->srcset : implode( ', ', $useful );
	}
}
