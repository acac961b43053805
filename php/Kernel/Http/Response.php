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

	/**
	 * Response 'See other': the answer to a form. Addresses of other sites lead to the admin pages instead.
	 *
	 * @param array<string, string> $headers
	 */
	public static function redirect( string $url, array $headers = [] ): self {
		return new self( '', false, 303, [ 'Location' => wp_validate_redirect( wp_sanitize_redirect( $url ), admin_url() ) ] + $headers );
	}

	/** Response 'See other', also of another site: for addresses that the engine gave, such as a payment's own page. Never for one a visitor sent. */
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
	 * The same with an `ETag` of its text, which may be kept but is asked about again; `304` and no body where the other side has it still.
	 * For what everybody gets alike.
	 *
	 * @param string $known What the request says in `If-None-Match`: tags with commas between, or `*`.
	 */
	public function unlessKnown( string $known ): self {
		if ( ! is_string( $this->body ) ) {
			return $this;
		}
		$tag     = '"' . hash( 'xxh128', $this->body ) . '"';
		$headers = [
			'ETag'          => $tag,
			'Cache-Control' => 'public, no-cache',
		] + $this->headers;
		// The comparison is the weak one: a proxy that compresses says `W/` before the tag.
		$tags = array_map( static fn ( string $one ): string => preg_replace( '/^W\//', '', trim( $one ) ) ?? '', explode( ',', $known ) );
		return array_intersect( [ $tag, '*' ], $tags ) !== []
			? new self( '', false, 304, $headers )
			: new self( $this->body, $this->isJson, $this->status, $headers );
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
