<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Tax;

defined( 'ABSPATH' ) || exit;

final class TaxRate {
	public function __construct(
		public readonly int $id,
		public readonly string $label,
		/** Rate in per cent: 20.0. */
		public readonly float $percent,
		public readonly bool $compound,
		public readonly bool $onShipping
	) {}

	/** `20%`, as people read it. */
	public function percentText(): string {
		return rtrim( rtrim( number_format( $this->percent, 4, '.', '' ), '0' ), '.' ) . '%';
	}
}
