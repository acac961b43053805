<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Form;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** A form that was not taken. Nothing was kept of it. */
final class SubscriptionRefusedException extends RuntimeException {
	/** @param array<array-key, string> $faults Sentences by the field's key; any other key for what is no field's. */
	public function __construct(
		public readonly array $faults,
		public readonly int $status = 400,
		public readonly bool $refreshesCaptcha = false,
		public readonly int $retryAfter = 0
	) {
		parent::__construct( implode( "\n", $faults ) );
	}

	public static function because( string $sentence, int $status = 400, int $retryAfter = 0 ): self {
		return new self( [ '' => $sentence ], $status, false, $retryAfter );
	}

	/** @return list<array{error: string|int, message: string}> */
	public function errors(): array {
		$codes = [
			400 => 'bad_request',
			401 => 'unauthorized',
			403 => 'forbidden',
			404 => 'not_found',
			409 => 'conflict',
		];
		return array_map( fn ( string $message ): array => [
			'error'   => $codes[ $this->status ] ?? 'unknown',
			'message' => $message,
		], array_values( $this->faults ) );
	}
}
