<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** State of the index: which generation serves, and how far the next one is. Kept in one option. */
final class IndexState {
	public const OPTION = 'marketday_index';

	/** Version of the tables' shape and of what is read into them: an index of another is as if there were none, and is built anew. */
	private const VERSION = 9;

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
		return self::decode( get_option( self::OPTION ) );
	}

	/** State as the database has it now: other processes take the index forward too. */
	public static function fresh(): self {
		global $wpdb;
		return self::fromStored( $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::OPTION ) ) );
	}

	/** @param string|null $stored What has just been read from the database. */
	public static function fromStored( ?string $stored ): self {
		if ( get_option( self::OPTION ) !== ( $stored ?? false ) ) {
			wp_cache_delete( 'alloptions', 'options' );
			wp_cache_delete( 'notoptions', 'options' );
			wp_cache_delete( self::OPTION, 'options' );
		}
		return self::decode( $stored );
	}

	public function save(): void {
		update_option( self::OPTION, $this->json(), true );
	}

	/** State as it is stored. */
	public function json(): string {
		return (string) wp_json_encode( [ 'version' => self::VERSION ] + get_object_vars( $this ) );
	}

	/** Another statement than `save()` has stored it. */
	public function remember(): void {
		wp_cache_set( 'alloptions', [ self::OPTION => $this->json() ] + wp_load_alloptions(), 'options' );
	}

	/** Tells whether there is an index, or one is being built. */
	public function isKnown(): bool {
		return null !== $this->active || null !== $this->building;
	}

	/** Tells whether a whole generation serves and none is being built. */
	public function isIdle(): bool {
		return null !== $this->active && null === $this->building;
	}

	/** @return int Of the build, 0 to 100. */
	public function percent(): int {
		return null === $this->building ? 100 : min( 99, intdiv( 100 * $this->done, max( 1, $this->total ) ) );
	}

	private static function decode( mixed $stored ): self {
		$fields = is_string( $stored ) ? json_decode( $stored, true ) : null;
		if ( ! is_array( $fields ) || self::VERSION !== ( $fields['version'] ?? null ) ) {
			return new self();
		}
		$generation = static fn ( string $name ): ?string => in_array( $fields[ $name ] ?? null, [ 'a', 'b' ], true ) ? $fields[ $name ] : null;
		$number     = static fn ( string $name ): int => is_int( $fields[ $name ] ?? null ) ? $fields[ $name ] : 0;
		return new self(
			$generation( 'active' ),
			$generation( 'building' ),
			$number( 'cursor' ),
			$number( 'done' ),
			$number( 'total' ),
			$number( 'since' ),
			$number( 'served' )
		);
	}

	public function startBuilding( int $total, int $since ): self {
		return new self( $this->active, 'a' === $this->active ? 'b' : 'a', 0, 0, $total, $since, $this->served );
	}

	public function withProgress( int $cursor, int $count ): self {
		return new self( $this->active, $this->building, $cursor, $this->done + $count, $this->total, $this->since, $this->served );
	}

	public function finishBuilding( int $served ): self {
		return new self( $this->building, served: $served );
	}

	public function caughtUp( int $served ): self {
		return new self( $this->active, $this->building, $this->cursor, $this->done, $this->total, $this->since, $served );
	}
}
