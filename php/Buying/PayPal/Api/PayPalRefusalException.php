<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Api;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** Refusal of PayPal, in its own words: name, and what is wrong with which field. */
final class PayPalRefusalException extends RuntimeException {
	/** @param list<array{issue: string, description: string, field: string}> $details */
	public function __construct(
		public readonly int $status,
		public readonly string $refusal,
		string $message,
		public readonly array $details = [],
		public readonly string $debugId = ''
	) {
		parent::__construct( $message );
	}

	/** @param array<array-key, mixed> $body Of an answer that is an error. */
	public static function of( int $status, array $body ): self {
		$text    = static fn ( array $from, string $name ): string => is_string( $from[ $name ] ?? null ) ? $from[ $name ] : '';
		$details = [];
		foreach ( is_array( $body['details'] ?? null ) ? $body['details'] : [] as $one ) {
			$details[] = is_array( $one ) ? [
				'issue'       => $text( $one, 'issue' ),
				'description' => $text( $one, 'description' ),
				'field'       => $text( $one, 'field' ),
			] : [
				'issue'       => '',
				'description' => '',
				'field'       => '',
			];
		}
		$name = $text( $body, 'name' ) ?: $text( $body, 'error' );
		return new self(
			$status,
			$name ?: "HTTP {$status}",
			$text( $body, 'message' ) ?: ( $text( $body, 'error_description' ) ?: $name ),
			$details,
			$text( $body, 'debug_id' )
		);
	}

	public function has( string ...$issues ): bool {
		return [] !== array_intersect( $issues, [ $this->refusal, ...array_column( $this->details, 'issue' ) ] );
	}

	/** Tells whether it is about the address of delivery. */
	public function isAboutDelivery(): bool {
		return [] !== array_filter( $this->details, static fn ( array $one ): bool => str_contains( $one['field'], 'shipping/address' ) );
	}

	/** Text for the log and the shop's people. */
	public function report(): string {
		return trim( "{$this->refusal} " . implode(
			', ',
			array_column( $this->details, 'issue' )
		) . " ({$this->status}" . ( '' === $this->debugId ? '' : ", debug id {$this->debugId}" ) . ')' );
	}
}
