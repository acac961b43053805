<?php

declare( strict_types=1 );

namespace Marketday\ProductGrid;

use Closure;

/** The pages of a listing as plain links (section 4 'Load more and pagination': a window of three, first and last, gaps). */
final class Paging {
	/** @param Closure(int): string $address Of a page. */
	public function __construct(
		public readonly int $page,
		public readonly int $pages,
		private readonly Closure $address
	) {}

	/** Links that keep the address and change one of its parameters. */
	public static function byParameter( int $page, int $pages, string $parameter ): self {
		return new self(
			$page,
			$pages,
			static fn ( int $number ): string => 1 === $number ? remove_query_arg( $parameter ) : add_query_arg( $parameter, (string) $number )
		);
	}

	public function url( int $page ): string {
		return ( $this->address )( $page );
	}

	/** @return list<int|null> Page numbers in order; null is a gap. */
	public function numbers(): array {
		$first  = max( 1, min( $this->page - 1, $this->pages - 2 ) );
		$window = range( $first, min( $this->pages, $first + 2 ) );
		$last   = (int) end( $window );
		$before = match ( true ) {
			$first > 2   => [ 1, null ],
			2 === $first => [ 1 ],
			default      => [],
		};
		$after  = match ( true ) {
			$last < $this->pages - 1   => [ null, $this->pages ],
			$last === $this->pages - 1 => [ $this->pages ],
			default                    => [],
		};
		return [ ...$before, ...$window, ...$after ];
	}
}
