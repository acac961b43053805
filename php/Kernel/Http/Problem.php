<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** An answer to a request that cannot be served: an HTTP status, a machine's code and a person's sentence. */
final class Problem extends RuntimeException {
	/**
	 * @param array<string, mixed>  $data    Further fields of the error body's `data`.
	 * @param array<string, string> $headers Of the answer: `Retry-After`.
	 */
	public function __construct(
		public readonly int $status,
		public readonly string $problemCode,
		string $sentence,
		public readonly array $data = [],
		/** The whole answer of an ajax call whose protocol has no JSON for it; null = JSON. */
		public readonly ?string $ajaxText = null,
		public readonly array $headers = []
	) {
		parent::__construct( $sentence );
	}

	public static function badRequest( string $code, string $sentence ): self {
		return new self( 400, $code, $sentence );
	}

	public static function forbidden( string $code, string $sentence ): self {
		return new self( 403, $code, $sentence );
	}

	public static function notFound( string $code, string $sentence ): self {
		return new self( 404, $code, $sentence );
	}

	/** @return array{code: string, message: string, data: array<string, mixed>} The body WordPress's REST API gives errors. */
	public function body(): array {
		return [
			'code'    => $this->problemCode,
			'message' => $this->getMessage(),
			'data'    => [ 'status' => $this->status ] + $this->data,
		];
	}
}
