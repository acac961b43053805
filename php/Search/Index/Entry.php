<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

/** One bit of a product: this value of this facet holds for its unit on this plane (plane 0 for the whole product). */
final class Entry {
	public function __construct(
		public readonly string $facet,
		public readonly int $value,
		public readonly int $plane = 0
	) {}

	/** `pa_colour:12:0` */
	public function key(): string {
		return "{$this->facet}:{$this->value}:{$this->plane}";
	}

	public static function fromKey( string $key ): self {
		[ $facet, $value, $plane ] = explode( ':', $key );
		return new self( $facet, (int) $value, (int) $plane );
	}
}
