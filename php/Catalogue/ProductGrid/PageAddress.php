<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

/** Address of a page of a listing: a parameter of the address, or in archives WordPress's own `/page/3/`. */
final class PageAddress {
	/** @param string|null $parameter Null for an archive's pages. */
	public static function of( string $address, int $page, ?string $parameter ): string {
		return null === $parameter ? self::ofArchive( $address, $page ) : self::withParameter( $address, $parameter, $page );
	}

	private static function withParameter( string $address, string $parameter, int $page ): string {
		$first = remove_query_arg( [ $parameter, (string) strtok( $parameter, '~' ) ], $address );
		return $page <= 1 ? $first : add_query_arg( $parameter, (string) $page, $first );
	}

	private static function ofArchive( string $address, int $page ): string {
		[ $path, $query ] = explode( '?', $address, 2 ) + [ '', '' ];
		$path             = (string) preg_replace( '#/page/\d+/?$#', '/', $path );
		$address          = remove_query_arg( 'paged', '' === $query ? $path : "{$path}?{$query}" );
		if ( $page <= 1 ) {
			return $address;
		}
		if ( '' === (string) get_option( 'permalink_structure' ) ) {
			return add_query_arg( 'paged', (string) $page, $address );
		}
		[ $path, $query ] = explode( '?', $address, 2 ) + [ '', '' ];
		return user_trailingslashit( trailingslashit( $path ) . "page/{$page}", 'paged' ) . ( '' === $query ? '' : "?{$query}" );
	}
}
