<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Look of a value of an attribute: its colours, or an image; a label where it has neither. */
final class Swatch {
	/** @param list<string> $colours `#rrggbb`; two for something of two colours. */
	public function __construct(
		public readonly array $colours = [],
		/** Address of a small image, '' for none. */
		public readonly string $image = ''
	) {}

	public function isLabel(): bool {
		return [] === $this->colours && '' === $this->image;
	}

	/** @return array{colours: list<string>, image: string} */
	public function toArray(): array {
		return [
			'colours' => $this->colours,
			'image'   => $this->image,
		];
	}
}
