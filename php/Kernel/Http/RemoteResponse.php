<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

/** Response of another site. */
final class RemoteResponse {
	/** @param array<string, string> $headers By name in small letters. */
	public function __construct(
		public readonly int $status,
		public readonly array $headers,
		public readonly string $body
	) {}

	public function isSuccess(): bool {
		return $this->status >= 200 && $this->status < 300;
	}

	/** @return array<array-key, mixed>|null The body as JSON; null where it is none, or no list or map. */
	public function json(): ?array {
		$value = json_decode( $this->body, true );
		return is_array( $value ) ? $value : null;
	}
}
