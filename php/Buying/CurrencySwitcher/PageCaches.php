<?php

declare( strict_types=1 );

namespace Marketday\Buying\CurrencySwitcher;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Http\PrivatePage;

/**
 * Caches of pages hold the shop's own currency alone: a page that a cookie has turned into another is nobody else's. Only a cache that is
 * known to keep one copy for each value of the cookie may have it. What still comes from a cache that looks at no cookie, the page's script
 * notices.
 */
final class PageCaches {
	public function __construct(
		private readonly Engine $engine,
		private readonly CurrencyCopies $copies
	) {}

	public function register(): void {
		add_action( 'template_redirect', $this->keepPrivate( ... ), 0 );
		$this->copies->register();
	}

	private function keepPrivate(): void {
		// An address that names its currency is the same for everyone.
		$isNamed = isset( $_GET[ VisitorsCurrency::PARAMETER ] ); // phpcs:ignore WordPress.Security.NonceVerification -- not used.
		if ( $isNamed || null === $this->engine->pricing()->exchange() ) {
			return;
		}
		if ( ! $this->copies->areKept() ) {
			PrivatePage::announceToPlugins();
		}
		if ( ! headers_sent() ) {
			header( 'Cache-Control: private, no-cache, max-age=0, must-revalidate' );
			header( 'Vary: Cookie', false );
		}
	}
}
