<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\ProductBadges\BadgeRules;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Pricing;
use Marketday\Engine\Contract\StockHolds;
use WP_Post;

/**
 * `demo-till`: what a shop may switch on around its till, for whoever tries the demo shop. Tests shop without it. Other currencies with a
 * switcher in the footer and some prices fixed in them, baskets that are reserved, and addresses that are suggested.
 */
final class TillCommand {
	private const SWITCHER = '<!-- wp:marketday/currency-switcher {"showLabel":true} /-->';

	public function __construct(
		private readonly Engine $engine,
		private readonly string $folder
	) {}

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 */
	public function run( array $arguments, callable $print ): int {
		$till = ShopFile::read( $this->folder . '/shop.json' )->part( 'till' );
		update_option( 'marketday_currencies', array_values( array_map( static fn ( ShopFile $one ): array => $one->texts(), $till->part( 'currencies' )->parts() ) ) );
		update_option( StockHolds::MINUTES, $till->number( 'reservationMinutes' ) );
		update_option( 'marketday_address_search', [
			'service' => 'photon',
			'url'     => AddressBook::ADDRESS,
		] );
		update_option( BadgeRules::PICKS, 'yes' );
		foreach ( $till->part( 'fixedPrices' )->parts() as $price ) {
			$id = $this->engine->writer()->idBySku( $price->text( 'sku' ) );
			0 === $id || update_post_meta( $id, Pricing::FIXED . strtolower( $price->text( 'currency' ) ), $price->text( 'price' ) );
		}
		$this->putSwitcher();
		$print( 'Currencies, reserved baskets, suggested addresses and badges are switched on.' );
		return 0;
	}

	private function putSwitcher(): void {
		$footer = get_posts( [
			'post_type'      => 'wp_template_part',
			'name'           => 'footer',
			'posts_per_page' => 1,
		] )[0] ?? null;
		$before = '<!-- wp:paragraph {"className":"shop-footer__small"';
		if ( $footer instanceof WP_Post && ! str_contains( $footer->post_content, self::SWITCHER ) && str_contains( $footer->post_content, $before ) ) {
			wp_update_post( [
				'ID'           => $footer->ID,
				'post_content' => wp_slash( str_replace( $before, self::SWITCHER . "\n\n" . $before, $footer->post_content ) ),
			] );
			update_post_meta( $footer->ID, '_marketday_demo_hash', md5( (string) get_post_field( 'post_content', $footer->ID, 'raw' ) ) );
		}
	}
}
