<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Addresses;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Loading\LoadsIf;

/** Old first words of addresses of ours: who follows a link with one is led to where it is now, as long as nothing else has it. */
#[LoadsIf( 'option:marketday_former_addresses', 'template_redirect' )]
final class FormerAddresses {
	/** Option: the new word by the old one, the latest first. */
	private const OPTION = 'marketday_former_addresses';

	private const MOST = 50;

	public static function register(): void {
		// WordPress guesses at 10 what else may have been meant.
		add_action( 'template_redirect', self::lead( ... ), 5 );
	}

	/**
	 * Keeps the words that are no longer used.
	 *
	 * @param array<string, string> $old By name.
	 * @param array<string, string> $now By name.
	 */
	public static function note( array $old, array $now ): void {
		$kept = self::readOption();
		foreach ( array_diff_assoc( $old, $now ) as $name => $word ) {
			$kept = [ $word => $now[ $name ] ?? $word ] + $kept;
		}
		$kept = array_slice( array_diff_key( $kept, array_flip( $now ) ), 0, self::MOST, true );
		if ( self::readOption() !== $kept ) {
			update_option( self::OPTION, $kept, true );
		}
	}

	/** Path that an old one stands for now; '' for any other. */
	public static function now( string $path ): string {
		$kept  = self::readOption();
		$found = $path;
		for ( $turns = 0; $turns < self::MOST; ++$turns ) {
			$word = self::wordOf( $found, $kept );
			if ( '' === $word ) {
				break;
			}
			$found = $kept[ $word ] . substr( $found, strlen( $word ) );
		}
		return $path === $found ? '' : $found;
	}

	/** @param array<string, string> $kept */
	private static function wordOf( string $path, array $kept ): string {
		foreach ( array_keys( $kept ) as $word ) {
			if ( str_starts_with( "{$path}/", "{$word}/" ) ) {
				return (string) $word;
			}
		}
		return '';
	}

	private static function lead(): void {
		global $wp, $wp_rewrite;
		$path = is_404() ? self::now( rawurldecode( trim( (string) $wp->request, '/' ) ) ) : '';
		if ( '' === $path ) {
			return;
		}
		$address = home_url( user_trailingslashit( $wp_rewrite->root . implode( '/', array_map( 'rawurlencode', explode( '/', $path ) ) ) ) );
		$query   = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_QUERY ); // phpcs:ignore WordPress.Security -- cleaned by the redirect.
		if ( wp_safe_redirect( $address . ( '' === $query ? '' : "?{$query}" ), 301, 'Marketday' ) ) {
			exit;
		}
	}

	/** @return array<string, string> */
	private static function readOption(): array {
		$kept = get_option( self::OPTION, [] );
		$isWord = static fn ( mixed $now, mixed $old ): bool => is_string( $now ) && is_string( $old );
		return array_filter( is_array( $kept ) ? $kept : [], $isWord, ARRAY_FILTER_USE_BOTH );
	}
}
