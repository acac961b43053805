<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\ProductScreens;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Downloads\FilePlace;
use Marketday\Engine\Embedded\Downloads\ProductFile;
use Marketday\Engine\Embedded\Downloads\ProductFiles;

/** A product's files for download as the text of a field: one a line, its name, a bar and its address. */
final class TypedFiles {
	private const MOST = 100;

	public static function text( int $productId ): string {
		$line = static fn ( ProductFile $file ): string => "{$file->name} | {$file->address}";
		return implode( "\n", array_map( $line, ProductFiles::of( $productId ) ) );
	}

	/** @return list<array{name: string, url: string}>|null Null where the editor changed nothing. */
	public static function readChanges( int $productId, string $typed ): ?array {
		$lines = self::lines( $typed );
		if ( $lines === self::lines( self::text( $productId ) ) ) {
			return null;
		}
		if ( count( $lines ) > self::MOST ) {
			/* translators: %d: a number */
			throw self::refusal( sprintf( __( 'A product can have up to %d files.', 'marketday' ), self::MOST ) );
		}
		return array_map( self::file( ... ), $lines );
	}

	/** @return int|null -1 for an empty field, which is without a limit; null where there was no field. */
	public static function number( ?string $typed ): ?int {
		if ( null !== $typed && 1 !== preg_match( '/^\d{0,6}$/', $typed ) ) {
			/* translators: %s: a value */
			throw self::refusal( sprintf( __( '“%s” isn’t a whole number of downloads.', 'marketday' ), $typed ) );
		}
		return match ( $typed ) {
			null    => null,
			''      => -1,
			default => (int) $typed,
		};
	}

	/** @return array{name: string, url: string} */
	private static function file( string $line ): array {
		$bar     = strrpos( $line, '|' );
		$typed   = trim( false === $bar ? $line : substr( $line, $bar + 1 ) );
		$address = 1 === preg_match( '~^(https?:/)?/~i', $typed ) ? esc_url_raw( $typed ) : '';
		if ( strlen( $line ) > 2000 || '' === $address || null === FilePlace::of( $address ) ) {
			/* translators: 1: an address, 2: a folder's name */
			$sentence = __( '“%1$s” isn’t a web address or a file in the uploads folder %2$s.', 'marketday' );
			throw self::refusal( sprintf( $sentence, mb_substr( $typed, 0, 200 ), FilePlace::FOLDER ) );
		}
		return [
			'name' => false === $bar ? wp_basename( $address ) : trim( substr( $line, 0, $bar ) ),
			'url'  => $address,
		];
	}

	/** @return list<string> */
	private static function lines( string $text ): array {
		return array_values( array_filter( array_map( 'trim', explode( "\n", $text ) ), static fn ( string $line ): bool => '' !== $line ) );
	}

	private static function refusal( string $sentence ): StoreError {
		return new StoreError( 'marketday_product_invalid_downloads', $sentence, 400, [ 'field' => 'downloads' ] );
	}
}
