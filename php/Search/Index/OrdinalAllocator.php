<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Gives ordinals out. Products with several units have segments of their own (the odd ones), so that only those segments
 * have more than one plane.
 */
final class OrdinalAllocator {
	/** @var array<int, int> Next ordinal by kind. */
	private array $next = [];

	public function __construct( private readonly IndexStorage $storage ) {}

	public static function isOfKind( int $ordinal, bool $hasSeveral ): bool {
		return intdiv( $ordinal, IndexTables::SEGMENT ) % 2 === (int) $hasSeveral;
	}

	public function next( bool $hasSeveral ): int {
		$kind                = (int) $hasSeveral;
		$ordinal             = $this->next[ $kind ] ?? $this->after( $this->storage->lastOrdinal( $kind ), $kind );
		$this->next[ $kind ] = $this->after( $ordinal, $kind );
		return $ordinal;
	}

	private function after( ?int $ordinal, int $kind ): int {
		$size = IndexTables::SEGMENT;
		if ( null === $ordinal ) {
			return $kind * $size;
		}
		$next = $ordinal + 1;
		return 0 === $next % $size ? $next + $size : $next;
	}
}
