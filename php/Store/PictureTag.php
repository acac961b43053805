<?php

declare( strict_types=1 );

namespace Marketday\Store;

defined( 'ABSPATH' ) || exit;

/** Prints a picture with its space reserved: width, height, srcset, and `sizes` as the place on the page needs them. */
final class PictureTag {
	/** @param array<string, string> $attributes Further attributes, or others than the picture's own: `sizes`, `loading`, `alt`. */
	public static function html( Picture $picture, array $attributes = [] ): string {
		$all  = array_filter(
			$attributes + [
				'src'      => esc_url( $picture->src ),
				'width'    => $picture->width > 0 ? (string) $picture->width : '',
				'height'   => $picture->height > 0 ? (string) $picture->height : '',
				'srcset'   => $picture->srcset,
				'sizes'    => '' === $picture->srcset ? '' : $picture->sizes,
				'decoding' => 'async',
			],
			static fn ( string $value ): bool => '' !== $value
		);
		// An empty text is a word too: this picture is silent.
		$all['alt'] = $attributes['alt'] ?? $picture->alt;
		$html = '<img';
		foreach ( $all as $name => $value ) {
			$html .= sprintf( ' %s="%s"', $name, 'src' === $name ? $value : esc_attr( $value ) );
		}
		return $html . '>';
	}
}
