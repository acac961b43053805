<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Downloads;

defined( 'ABSPATH' ) || exit;

/**
 * Place of a product's file: in the folder for such files, which the server itself gives to nobody, or at an address of the web.
 * No other file of the server is ever read, whatever was entered.
 */
final class FilePlace {
	public const FOLDER = 'woocommerce_uploads';

	private function __construct(
		/** '' where the file is not ours to send. */
		public readonly string $path,
		/** The address that the browser is led to. */
		public readonly string $url
	) {}

	public static function folder(): string {
		return wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER;
	}

	/** @return self|null Null where there is no such file, or none that may be had. */
	public static function of( string $address ): ?self {
		if ( str_contains( $address, "\0" ) ) {
			return null;
		}
		if ( 1 === preg_match( '~^(https?:)?//[^/]~i', $address ) ) {
			return self::ofUrl( str_starts_with( $address, '//' ) ? ( is_ssl() ? 'https:' : 'http:' ) . $address : $address );
		}
		$path = self::real( $address ) ?? self::real( constant( 'ABSPATH' ) . ltrim( $address, '/' ) );
		return null === $path ? null : new self( $path, '' );
	}

	/** A site that has moved finds its files still, for the folder's path is looked at and not the host. */
	private static function ofUrl( string $url ): ?self {
		$own    = wp_upload_dir( null, false )['baseurl'] . '/' . self::FOLDER . '/';
		$folder = (string) wp_parse_url( $own, PHP_URL_PATH );
		$asked  = (string) wp_parse_url( $url, PHP_URL_PATH );
		$inside = str_starts_with( $asked, $folder ) ? substr( $asked, strlen( $folder ) ) : '';
		$path   = '' === $inside ? null : ( self::real( self::folder() . '/' . $inside ) ?? self::real( self::folder() . '/' . rawurldecode( $inside ) ) );
		if ( null !== $path ) {
			return new self( $path, $own . $inside );
		}
		$isOurs = str_starts_with( $asked, $folder ) && wp_parse_url( $url, PHP_URL_HOST ) === wp_parse_url( $own, PHP_URL_HOST );
		return $isOurs ? null : new self( '', $url );
	}

	/** The file itself, with links and dots resolved, where that is inside the folder. */
	private static function real( string $path ): ?string {
		$folder = realpath( self::folder() );
		$real   = false === $folder || str_contains( $path, "\0" ) ? false : realpath( $path );
		$isOurs = false !== $real && str_starts_with( $real, $folder . DIRECTORY_SEPARATOR ) && is_file( $real ) && ! str_starts_with( basename( $real ), '.' );
		return $isOurs ? $real : null;
	}
}
