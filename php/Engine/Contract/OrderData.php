<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;

/** The fields that an order's data is kept in, the same on both engines: an order that changes engines keeps it. */
final class OrderData {
	/**
	 * @param string $name Of a value; '' for all of the namespace.
	 * @throws InvalidArgumentException Where a name has other characters than small letters, digits and `_`.
	 */
	public static function key( string $namespace, string $name = '' ): string {
		if ( 1 !== preg_match( '/^[a-z0-9][a-z0-9_]*$/', $namespace ) || 1 !== preg_match( '/^[a-z0-9_]*$/', $name ) ) {
			throw new InvalidArgumentException( "'{$namespace}' and '{$name}' must be of small letters, digits and _." );
		}
		return "_marketday_{$namespace}-{$name}";
	}

	/**
	 * @param array<string, string> $fields All of an order, by key.
	 * @return array<string, string> Those of the namespace, by name.
	 */
	public static function of( string $namespace, array $fields ): array {
		$prefix = self::key( $namespace );
		$data   = [];
		foreach ( $fields as $key => $value ) {
			if ( str_starts_with( $key, $prefix ) ) {
				$data[ substr( $key, strlen( $prefix ) ) ] = $value;
			}
		}
		return $data;
	}
}
