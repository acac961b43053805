<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Closure;

/** The pages of a listing as plain links (docs/PROTOCOL.md#listings). */
final class Paging {
	/** @param Closure(int): string $address Of a page. */
	public function __construct(
		public readonly int $page,
		public readonly int $pages,
		private readonly Closure $address
	) {}

	public function url( int $page ): string {
		return ( $this->address )( $page );
	}

	public function isFirst(): bool {
		return $this->page <= 1;
	}

	public function isLast(): bool {
		return $this->page >= $this->pages;
	}

	/**
	 * A window of three; the first page before it from page 3 on, with a gap from page 4 on; the last page after it while more
	 * than one page follows, with a gap while more than two do.
	 *
	 * @return list<int|null> Page numbers in order; null is a gap.
	 */
	public function numbers(): array {
		$first  = max( 1, min( $this->page - 1, $this->pages - 2 ) );
		$window = range( $first, max( 1, min( $this->pages, $first + 2 ) ) );
		$before = $this->page > 2 && $first > 1 ? [ 1 ] : [];
		$after  = $this->pages > $this->page + 1 && end( $window ) < $this->pages ? [ $this->pages ] : [];
		return [
			...$before,
			...( [] !== $before && $this->page > 3 ? [ null ] : [] ),
			...$window,
			...( [] !== $after && $this->pages > $this->page + 2 ? [ null ] : [] ),
			...$after,
		];
	}

	/** Tells whether pages are left out at a gap; of four pages the first has dots between 3 and 4 by the rule, which nobody has to see. */
	public function leavesOut( int $gap ): bool {
		$numbers = $this->numbers();
		return ( $numbers[ $gap + 1 ] ?? 0 ) - ( $numbers[ $gap - 1 ] ?? 0 ) > 1;
	}
}
