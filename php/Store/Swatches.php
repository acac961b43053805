<?php

declare( strict_types=1 );

namespace Marketday\Store;

defined( 'ABSPATH' ) || exit;

use WP_Term;

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

	/** Of more values than this, those of each attribute are asked for by themselves. */
	private const MOST = 200;

	/** @var array<string, array{string, array<array-key, WP_Term>|null}> By taxonomy: when terms last changed, and they. */
	private static array $known = [];

	/** @return array<string, Swatch> By value; none where the attribute is chosen from a list. */
	public static function of( ProductAttribute $attribute ): array {
		$swatches = array_map( static fn (): Swatch => new Swatch(), $attribute->options );
		foreach ( self::terms( $attribute ) as $term ) {
			$swatches[ $term->slug ] = self::ofTerm( $term->term_id );
		}
		$isSeen = [] !== array_filter( $swatches, static fn ( Swatch $swatch ): bool => ! $swatch->isLabel() );
		return $isSeen || in_array( $attribute->type, self::TYPES, true ) ? $swatches : [];
	}

	public static function ofTerm( int $id ): Swatch {
		$image = (int) self::first( $id, self::IMAGES );
		$url   = $image > 0 ? wp_get_attachment_image_url( $image, 'thumbnail' ) : false;
		return is_string( $url )
			? new Swatch( [], $url )
			: new Swatch( array_values( array_diff( [ self::colour( $id, self::COLOURS ), self::colour( $id, self::SECOND_COLOURS ) ], [ '' ] ) ) );
	}

	/** @return list<WP_Term> Those among the attribute's options, with their meta. */
	private static function terms( ProductAttribute $attribute ): array {
		if ( null === $attribute->taxonomy || [] === $attribute->options ) {
			return [];
		}
		$slugs = array_map( 'strval', array_keys( $attribute->options ) );
		$known = self::all( $attribute->taxonomy );
		return null === $known ? self::find( $attribute->taxonomy, [ 'slug' => $slugs ] ) : array_values( array_intersect_key( $known, array_flip( $slugs ) ) );
	}

	/** @return array<array-key, WP_Term>|null By slug, read once for all cards of a page; null where there are too many. */
	private static function all( string $taxonomy ): ?array {
		$changed = wp_cache_get_last_changed( 'terms' );
		if ( ( self::$known[ $taxonomy ][0] ?? '' ) !== $changed ) {
			$terms                    = self::find( $taxonomy, [ 'number' => self::MOST + 1 ] );
			self::$known[ $taxonomy ] = [ $changed, count( $terms ) > self::MOST ? null : array_column( $terms, null, 'slug' ) ];
		}
		return self::$known[ $taxonomy ][1];
	}

	/**
	 * @param array<string, mixed> $question
	 * @return list<WP_Term>
	 */
	private static function find( string $taxonomy, array $question ): array {
		$terms = get_terms( [
			'taxonomy'   => $taxonomy,
			'hide_empty' => false,
		] + $question );
		return is_array( $terms ) ? array_values( array_filter( $terms, static fn ( mixed $term ): bool => $term instanceof WP_Term ) ) : [];
	}

	/** @param list<string> $names */
	private static function colour( int $id, array $names ): string {
		return (string) sanitize_hex_color( self::first( $id, $names ) );
	}

	/** @param list<string> $names */
	private static function first( int $id, array $names ): string {
		foreach ( $names as $name ) {
			$value = get_term_meta( $id, $name, true );
			if ( is_scalar( $value ) && '' !== (string) $value ) {
				return (string) $value;
			}
		}
		return '';
	}
}
