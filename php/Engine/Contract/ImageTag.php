<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Prints an image with its space reserved: width, height, srcset, and `sizes` as the place on the page needs them. */
final class ImageTag {
	/** @param array<string, string> $attributes Further attributes, or others than the image's own: `sizes`, `loading`, `alt`. */
	public static function html( Image $image, array $attributes = [] ): string {
		$all  = array_filter(
			$attributes + [
				'src'      => esc_url( $image->file->src ),
				'width'    => $image->file->width > 0 ? (string) $image->file->width : '',
				'height'   => $image->file->height > 0 ? (string) $image->file->height : '',
				'srcset'   => $image->file->srcset,
				'sizes'    => '' === $image->file->srcset ? '' : $image->file->sizes,
				'decoding' => 'async',
			],
			static fn ( string $value ): bool => '' !== $value
		);
		// An empty text is a word too: this image is silent.
		$all['alt'] = $attributes['alt'] ?? $image->alt;
		$html = '<img';
		foreach ( $all as $name => $value ) {
			$html .= sprintf( ' %s="%s"', $name, 'src' === $name ? $value : esc_attr( $value ) );
		}
		return $html . '>';
	}
}
