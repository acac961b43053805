<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Addresses;

defined( 'ABSPATH' ) || exit;

use Closure;

/** First word of addresses of ours, which the site's people may change: something else may have it. */
final class AddressWord {
	/**
	 * @param string                                 $name    Key in the option.
	 * @param string                                 $label   Of its field.
	 * @param string                                 $usual   Word where none was chosen.
	 * @param string                                 $what    Whose address it is, as in `OwnAddress`.
	 * @param Closure(array<array-key, mixed>): bool $isOurs  As in `OwnAddress`.
	 * @param bool                                   $isWhole Whether it is an address by itself, without a name behind it.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $usual,
		public readonly string $what,
		public readonly Closure $isOurs,
		public readonly bool $isWhole = false
	) {}
}
