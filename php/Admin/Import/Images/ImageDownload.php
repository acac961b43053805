<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Images;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\Http\PublicAddress;
use WP_Http;

/** Fetches one picture from another site into a temporary file: small enough, in time, and truly a picture. */
final class ImageDownload {
	/** Code of a failure that is the site's, not this picture's. */
	public const SITE_FAILED = 1;

	private const LARGEST = 10485760;
	private const SECONDS = 10;
	private const HOPS    = 3;

	/** @var Closure(string): list<string> */
	private readonly Closure $lookUp;

	/** @param (Closure(string): list<string>)|null $lookUp IPv4 addresses of a name. */
	public function __construct( ?Closure $lookUp = null ) {
		$this->lookUp = $lookUp ?? PublicAddress::lookUp( ... );
	}

	/**
	 * @return string The temporary file.
	 * @throws ImageMissingException
	 */
	public function fetch( string $url ): string {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file = wp_tempnam( 'marketday-picture' );
		try {
			$this->follow( $url, $file );
		} catch ( ImageMissingException $missing ) {
			wp_delete_file( $file );
			throw $missing;
		}
		return $file;
	}

	/** Each address on the way is checked by itself: a site may lead on to a machine that must not be asked. */
	private function follow( string $url, string $file ): void {
		$next = $url;
		for ( $hop = 0; $hop <= self::HOPS; $hop++ ) {
			$address = PublicAddress::of( $next, $this->lookUp );
			if ( null === $address ) {
				/* translators: %s: address of a picture. */
				throw new ImageMissingException( sprintf( __( 'The picture %s couldn’t be fetched: its site can’t be found or isn’t allowed.', 'marketday' ), $url ), self::SITE_FAILED );
			}
			$response = $this->ask( $address, $file );
			$status = is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response );
			$to     = is_wp_error( $response ) ? '' : wp_remote_retrieve_header( $response, 'location' );
			if ( $status < 300 || $status > 399 || ! is_string( $to ) || '' === $to ) {
				$this->refuseFailure( $url, $response, $file );
				return;
			}
			$next = WP_Http::make_absolute_url( $to, $next );
		}
		/* translators: %s: address of a picture. */
		throw new ImageMissingException( sprintf( __( 'The picture %s couldn’t be fetched: its site redirects too many times.', 'marketday' ), $url ) );
	}

	/** @return array<string, mixed>|\WP_Error */
	private function ask( PublicAddress $address, string $file ): mixed {
		return $address->requestPinned(
			static fn (): mixed => wp_remote_get(
				$address->url,
				[
					'timeout'             => self::SECONDS,
					'redirection'         => 0,
					'stream'              => true,
					'filename'            => $file,
					'limit_response_size' => self::LARGEST + 1,
				]
			)
		);
	}

	/** @param array<string, mixed>|\WP_Error $response */
	private function refuseFailure( string $url, mixed $response, string $file ): void {
		$reason = $this->reasonAgainst( $response, $file );
		if ( '' !== $reason ) {
			/* translators: 1: address of a picture, 2: why it is missing. */
			throw new ImageMissingException( sprintf( __( 'The picture %1$s couldn’t be fetched: %2$s', 'marketday' ), $url, $reason ), is_wp_error( $response ) ? self::SITE_FAILED : 0 );
		}
	}

	/** @param array<string, mixed>|\WP_Error $response */
	private function reasonAgainst( mixed $response, string $file ): string {
		if ( is_wp_error( $response ) ) {
			return $response->get_error_message();
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( 200 !== $status ) {
			/* translators: %d: HTTP status. */
			return sprintf( __( 'the site answered with status %d.', 'marketday' ), $status );
		}
		return (int) filesize( $file ) > self::LARGEST ? __( 'it’s larger than 10 MB.', 'marketday' ) : '';
	}
}
