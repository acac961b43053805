<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\Http\PrivatePage;
use Marketday\Kernel\Loading\LoadsIf;

/** Basket, checkout and account hold a visitor's data: no cache keeps them, no search engine lists them. */
#[LoadsIf( 'page:|query:order-received|query:order-pay', 'template_redirect', 'wp_robots' )]
final class Privacy {
	private const PRIVATE_PAGES = [ Page::Basket, Page::Checkout, Page::Account ];

	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		add_action( 'template_redirect', [ $this, 'sendHeaders' ], 0 );
		add_filter( 'wp_robots', [ $this, 'robots' ] );
		add_filter( 'robots_txt', [ $this, 'robotsFile' ] );
	}

	public function sendHeaders(): void {
		if ( $this->isPrivate() ) {
			PrivatePage::keep();
			if ( self::isOrder() && ! headers_sent() ) {
				// The address holds the order's key.
				header( 'Referrer-Policy: no-referrer' );
			}
		}
	}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	public function robots( array $robots ): array {
		return $this->isPrivate() ? [
			'noindex' => true,
			'follow'  => true,
		] + array_diff_key( $robots, [ 'max-image-preview' => 1 ] ) : $robots;
	}

	/** Crawlers leave the basket's own links alone: each would start a session. */
	public function robotsFile( string $text ): string {
		return $text . "\nUser-agent: *\nDisallow: /*?add-to-cart=\nDisallow: /*&add-to-cart=\nDisallow: /*?wc-ajax=\n";
	}

	private function isPrivate(): bool {
		return ( is_page() && in_array( $this->engine->settings()->pageOf( get_queried_object_id() ), self::PRIVATE_PAGES, true ) ) || self::isOrder();
	}

	private static function isOrder(): bool {
		return '' !== (string) get_query_var( 'order-received' ) || '' !== (string) get_query_var( 'order-pay' );
	}
}
