<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Downloads;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- files of any length are read piece by piece, which WP_Filesystem cannot.

use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;

/** A file as an answer: whole, or the one part that was asked for, as browsers do to go on with what broke off. */
final class FileResponse {
	private const CHUNK = 1048576;

	/** Types that show themselves in a browser without running anything on this site. */
	private const SHOWN = '~^(application/pdf|image/(?!svg)|audio/|video/)~';

	private readonly int $size;

	/** @var array{int, int}|null First and last byte of the part; null for the whole file. */
	private readonly ?array $part;

	private readonly bool $isImpossible;

	public function __construct(
		private readonly string $path,
		Request $request
	) {
		$this->size         = (int) filesize( $path );
		$this->part         = in_array( $request->header( 'if-range' ), [ '', $this->tag() ], true ) ? $this->readRange( trim( $request->header( 'range' ) ) ) : null;
		$this->isImpossible = null !== $this->part && ( $this->part[0] > $this->part[1] || $this->part[0] >= $this->size );
	}

	public function isPart(): bool {
		return null !== $this->part;
	}

	public function isImpossible(): bool {
		return $this->isImpossible;
	}

	public function response(): Response {
		if ( $this->isImpossible ) {
			return Response::html( '', 416, [ 'Content-Range' => "bytes */{$this->size}" ] );
		}
		[ $first, $last ] = $this->part ?? [ 0, $this->size - 1 ];
		$headers          = [ 'Content-Length' => (string) ( $last - $first + 1 ) ] + $this->headers();
		if ( null !== $this->part ) {
			$headers['Content-Range'] = "bytes {$first}-{$last}/{$this->size}";
		}
		return Response::stream( fn () => $this->send( $first, $last ), null === $this->part ? 200 : 206, $headers );
	}

	/** The server sends the file by itself where the shop is set so and the server can; null where it cannot. */
	public function byServer(): ?Response {
		$server = is_string( $_SERVER['SERVER_SOFTWARE'] ?? null ) ? strtolower( sanitize_text_field( wp_unslash( $_SERVER['SERVER_SOFTWARE'] ) ) ) : '';
		$root   = is_string( $_SERVER['DOCUMENT_ROOT'] ?? null ) ? (string) realpath( wp_unslash( $_SERVER['DOCUMENT_ROOT'] ) ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a folder's name may have percent signs.
		$header = match ( true ) {
			function_exists( 'apache_get_modules' ) && in_array( 'mod_xsendfile', apache_get_modules(), true ) => [ 'X-Sendfile' => $this->path ],
			str_contains( $server, 'lighttpd' ) => [ 'X-Lighttpd-Sendfile' => $this->path ],
			str_contains( $server, 'nginx' )
				&& '' !== $root
				&& str_starts_with( $this->path, "{$root}/" ) => [ 'X-Accel-Redirect' => substr( $this->path, strlen( $root ) ) ],
			default => null,
		};
		return null === $header ? null : Response::stream( static function (): void {}, 200, $header + $this->headers() );
	}

	/** @return array<string, string> */
	private function headers(): array {
		$type     = wp_check_filetype( $this->path, wp_get_mime_types() )['type'];
		$type     = is_string( $type ) ? $type : 'application/octet-stream';
		$isInline = 'yes' === get_option( 'woocommerce_downloads_deliver_inline' ) && 1 === preg_match( self::SHOWN, $type );
		return [
			'Content-Type'           => $type,
			'Content-Disposition'    => self::disposition( $isInline ? 'inline' : 'attachment', basename( $this->path ) ),
			'X-Content-Type-Options' => 'nosniff',
			'X-Robots-Tag'           => 'noindex, nofollow',
			'Referrer-Policy'        => 'no-referrer',
			'Accept-Ranges'          => 'bytes',
			'ETag'                   => $this->tag(),
		];
	}

	/** Old programs read the first name, which holds plain letters only; all others the second. */
	private static function disposition( string $kind, string $name ): string {
		$plain = (string) preg_replace( '/[^A-Za-z0-9._ -]+/', '_', remove_accents( $name ) );
		return "{$kind}; filename=\"{$plain}\"; filename*=UTF-8''" . rawurlencode( $name );
	}

	private function tag(): string {
		return '"' . dechex( (int) filesize( $this->path ) ) . '-' . dechex( (int) filemtime( $this->path ) ) . '"';
	}

	/**
	 * `bytes=0-499`, `bytes=500-`, or `bytes=-500` for the last 500. All else, also several parts at once, is answered with the whole file.
	 *
	 * @return array{int, int}|null
	 */
	private function readRange( string $range ): ?array {
		if ( 1 !== preg_match( '/^bytes=(\d{0,18})-(\d{0,18})$/', $range, $ends ) || '' === $ends[1] . $ends[2] ) {
			return null;
		}
		if ( '' === $ends[1] ) {
			return [ max( 0, $this->size - (int) $ends[2] ), $this->size - 1 ];
		}
		return [ (int) $ends[1], '' === $ends[2] ? $this->size - 1 : min( (int) $ends[2], $this->size - 1 ) ];
	}

	private function send( int $first, int $last ): void {
		$file = fopen( $this->path, 'rb' );
		if ( false === $file ) {
			return;
		}
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- a file takes as long as its line is slow.
		}
		fseek( $file, $first );
		for ( $left = $last - $first + 1; $left > 0 && ! feof( $file ) && 0 === connection_aborted(); $left -= strlen( $bytes ) ) {
			$bytes = (string) fread( $file, min( self::CHUNK, $left ) );
			echo $bytes; // phpcs:ignore WordPress.Security.EscapeOutput -- a file.
			flush();
		}
		fclose( $file );
	}
}
