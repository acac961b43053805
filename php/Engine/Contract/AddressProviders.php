<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;

/** The services that suggest addresses, for every checkout of the site: ours, and WooCommerce's two by its own registry. */
final class AddressProviders {
	public const HOOK = 'marketday_address_providers';

	/** @return list<AddressProvider> One of each id; the first that can search a country is asked. */
	public static function all(): array {
		/**
		 * The services that suggest addresses.
		 *
		 * @param list<AddressProvider> $providers
		 */
		$providers = apply_filters( self::HOOK, [] );
		$found     = [];
		foreach ( is_array( $providers ) ? $providers : [] as $provider ) {
			if ( $provider instanceof AddressProvider && '' !== $provider->id ) {
				$found[ $provider->id ] ??= $provider;
			}
		}
		return array_values( $found );
	}

	/** @param Closure(list<AddressProvider>): list<AddressProvider> $listener */
	public static function on( Closure $listener ): void {
		add_filter( self::HOOK, $listener );
	}
}
