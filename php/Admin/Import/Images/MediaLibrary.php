<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Images;

defined( 'ABSPATH' ) || exit;

use WP_Error;

/** The site's attachments: found by where they came from, and added. */
final class MediaLibrary {
	/** WooCommerce's own note of where an attachment was fetched from; shared with it, so neither fetches twice. */
	private const SOURCE = '_wc_attachment_source';
	private const TYPES  = [ 'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif' ];

	public function bySource( string $source ): int {
		return $this->first( 'm.meta_key = %s AND m.meta_value = %s', [ self::SOURCE, $source ] );
	}

	/** Picture by its address below the uploads folder, or by file name. */
	public function byFile( string $file ): int {
		global $wpdb;
		$exact = $this->first( 'm.meta_key = %s AND m.meta_value = %s', [ '_wp_attached_file', $file ] );
		return $exact > 0 ? $exact : $this->first( 'm.meta_key = %s AND m.meta_value LIKE %s', [ '_wp_attached_file', '%/' . $wpdb->esc_like( $file ) ] );
	}

	/**
	 * Adds a file; it is moved.
	 *
	 * @param string $source The address or file name it is known by later.
	 * @throws ImageMissingException When it is not a picture.
	 */
	public function add( string $file, string $name, string $source ): int {
		$this->requirePicture( $file, $source );
		foreach ( [ 'file', 'media', 'image' ] as $part ) {
			require_once ABSPATH . "wp-admin/includes/{$part}.php";
		}
		$id = media_handle_sideload(
			[
				'name'     => $this->nameFor( $file, $name ),
				'tmp_name' => $file,
			]
		);
		if ( $id instanceof WP_Error ) {
			wp_delete_file( $file );
			/* translators: 1: picture, 2: why it is missing. */
			throw new ImageMissingException( sprintf( __( 'The picture %1$s couldn’t be saved: %2$s', 'marketday' ), $source, $id->get_error_message() ) );
		}
		update_post_meta( $id, self::SOURCE, wp_slash( $source ) );
		return $id;
	}

	public function remove( int $id ): void {
		wp_delete_attachment( $id, true );
	}

	private function requirePicture( string $file, string $source ): void {
		if ( ! in_array( wp_get_image_mime( $file ), self::TYPES, true ) ) {
			wp_delete_file( $file );
			/* translators: %s: picture. */
			throw new ImageMissingException( sprintf( __( 'The file %s isn’t a JPEG, PNG, GIF, WebP or AVIF picture.', 'marketday' ), $source ) );
		}
	}

	/** The name with the ending of what the file truly is. */
	private function nameFor( string $file, string $name ): string {
		$base = pathinfo( sanitize_file_name( $name ), PATHINFO_FILENAME );
		$type = substr( (string) wp_get_image_mime( $file ), strlen( 'image/' ) );
		return ( '' === $base ? 'picture' : $base ) . '.' . ( 'jpeg' === $type ? 'jpg' : $type );
	}

	/** @param list<string> $values */
	private function first( string $condition, array $values ): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT p.ID FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID WHERE p.post_type = 'attachment' AND {$condition} ORDER BY p.ID LIMIT 1", // phpcs:ignore WordPress.DB -- conditions are written above.
				$values
			)
		);
	}
}
