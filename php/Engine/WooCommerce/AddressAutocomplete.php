<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddressProvider;
use Marketday\Engine\Contract\AddressProviders;
use Marketday\Kernel\DrawingSetup;
use WC_Address_Provider;

/** The services that suggest addresses, in WooCommerce's own registry: its block checkout and its classic one ask them. */
final class AddressAutocomplete {
	public function register(): void {
		add_filter( 'woocommerce_address_providers', [ $this, 'addProviders' ] );
		add_action( 'wp_enqueue_scripts', [ $this, 'addScripts' ], 20 );
	}

	public function addProviders( mixed $providers ): mixed {
		if ( ! is_array( $providers ) || ! class_exists( WC_Address_Provider::class ) ) {
			return $providers;
		}
		return [ ...array_values( $providers ), ...array_map( $this->provider( ... ), AddressProviders::all() ) ];
	}

	/** WooCommerce's registry is there before somebody registers. */
	public function addScripts(): void {
		$registry = 'wc-address-autocomplete-common';
		if ( ! is_checkout() || ! wp_script_is( $registry, 'registered' ) || 'yes' !== get_option( 'woocommerce_address_autocomplete_enabled', 'no' ) ) {
			return;
		}
		foreach ( AddressProviders::all() as $provider ) {
			$script = '' === $provider->script ? null : wp_scripts()->query( $provider->script );
			if ( $script instanceof \_WP_Dependency ) {
				$script->deps = array_values( array_unique( [ ...$script->deps, $registry ] ) );
				DrawingSetup::registerAssets();
				wp_enqueue_script( $provider->script );
			}
		}
	}

	private function provider( AddressProvider $one ): WC_Address_Provider {
		$provider       = new class() extends WC_Address_Provider {};
		$provider->id   = $one->id;
		$provider->name = $one->name;
		// WooCommerce lays out its parts side by side: without an element of its own the text would lose its spaces.
		$provider->branding_html = '' === $one->brandingHtml ? '' : "<span>{$one->brandingHtml}</span>";
		return $provider;
	}
}
