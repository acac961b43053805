<?php

declare( strict_types=1 );

namespace Marketday\Search\Elastic;

defined( 'ABSPATH' ) || exit;

/** State of ElasticPress's index with our field. Kept in one option. */
final class ElasticState {
	public const OPTION = 'marketday_elastic';

	/**
	 * @param string $index     Which index, and which form of our documents.
	 * @param bool   $isMapped  The index knows our field.
	 * @param bool   $isFilling Products are being sent by our job.
	 * @param int    $cursor    The last product that the job has sent.
	 * @param bool   $serves    Every product has been sent once: queries may go there.
	 * @param int    $restsUntil Unix time until which an unreachable server is left alone.
	 */
	public function __construct(
		public readonly string $index = '',
		public readonly bool $isMapped = false,
		public readonly bool $isFilling = false,
		public readonly int $cursor = 0,
		public readonly bool $serves = false,
		public readonly int $restsUntil = 0
	) {}

	public static function read(): self {
		$stored = get_option( self::OPTION );
		$fields = is_string( $stored ) ? json_decode( $stored, true ) : null;
		if ( ! is_array( $fields ) ) {
			return new self();
		}
		return new self(
			is_string( $fields['index'] ?? null ) ? $fields['index'] : '',
			true === ( $fields['isMapped'] ?? null ),
			true === ( $fields['isFilling'] ?? null ),
			is_int( $fields['cursor'] ?? null ) ? $fields['cursor'] : 0,
			true === ( $fields['serves'] ?? null ),
			is_int( $fields['restsUntil'] ?? null ) ? $fields['restsUntil'] : 0
		);
	}

	public static function forget(): void {
		// Looked for among what WordPress has read: nothing is kept where there never was an ElasticPress, and asking costs a query.
		if ( isset( wp_load_alloptions()[ self::OPTION ] ) ) {
			delete_option( self::OPTION );
		}
	}

	public function save(): void {
		update_option( self::OPTION, wp_json_encode( get_object_vars( $this ) ), true );
	}

	public function with( mixed ...$changes ): self {
		return new self( ...array_merge( get_object_vars( $this ), $changes ) );
	}

	/** All products are to be sent, for the first time or again. */
	public function refilling(): self {
		return $this->with( isFilling: true, cursor: 0 );
	}

	public function restFor( int $seconds ): self {
		return $this->with( restsUntil: time() + $seconds );
	}

	/** True while it rests. One that rests longer than it ever does has a clock that was set back since. */
	public function isResting(): bool {
		return $this->restsUntil > time() && $this->restsUntil <= time() + HOUR_IN_SECONDS;
	}

	public function hasWork(): bool {
		return ! $this->serves || $this->isFilling;
	}
}
