<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use WP_Term;

/**
 * A slug as WordPress keeps it: lower case, and as octets (`%ce%b1`) what is not ASCII. It is no text: cleaned as one it loses its
 * octets, and made from a text anew it loses signs, so that it may become another's.
 */
final class Slug {
	/** The kept form of a slug that was sent as letters or as octets, in either case. Signs stay. */
	public static function of( string $sent ): string {
		if ( 1 === preg_match( '/^[a-z0-9_-]*$/D', $sent ) ) {
			return $sent;
		}
		return (string) preg_replace_callback(
			'/[\x80-\xff]/',
			static fn ( array $octet ): string => sprintf( '%%%02x', ord( $octet[0] ) ),
			mb_strtolower( self::decode( trim( $sent ) ), 'UTF-8' )
		);
	}

	/** The term that has it, and no other: WordPress itself would find one by what is left of a slug without its signs. */
	public static function term( string $sent, string $taxonomy ): ?WP_Term {
		$slug = self::of( $sent );
		$term = '' === $slug ? false : get_term_by( 'slug', $slug, $taxonomy );
		return $term instanceof WP_Term && self::of( $term->slug ) === $slug ? $term : null;
	}

	/** The name of a taxonomy that was sent: WordPress keeps its letters, not their octets. */
	public static function taxonomy( string $sent ): string {
		return taxonomy_exists( $sent ) ? $sent : mb_strtolower( self::decode( $sent ), 'UTF-8' );
	}

	/** Its letters, as the names of taxonomies have them; as it is where its octets are no letters. */
	public static function decode( string $slug ): string {
		$decoded = rawurldecode( $slug );
		return mb_check_encoding( $decoded, 'UTF-8' ) ? $decoded : $slug;
	}
}
