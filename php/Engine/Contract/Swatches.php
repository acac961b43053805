<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * The swatches of an attribute's values, from where shops keep them: `color` and `image` of terms are WooCommerce's own visual
 * attributes and WowStore's, the other names those of Variation Swatches for WooCommerce and of CartFlows.
 */
final class Swatches {
	public const COLOUR        = 'color';
	public const SECOND_COLOUR = 'secondary_color';
	public const IMAGE         = 'image';

	private const COLOURS        = [ self::COLOUR, 'product_attribute_color', 'cfvsw_color' ];
	private const SECOND_COLOURS = [ self::SECOND_COLOUR ];
	private const IMAGES         = [ self::IMAGE, 'product_attribute_image', 'cfvsw_image' ];

	/** Types of attributes, by WooCommerce and those plugins, whose values are not chosen from a list. */
	private const TYPES = [ 'wc-visual', 'color', 'image', 'label', 'button', 'radio' ];

	/** @return array<string, Swatch> By value; none where the attribute is chosen from a list. */
	public static function of( ProductAttribute $attribute ): array {
		$swatches = array_map( static fn (): Swatch => new Swatch(), $attribute->options );
		foreach ( array_intersect_key( $attribute->terms, $attribute->options ) as $value => $id ) {
			$swatches[ $value ] = self::ofTerm( $id );
		}
		$isSeen = [] !== array_filter( $swatches, static fn ( Swatch $swatch ): bool => ! $swatch->isLabel() );
		return $isSeen || in_array( $attribute->type, self::TYPES, true ) ? $swatches : [];
	}

	public static function ofTerm( int $id ): Swatch {
		// All at once: asked for name by name, each takes WordPress as long.
		$fields = (array) get_term_meta( $id );
		$image  = (int) self::first( $fields, self::IMAGES );
		$url    = $image > 0 ? wp_get_attachment_image_url( $image, 'thumbnail' ) : false;
		return is_string( $url )
			? new Swatch( [], $url )
			: new Swatch( array_values( array_diff( [ self::colour( $fields, self::COLOURS ), self::colour( $fields, self::SECOND_COLOURS ) ], [ '' ] ) ) );
	}

	/**
	 * @param array<array-key, mixed> $fields The term's.
	 * @param list<string>            $names
	 */
	private static function colour( array $fields, array $names ): string {
		return (string) sanitize_hex_color( self::first( $fields, $names ) );
	}

	/**
	 * @param array<array-key, mixed> $fields The term's.
	 * @param list<string>            $names
	 */
	private static function first( array $fields, array $names ): string {
		foreach ( $names as $name ) {
			$value = $fields[ $name ][0] ?? '';
			if ( is_scalar( $value ) && '' !== (string) $value ) {
				return (string) $value;
			}
		}
		return '';
	}
}
