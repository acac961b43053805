<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/**
 * Refusal of the engine, with WooCommerce's Store API code and HTTP status. The message is plain text for the shopper.
 * Nothing has changed when it is thrown.
 */
class StoreError extends RuntimeException {
	/** @param array<string, mixed> $data */
	public function __construct(
		public readonly string $errorCode,
		string $message,
		public readonly int $status = 400,
		public readonly array $data = []
	) {
		parent::__construct( $message );
	}
}
