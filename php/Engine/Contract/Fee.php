<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** A sum beside the goods (gift wrap, a surcharge; negative for a reduction), in minor units without tax. */
final class Fee {
	/** @param string $id Of its owner's feature, `gift-wrap`: a later fee of the same id replaces it. */
	public function __construct(
		public readonly string $id,
		public readonly string $label,
		public readonly int $amount,
		public readonly bool $taxable = false,
		/** The tax class's slug, '' for the standard one. */
		public readonly string $taxClass = ''
	) {}
}
