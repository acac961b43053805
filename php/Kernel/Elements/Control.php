<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Elements;

defined( 'ABSPATH' ) || exit;

/** Control of an attribute in a page builder. What kind it is follows from the attribute's schema, unless there are a few values to choose from. */
final class Control {
	/**
	 * @param array<string, string> $choices Labels by value.
	 * @param string                $key     Key of what is chosen, in an attribute that is an object: the rest of it stays as the block has it.
	 */
	public function __construct(
		public readonly string $label,
		public readonly array $choices = [],
		public readonly string $key = ''
	) {}
}
