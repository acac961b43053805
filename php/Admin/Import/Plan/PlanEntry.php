<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Plan;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\Place;

/** One line of the plan: a row that bears a name (SKU or id), or a variation that names its parent. */
final class PlanEntry {
	public const PRODUCT   = 'a';
	public const VARIATION = 'b';
	public const CHILD     = 'c';

	/** Bytes of a written entry: key, kind, offset, row. */
	public const LENGTH = 21;

	public function __construct(
		public readonly string $key,
		public readonly string $kind,
		public readonly Place $place
	) {}

	/** Eight bytes for a name; `id:44` and SKUs, without regard to case. */
	public static function keyOf( string $name ): string {
		return hash( 'xxh64', mb_strtolower( $name ), true );
	}

	public function pack(): string {
		return $this->key . $this->kind . pack( 'JN', $this->place->offset, $this->place->row );
	}

	public static function unpack( string $bytes ): self {
		/** @var array{offset: int, row: int} $numbers */
		$numbers = unpack( 'Joffset/Nrow', $bytes, 9 );
		return new self( substr( $bytes, 0, 8 ), $bytes[8], new Place( $numbers['offset'], $numbers['row'] ) );
	}
}
