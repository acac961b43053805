<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\PlainText;

/** Something that is chosen, and where the listing is without it. */
final class Chip {
	/** @param string $facet A taxonomy, `search`, `minPrice`, `maxPrice`, `status`, `rating` or `sale`. */
	public function __construct(
		public readonly string $facet,
		public readonly string $value,
		public readonly string $label,
		public readonly string $url
	) {}

	/** @return array{facet: string, value: string, label: string, url: string} */
	public function content(): array {
		return [
			'facet' => $this->facet,
			'value' => $this->value,
			'label' => PlainText::of( $this->label ),
			'url'   => esc_url_raw( $this->url ),
		];
	}
}
