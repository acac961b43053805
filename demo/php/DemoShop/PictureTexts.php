<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

/** Gives each product picture that has none its text for those who do not see it: the product's name, and the colour where there is one. */
final class PictureTexts {
	public function write(): void {
		global $wpdb;
		$rows = $wpdb->get_results(
			"SELECT p.ID, p.post_title, p.post_type, m.meta_key, m.meta_value FROM {$wpdb->posts} p
			INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID
			WHERE p.post_type IN ( 'product', 'product_variation' ) AND m.meta_key IN ( '_thumbnail_id', '_product_image_gallery' )
			ORDER BY CASE WHEN p.post_type = 'product_variation' THEN 0 ELSE 1 END, p.ID"
		);
		foreach ( $rows as $row ) {
			$isGallery = '_product_image_gallery' === $row->meta_key;
			foreach ( wp_parse_id_list( (string) $row->meta_value ) as $picture ) {
				$this->name( $picture, $this->text( (string) $row->post_title, 'product_variation' === $row->post_type, $isGallery ) );
			}
		}
	}

	/** A variation is named 'Jumper - Navy, M'; its picture shows the colour and not the size. */
	private function text( string $title, bool $isVariation, bool $isGallery ): string {
		$name = wp_specialchars_decode( $title, ENT_QUOTES );
		if ( $isVariation ) {
			return (string) preg_replace( '/^(.+) - ([^,]+).*$/u', '$1, $2', $name );
		}
		return $isGallery ? "{$name}, another view" : $name;
	}

	private function name( int $picture, string $text ): void {
		if ( $picture > 0 && '' === (string) get_post_meta( $picture, '_wp_attachment_image_alt', true ) ) {
			update_post_meta( $picture, '_wp_attachment_image_alt', wp_slash( $text ) );
		}
	}
}
