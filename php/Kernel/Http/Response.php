<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Closure;

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

	/** See other: the answer to a form. Addresses of other sites lead to the admin pages instead. */
	public static function redirect( string $url ): self {
		return new self( '', false, 303, [ 'Location' => wp_validate_redirect( wp_sanitize_redirect( $url ), admin_url() ) ] );
	}

	/** See other, also of another site: for addresses that the engine gave, such as a payment's own page. Never for one a visitor sent. */
	public static function leave( string $url ): self {
		return new self( '', false, 303, [ 'Location' => wp_sanitize_redirect( $url ) ] );
	}

	/** A file to save. */
	public static function download( string $body, string $type, string $fileName ): self {
		return new self(
			$body,
			false,
			200,
			[
				'Content-Type'           => $type,
				'Content-Disposition'    => 'attachment; filename="' . sanitize_file_name( $fileName ) . '"',
				'X-Content-Type-Options' => 'nosniff',
			]
		);
	}

	/**
	 * A body that is printed piece by piece once the headers are out: a file too large to hold.
	 *
	 * @param Closure(): void       $send
	 * @param array<string, string> $headers
	 */
	public static function stream( Closure $send, int $status, array $headers ): self {
		return new self( $send, false, $status, $headers );
	}

	public static function none(): self {
		return new self( '', false, 200, [] );
	}
}
