<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** One field of an address form in one country. */
final class AddressField {
	/** @param array<string, string> $options Label by value, for a select (country, state); [] for a text field. */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly bool $required,
		public readonly bool $hidden,
		public readonly string $autocomplete,
		public readonly int $priority,
		/** text, email, tel or select. */
		public readonly string $type = 'text',
		public readonly array $options = []
	) {}

	/** @return array<string, mixed> */
	public function toArray(): array {
		return [ 'options' => (object) $this->options ] + get_object_vars( $this );
	}
}
