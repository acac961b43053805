<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * An attribute of one product. Global attributes have a taxonomy (`pa_colour`) and term slugs as values; local ones
 * have none and their values are their names. `key` is the wire name after `attribute_` (`pa_colour`, `logo`).
 */
final class ProductAttribute {
	/** @param array<string, string> $options Name by value, in the order of display. */
	public function __construct(
		public readonly string $key,
		public readonly string $name,
		public readonly ?string $taxonomy,
		public readonly array $options,
		public readonly AttributeUse $use,
		/** The value chosen at first, '' for none. */
		public readonly string $default = '',
		/** Way in which the shop wants a global attribute chosen: WooCommerce's 'select', or a type of a plugin for swatches. */
		public readonly string $type = 'select',
		/** @var array<string, int> Ids of a global attribute's terms, by value. */
		public readonly array $terms = []
	) {}

	/** The name of its field in forms and calls: `attribute_pa_colour`. */
	public function field(): string {
		return "attribute_{$this->key}";
	}

	/** The value that was meant by what was sent: a slug or a name, as letters or octets; null where it is none of this attribute's. */
	public function valueOf( string $sent ): ?string {
		return OptionValue::among( $this->options, $sent, null !== $this->taxonomy );
	}

	/**
	 * The same for a variation.
	 *
	 * @param string $own Its only value, which its product need not have; '' where any of the product's will do.
	 */
	public function valueWhere( string $own, string $sent ): ?string {
		return '' === $own ? $this->valueOf( $sent ) : OptionValue::among( [ $own => $this->options[ $own ] ?? $own ], $sent, null !== $this->taxonomy );
	}
}
