<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Admin;

defined( 'ABSPATH' ) || exit;

/** A file a form sent, or why there is none. */
final class UploadedFile {
	public const TOO_LARGE  = 'too_large';
	public const NONE       = 'none';
	public const PARTLY     = 'partly';
	public const NOT_STORED = 'not_stored';

	private function __construct(
		public readonly string $path,
		public readonly string $name,
		public readonly string $problem
	) {}

	public static function fromRequest( string $field ): self {
		$file = $_FILES[ $field ] ?? null; // phpcs:ignore WordPress.Security -- the route's guard has checked the nonce; each value is checked below.
		if ( ! is_array( $file ) || ! is_int( $file['error'] ?? null ) ) {
			// A body beyond post_max_size arrives without any field.
			return new self( '', '', (int) ( $_SERVER['CONTENT_LENGTH'] ?? 0 ) > wp_max_upload_size() ? self::TOO_LARGE : self::NONE ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a number.
		}
		$problem = match ( $file['error'] ) {
			UPLOAD_ERR_OK                             => '',
			UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => self::TOO_LARGE,
			UPLOAD_ERR_NO_FILE                        => self::NONE,
			UPLOAD_ERR_PARTIAL                        => self::PARTLY,
			default                                   => self::NOT_STORED,
		};
		return new self( (string) ( $file['tmp_name'] ?? '' ), sanitize_file_name( (string) ( $file['name'] ?? '' ) ), $problem );
	}

	public static function sentence( string $problem ): string {
		return match ( $problem ) {
			self::TOO_LARGE  => sprintf(
				/* translators: %s: size, such as 8 MB. */
				__( 'The file is larger than this site allows (%s). Import it with the command "wp marketday import FILE", or split it.', 'marketday' ),
				size_format( wp_max_upload_size() )
			),
			self::NONE       => __( 'Choose a file first.', 'marketday' ),
			self::PARTLY     => __( 'Only part of the file arrived. Please try again.', 'marketday' ),
			self::NOT_STORED => __( 'The file couldn’t be saved: the uploads folder isn’t writable.', 'marketday' ),
			default          => '',
		};
	}
}
