<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Page;
use Marketday\Kernel\Addresses\OwnAddress;
use Marketday\Kernel\SetUpLease;
use Marketday\Kernel\View;
use WP_Post;

/**
 * Makes the shop's pages once after activation, under the option names WooCommerce reads. A page that exists, whoever made
 * it, stays as it is.
 */
final class ShopPages {
	private const STATE = 'marketday_activated';

	private const PENDING = 'pending';

	/** Creates them in one of several requests at the same moment, as a network's new site may see. What it was killed at another begins anew. */
	public function createOnce(): void {
		if ( self::PENDING === get_option( self::STATE ) ) {
			SetUpLease::run( 'pages', [ self::STATE ], function (): void {
				if ( self::PENDING === get_option( self::STATE ) ) {
					$this->createMissing();
					update_option( self::STATE, 'done', true );
				}
			} );
		}
	}

	/** Creates what is missing, whoever asks for it: the set-up guide does by `do_action( 'marketday_make_pages' )`. */
	public function createMissing(): void {
		foreach ( $this->wantedPages() as $name => $page ) {
			$this->create( "woocommerce_{$name}_page_id", $page );
		}
	}

	/** @return list<OwnAddress|null> Of those that exist; in the place of the shop's own stands the list of products. */
	public function addresses(): array {
		$pages = $this->wantedPages();
		return array_values( array_map(
			static fn ( string $name, array $page ): ?OwnAddress => OwnAddress::ofPage(
				(int) get_option( "woocommerce_{$name}_page_id" ),
				$page['slug'],
				Page::Shop->value === $name ? 'product' : ''
			),
			array_keys( $pages ),
			$pages
		) );
	}

	/** @return array<string, array{slug: string, title: string, content: string}> By the name in WooCommerce's option. */
	private function wantedPages(): array {
		return [
			Page::Shop->value     => [
				'slug'    => 'shop',
				'title'   => __( 'Shop', 'marketday' ),
				'content' => "<!-- wp:marketday/storefront {\"align\":\"wide\"} -->\n<div class=\"wp-block-marketday-storefront alignwide\">{$this->listing()}</div>\n<!-- /wp:marketday/storefront -->",
			],
			Page::Basket->value   => [
				'slug'    => 'cart',
				'title'   => __( 'Basket', 'marketday' ),
				'content' => '<!-- wp:marketday/basket {"align":"wide"} /-->',
			],
			Page::Checkout->value => [
				'slug'    => 'checkout',
				'title'   => __( 'Checkout', 'marketday' ),
				'content' => '<!-- wp:marketday/checkout {"align":"wide"} /-->',
			],
			Page::Account->value  => [
				'slug'    => 'my-account',
				'title'   => __( 'My account', 'marketday' ),
				'content' => '<!-- wp:marketday/account {"align":"wide"} /-->',
			],
		];
	}

	/** A filter beside the products, their count and order above, as in the archives' templates. */
	private function listing(): string {
		return ( new View( __DIR__ . '/views' ) )->render( 'listing-blocks' );
	}

	/** @param array{slug: string, title: string, content: string} $page */
	private function create( string $option, array $page ): void {
		if ( $this->isUsable( get_post( (int) get_option( $option ) ) ) ) {
			return;
		}
		$found = get_page_by_path( $page['slug'] );
		// Ours from before, for example after the options were lost.
		if ( $found instanceof WP_Post && $this->isUsable( $found ) && str_contains( $found->post_content, '<!-- wp:marketday/' ) ) {
			update_option( $option, $found->ID );
			return;
		}
		$id = wp_insert_post(
			[
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_name'      => $page['slug'],
				'post_title'     => $page['title'],
				'post_content'   => $page['content'],
				'comment_status' => 'closed',
			]
		);
		if ( $id > 0 ) {
			update_option( $option, $id );
		}
	}

	private function isUsable( mixed $post ): bool {
		return $post instanceof WP_Post && 'page' === $post->post_type && 'trash' !== $post->post_status;
	}
}
