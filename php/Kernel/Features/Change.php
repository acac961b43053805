<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Features;

defined( 'ABSPATH' ) || exit;

/** Change of the features that are off: as asked, and what goes with it. */
final class Change {
	/**
	 * @param list<string> $off       All that are off then.
	 * @param list<string> $goAlong   Rooms that are switched off because they need one that is.
	 * @param list<string> $comeAlong Rooms that are switched on because one that is needs them.
	 */
	private function __construct(
		public readonly array $off,
		public readonly array $goAlong,
		public readonly array $comeAlong
	) {}

	/**
	 * @param list<string> $before Rooms that are off now.
	 * @param list<string> $wanted Rooms that shall be.
	 */
	public static function of( Catalogue $catalogue, array $before, array $wanted ): self {
		$comeAlong = array_values( array_intersect( $catalogue->withNeeds( array_values( array_diff( $before, $wanted ) ) ), $wanted, $before ) );
		$off       = $catalogue->withDependants( array_values( array_diff( $wanted, $comeAlong ) ) );
		return new self( $off, array_values( array_diff( $off, $wanted ) ), array_values( array_diff( $comeAlong, $off ) ) );
	}

	public function isAsAsked(): bool {
		return [] === $this->goAlong && [] === $this->comeAlong;
	}
}
