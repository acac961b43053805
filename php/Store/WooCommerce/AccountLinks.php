<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

/** WooCommerce's own account page links to the further sections of ours (`marketday_account_sections`), before its way out. */
final class AccountLinks {
	public function register(): void {
		add_filter( 'woocommerce_account_menu_items', $this->add( ... ) );
		add_filter( 'woocommerce_get_endpoint_url', $this->url( ... ), 10, 2 );
	}

	/**
	 * @param array<string, string> $items Label by endpoint.
	 * @return array<string, string>
	 */
	private function add( array $items ): array {
		$last = array_intersect_key( $items, [ 'customer-logout' => true ] );
		return array_diff_key( $items, $last ) + array_map( static fn ( array $section ): string => $section['label'], self::sections() ) + $last;
	}

	private function url( string $url, string $endpoint ): string {
		return self::sections()[ $endpoint ]['url'] ?? $url;
	}

	/** @return array<string, array{label: string, url: string}> */
	private static function sections(): array {
		$sections = apply_filters( 'marketday_account_sections', [] );
		return is_array( $sections )
			? array_filter( $sections, static fn ( mixed $one ): bool => is_array( $one ) && is_string( $one['label'] ?? null ) && is_string( $one['url'] ?? null ) )
			: [];
	}
}
