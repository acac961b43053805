<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** The address of a product's page that opens with a choice. */
final class VariationUrl {
	/** @param array<string, string> $chosen Value by `attribute_{key}`; those without a value are left out. */
	public static function of( string $url, array $chosen ): string {
		$chosen = array_filter( $chosen, static fn ( string $value ): bool => '' !== $value );
		$names  = array_map( static fn ( int|string $name ): string => rawurlencode( (string) $name ), array_keys( $chosen ) );
		return [] === $chosen ? $url : add_query_arg( array_combine( $names, array_map( 'rawurlencode', $chosen ) ), $url );
	}
}
