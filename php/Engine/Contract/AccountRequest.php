<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Account that a shopper wants with the order. */
final class AccountRequest {
	public function __construct(
		public readonly bool $isWanted = false,
		#[\SensitiveParameter] public readonly string $password = ''
	) {}
}
