<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Price of one thing with a measure, as displayed. */
final class MeasuredPrice {
	public function __construct(
		public readonly Measure $measure,
		public readonly Money $current,
		public readonly Money $regular
	) {}

	public function base(): MeasureUnit {
		return $this->measure->unit->base();
	}

	public function unitPrice(): Money {
		return $this->measure->unitPrice( $this->current );
	}

	/** Null where the price is not reduced. */
	public function formerUnitPrice(): ?Money {
		return $this->regular->minor > $this->current->minor ? $this->measure->unitPrice( $this->regular ) : null;
	}
}
