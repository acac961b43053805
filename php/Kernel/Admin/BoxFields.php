<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** The fields of a box on a post's editing screen, sent when the post is saved: under its name, its nonce under that name with `_nonce`. */
final class BoxFields {
	/**
	 * @param string $name Also of the nonce's action.
	 * @return mixed Unslashed; null where the box was not sent, or its sender may not edit the post.
	 */
	public static function postedValue( string $name, int $post ): mixed {
		$nonce = $_POST[ "{$name}_nonce" ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared.
		if ( ! is_string( $nonce ) || false === wp_verify_nonce( $nonce, $name ) || ! current_user_can( 'edit_post', $post ) ) {
			return null;
		}
		return wp_unslash( $_POST[ $name ] ?? null ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- each box reads its own.
	}
}
