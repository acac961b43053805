<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Catalogue\ImageReader;

/** A picture as the Store API's JSON. */
final class CartImage {
	/** @return array<string, mixed>|null Null where the attachment is gone. */
	public static function of( int $id ): ?array {
		$full      = wp_get_attachment_image_src( $id, 'full' );
		$thumbnail = wp_get_attachment_image_src( $id, ImageReader::THUMBNAIL );
		if ( false === $full || false === $thumbnail ) {
			return null;
		}
		return [
			'id'               => $id,
			'src'              => $full[0],
			'thumbnail'        => $thumbnail[0],
			'srcset'           => (string) wp_get_attachment_image_srcset( $id, 'full' ),
			'sizes'            => (string) wp_get_attachment_image_sizes( $id, 'full' ),
			'thumbnail_srcset' => (string) wp_get_attachment_image_srcset( $id, ImageReader::THUMBNAIL ),
			'thumbnail_sizes'  => (string) wp_get_attachment_image_sizes( $id, ImageReader::THUMBNAIL ),
			'name'             => get_the_title( $id ),
			'alt'              => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
		];
	}
}
