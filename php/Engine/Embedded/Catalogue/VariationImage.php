<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use WP_Post;

/** The `image` object of a variation's data, in WooCommerce's keys. */
final class VariationImage {
	private const NONE = [
		'title'   => '',
		'caption' => '',
		'url'     => '',
		'alt'     => '',
		'src'     => '',
		'srcset'  => false,
		'sizes'   => false,
	];

	/** @return array<string, mixed> */
	public function of( int $id, string $productName ): array {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || 'attachment' !== $post->post_type ) {
			return self::NONE;
		}
		$title   = wp_strip_all_tags( $post->post_title );
		$caption = wp_strip_all_tags( $post->post_excerpt );
		$alt     = wp_strip_all_tags( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) );
		return [
			'title'   => $title,
			'caption' => $caption,
			'url'     => (string) wp_get_attachment_url( $id ),
			'alt'     => $alt ?: $caption ?: $title ?: $productName,
			'srcset'  => wp_get_attachment_image_srcset( $id, ImageReader::SINGLE ),
			'sizes'   => wp_get_attachment_image_sizes( $id, ImageReader::SINGLE ),
		]
			+ $this->size( $id, 'full', 'full_src' )
			+ $this->size( $id, ImageReader::GALLERY, 'gallery_thumbnail_src' )
			+ $this->size( $id, ImageReader::THUMBNAIL, 'thumb_src' )
			+ $this->size( $id, ImageReader::SINGLE, 'src' );
	}

	/** @return array<string, int|string> */
	private function size( int $id, string $size, string $key ): array {
		$found = wp_get_attachment_image_src( $id, $size );
		return [
			$key       => $found ? $found[0] : '',
			"{$key}_w" => $found ? $found[1] : 0,
			"{$key}_h" => $found ? $found[2] : 0,
		];
	}
}
