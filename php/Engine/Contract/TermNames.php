<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use WP_Error;
use WP_Term;

/**
 * Terms by the names people give them, compared letter by letter: `2,8` and `28` are two, though WordPress makes one slug of them.
 * What is missing is made, with a slug that is free.
 */
final class TermNames {
	/**
	 * @param int $parent Of a taxonomy with levels; 0 is the first.
	 * @throws StoreError
	 */
	public static function id( string $name, string $taxonomy, int $parent = 0 ): int {
		$found = self::matches( $name, $taxonomy, $parent );
		$exact = self::exact( $found, $name, $taxonomy );
		return null === $exact ? self::make( $name, $taxonomy, $parent, [] !== $found ) : $exact->term_id;
	}

	/** @throws StoreError */
	public static function term( string $name, string $taxonomy ): WP_Term {
		$term = get_term( self::id( $name, $taxonomy ), $taxonomy );
		return $term instanceof WP_Term ? $term : throw self::refusal( $name, $taxonomy );
	}

	/** The id of the term of exactly this name, 0 for none. */
	public static function find( string $name, string $taxonomy, int $parent = 0 ): int {
		return self::exact( self::matches( $name, $taxonomy, $parent ), $name, $taxonomy )->term_id ?? 0;
	}

	/** The name of a term that differs from this one in capitals or accents alone, '' for none or where this one is there too. */
	public static function twin( string $name, string $taxonomy, int $parent = 0 ): string {
		$found = taxonomy_exists( $taxonomy ) ? self::matches( $name, $taxonomy, $parent ) : null;
		if ( null === $found || null !== self::exact( $found, $name, $taxonomy ) ) {
			return '';
		}
		$slug = get_term_by( 'slug', sanitize_title( $name ), $taxonomy );
		foreach ( $slug instanceof WP_Term && ( ! is_taxonomy_hierarchical( $taxonomy ) || $slug->parent === $parent ) ? [ ...$found, $slug ] : $found as $term ) {
			if ( self::fold( self::plain( $term->name ) ) === self::fold( $name ) ) {
				return self::plain( $term->name );
			}
		}
		return '';
	}

	/** A name without what tells twins apart: capitals, accents, blanks. */
	public static function fold( string $name ): string {
		$name = mb_strtolower( trim( (string) preg_replace( '/\s+/u', ' ', $name ) ) );
		if ( 1 !== preg_match( '/[\x80-\xFF]/', $name ) ) {
			return $name;
		}
		$name = class_exists( 'Normalizer' ) ? (string) preg_replace( '/\p{Mn}+/u', '', (string) \Normalizer::normalize( $name, \Normalizer::FORM_D ) ) : $name;
		return remove_accents( $name, 'en_GB' );
	}

	/**
	 * Terms in the order of names as MariaDB sorts them, without case and accents; SQLite knows ASCII alone.
	 *
	 * @template K of array-key
	 * @template V
	 * @param array<K, V>         $terms
	 * @param callable(V): string $nameOf
	 * @return array<K, V>
	 */
	public static function sort( array $terms, callable $nameOf ): array {
		$names = array_map( static fn ( mixed $term ): string => self::fold( $nameOf( $term ) ) . "\0" . $nameOf( $term ), $terms );
		asort( $names, SORT_STRING );
		$sorted = [];
		foreach ( array_keys( $names ) as $key ) {
			$sorted[ $key ] = $terms[ $key ];
		}
		return $sorted;
	}

	/** @return list<WP_Term> As the database compares: some of them by capitals and accents alone. */
	private static function matches( string $name, string $taxonomy, int $parent ): array {
		$terms = get_terms(
			[
				'taxonomy'               => $taxonomy,
				'name'                   => wp_slash( $name ),
				'hide_empty'             => false,
				'orderby'                => 'term_id',
				'update_term_meta_cache' => false,
			] + ( is_taxonomy_hierarchical( $taxonomy ) ? [ 'parent' => $parent ] : [] )
		);
		return is_array( $terms ) ? array_values( array_filter( $terms, static fn ( $term ): bool => $term instanceof WP_Term ) ) : [];
	}

	/** @param list<WP_Term> $terms */
	private static function exact( array $terms, string $name, string $taxonomy ): ?WP_Term {
		$stored = self::plain( wp_unslash( sanitize_term_field( 'name', wp_slash( $name ), 0, $taxonomy, 'db' ) ) );
		foreach ( $terms as $term ) {
			if ( self::plain( $term->name ) === $stored ) {
				return $term;
			}
		}
		return null;
	}

	private static function make( string $name, string $taxonomy, int $parent, bool $hasTwin ): int {
		$place = [ 'parent' => max( 0, $parent ) ];
		$made  = $hasTwin ? new WP_Error( 'term_exists' ) : wp_insert_term( wp_slash( $name ), $taxonomy, $place );
		if ( $made instanceof WP_Error && 'term_exists' === $made->get_error_code() ) {
			$made = wp_insert_term( wp_slash( $name ), $taxonomy, $place + [ 'slug' => self::freeSlug( $name, $taxonomy ) ] );
		}
		return is_array( $made ) ? (int) $made['term_id'] : throw self::refusal( $name, $taxonomy, $made );
	}

	private static function freeSlug( string $name, string $taxonomy ): string {
		$slug = sanitize_title( $name );
		$free = $slug;
		for ( $number = 2; '' === $free || get_term_by( 'slug', $free, $taxonomy ) instanceof WP_Term; $number++ ) {
			$free = ltrim( _truncate_post_slug( $slug, 200 - strlen( "-{$number}" ) ) . "-{$number}", '-' );
		}
		return $free;
	}

	private static function plain( string $name ): string {
		return html_entity_decode( $name, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	private static function refusal( string $name, string $taxonomy, ?WP_Error $error = null ): StoreError {
		$why = null === $error ? '' : wp_strip_all_tags( $error->get_error_message() );
		/* translators: 1: a value, 2: an attribute's name, or why it cannot be. */
		return new StoreError( 'marketday_product_invalid_term', trim( sprintf( __( '“%1$s” can’t be a value of %2$s.', 'marketday' ), $name, $taxonomy ) . ' ' . $why ) );
	}
}
