<?php

declare( strict_types=1 );

namespace Marketday\Import\Pictures;

/** Fetches one picture from another site into a temporary file: small enough, in time, and truly a picture. */
final class PictureDownload {
	/** Code of a failure that is the site's, not this picture's. */
	public const SITE_FAILED = 1;

	private const LARGEST = 10485760;
	private const SECONDS = 10;

	/**
	 * @return string The temporary file.
	 * @throws PictureMissing
	 */
	public function fetch( string $url ): string {
		if ( false === wp_http_validate_url( $url ) ) {
			/* translators: %s: address of a picture. */
			throw new PictureMissing( sprintf( __( 'The picture %s could not be fetched: its site cannot be found, or may not be asked.', 'marketday' ), $url ), self::SITE_FAILED );
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file   = wp_tempnam( 'marketday-picture' );
		$answer = wp_safe_remote_get(
			$url,
			[
				'timeout'             => self::SECONDS,
				'redirection'         => 3,
				'stream'              => true,
				'filename'            => $file,
				'limit_response_size' => self::LARGEST + 1,
			]
		);
		$reason = $this->reasonAgainst( $answer, $file );
		if ( '' !== $reason ) {
			wp_delete_file( $file );
			/* translators: 1: address of a picture, 2: why it is missing. */
			throw new PictureMissing( sprintf( __( 'The picture %1$s could not be fetched: %2$s', 'marketday' ), $url, $reason ), is_wp_error( $answer ) ? self::SITE_FAILED : 0 );
		}
		return $file;
	}

	/** @param mixed $answer */
	private function reasonAgainst( $answer, string $file ): string {
		if ( is_wp_error( $answer ) ) {
			return $answer->get_error_message();
		}
		$status = (int) wp_remote_retrieve_response_code( (array) $answer );
		if ( 200 !== $status ) {
			/* translators: %d: HTTP status. */
			return sprintf( __( 'the site answered with status %d.', 'marketday' ), $status );
		}
		return (int) filesize( $file ) > self::LARGEST ? __( 'it is larger than 10 MB.', 'marketday' ) : '';
	}
}
