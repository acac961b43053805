<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\DrawingSetup;

/**
 * WooCommerce's own account page links to the further sections of ours (`marketday_account_sections`), before its way out, and shows one that
 * has no page of its own (`?section=`) in the place of its dashboard.
 */
final class AccountLinks {
	public function register(): void {
		add_filter( 'woocommerce_account_menu_items', $this->add( ... ) );
		add_filter( 'woocommerce_get_endpoint_url', $this->url( ... ), 10, 2 );
		add_action( 'woocommerce_account_content', $this->show( ... ), 9, 0 );
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

	private function show(): void {
		$name    = $_GET['section'] ?? ''; // phpcs:ignore WordPress.Security -- chooses what is shown, among what there is.
		$section = is_string( $name ) && '' === WC()->query->get_current_endpoint() ? self::sections()[ $name ] ?? [] : [];
		if ( is_callable( $section['html'] ?? null ) ) {
			remove_action( 'woocommerce_account_content', 'woocommerce_account_content' );
			DrawingSetup::registerAssets();
			wp_enqueue_style( 'marketday-forms' );
			printf( '<h2>%s</h2>%s', esc_html( $section['label'] ), ( $section['html'] )() ); // phpcs:ignore WordPress.Security.EscapeOutput -- the section has escaped.
		}
	}

	/** @return array<string, array{label: string, url: string, html?: mixed}> */
	private static function sections(): array {
		$sections = apply_filters( 'marketday_account_sections', [] );
		return is_array( $sections )
			? array_filter( $sections, static fn ( mixed $one ): bool => is_array( $one ) && is_string( $one['label'] ?? null ) && is_string( $one['url'] ?? null ) )
			: [];
	}
}
