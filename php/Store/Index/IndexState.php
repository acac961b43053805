<?php

declare( strict_types=1 );

namespace Marketday\Store\Index;

/** Which generation serves, and how far the next one is. Kept in one option. */
final class IndexState {
	public const OPTION = 'marketday_index';

	/**
	 * @param 'a'|'b'|null $active   Null before the first build.
	 * @param 'a'|'b'|null $building Null when nothing is being built.
	 * @param int          $cursor   The last product id that is in the building generation.
	 * @param int          $done     Products in it.
	 * @param int          $total    Products there were when it began.
	 * @param int          $since    The last change already in it (see IndexChanges).
	 * @param int          $served   The last change that the active generation has.
	 */
	public function __construct(
		public readonly ?string $active = null,
		public readonly ?string $building = null,
		public readonly int $cursor = 0,
		public readonly int $done = 0,
		public readonly int $total = 0,
		public readonly int $since = 0,
		public readonly int $served = 0
	) {}

	public static function read(): self {
		$stored = get_option( self::OPTION );
		if ( ! is_array( $stored ) ) {
			return new self();
		}
		$generation = static fn ( mixed $name ): ?string => in_array( $name, [ 'a', 'b' ], true ) ? $name : null;
		$number     = static fn ( string $name ): int => is_numeric( $stored[ $name ] ?? null ) ? (int) $stored[ $name ] : 0;
		return new self( $generation( $stored['active'] ?? null ), $generation( $stored['building'] ?? null ), $number( 'cursor' ), $number( 'done' ), $number( 'total' ), $number( 'since' ), $number( 'served' ) );
	}

	public function save(): void {
		update_option( self::OPTION, get_object_vars( $this ), true );
	}

	public function begun( int $total, int $since ): self {
		return new self( $this->active, 'a' === $this->active ? 'b' : 'a', 0, 0, $total, $since, $this->served );
	}

	public function advanced( int $cursor, int $count ): self {
		return new self( $this->active, $this->building, $cursor, $this->done + $count, $this->total, $this->since, $this->served );
	}

	public function finished( int $served ): self {
		return new self( $this->building, served: $served );
	}

	public function caughtUp( int $served ): self {
		return new self( $this->active, $this->building, $this->cursor, $this->done, $this->total, $this->since, $served );
	}
}
