<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Downloads;

defined( 'ABSPATH' ) || exit;

/** Order that a download belongs to, and its customer. */
final class PermissionOwner {
	public function __construct(
		public readonly int $orderId,
		public readonly string $orderKey,
		public readonly string $email,
		public readonly int $userId
	) {}
}
