<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Validation;

defined( 'ABSPATH' ) || exit;

/** Fault of a value: the rule it breaks and what a visitor is told. */
final class Fault {
	public function __construct(
		public readonly string $rule,
		public readonly string $message
	) {}
}
