<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

final class Notice {
	/** @param 'success'|'error'|'info' $kind */
	public function __construct(
		public readonly string $kind,
		public readonly string $message
	) {}
}
