<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/** The language of the page where Polylang or WPML gives a site several: asked by their public functions and hooks. */
final class Language {
	/** A page in the language that is shown; the page itself where it has no translation. */
	public static function page( int $id ): int {
		$shown = $id > 0 ? apply_filters( 'wpml_object_id', $id, 'page', true ) : $id; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's, which Polylang answers too.
		return is_numeric( $shown ) && (int) $shown > 0 ? (int) $shown : $id;
	}

	/** Its slug, such as `en`; '' where the site speaks one. */
	public static function currentSlug(): string {
		if ( function_exists( 'pll_current_language' ) ) {
			$slug = pll_current_language( 'slug' );
			return is_string( $slug ) ? $slug : '';
		}
		$slug = apply_filters( 'wpml_current_language', null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		return is_string( $slug ) && 'all' !== $slug ? $slug : '';
	}

	/** Tells whether Polylang remembers a visitor's language itself. */
	public static function isPolylangs(): bool {
		return function_exists( 'pll_current_language' );
	}

	/**
	 * Lets a call draw what a page of a language shows.
	 *
	 * @param string $slug Where it is none of the site's, nothing changes.
	 * @return array<string, string> What a query of posts needs besides.
	 */
	public static function switchTo( string $slug ): array {
		if ( '' === $slug ) {
			return [];
		}
		if ( function_exists( 'pll_languages_list' ) ) {
			return in_array( $slug, (array) pll_languages_list(), true ) ? [ 'lang' => $slug ] : [];
		}
		$known = apply_filters( 'wpml_active_languages', null, [ 'skip_missing' => 0 ] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		if ( is_array( $known ) && isset( $known[ $slug ] ) ) {
			do_action( 'wpml_switch_language', $slug ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		}
		return [];
	}
}
