<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

/** An answer, before it is known whether REST, wc-ajax or admin-ajax sends it. */
final class Response {
	/** @param array<string, string> $headers */
	private function __construct(
		public readonly mixed $body,
		public readonly bool $isJson,
		public readonly int $status,
		public readonly array $headers
	) {}

	/** @param array<string, string> $headers */
	public static function json( mixed $body, int $status = 200, array $headers = [] ): self {
		return new self( $body, true, $status, $headers );
	}

	/** @param array<string, string> $headers */
	public static function html( string $html, int $status = 200, array $headers = [] ): self {
		return new self( $html, false, $status, $headers );
	}

	public static function none(): self {
		return new self( '', false, 200, [] );
	}
}
