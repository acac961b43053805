<?php

declare( strict_types=1 );

namespace Marketday\Account;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;
use Marketday\Store\Engine;
use Marketday\Store\Page;

/** The customer's own page. */
final class AccountFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$view    = new View( __DIR__ . '/views' );
		$handler = new AccountFormHandler( $this->engine );
		$letters = new AccountLetters( $this->engine );
		$guests  = new GuestFormHandler( $this->engine, $letters );
		$handler->add( $this->routes );
		( new OrderForms( $this->engine ) )->add( $this->routes );
		$letters->register();
		$guests->add( $this->routes );
		( new LogInProof( $this->engine ) )->add( $this->routes );
		$block = new AccountBlock( $this->engine, $view, $handler, new GuestForms( $this->engine, $view, $guests ) );
		$this->blocks->add( 'account', static fn ( array $attributes ): string => $block->render( $attributes ) );
		add_filter( 'lostpassword_url', $this->lostPasswordUrl( ... ), 20 );
		add_action( 'template_redirect', self::hideKey( ... ) );
	}

	/** Where the account page is ours, so is its form for a lost password. */
	private function lostPasswordUrl( string $url ): string {
		$id = $this->engine->settings()->pageId( Page::Account );
		return $id > 0 && has_block( 'marketday/account', $id )
			? add_query_arg( 'form', GuestForm::LostPassword->value, $this->engine->settings()->pageUrl( Page::Account ) )
			: $url;
	}

	/** The key in the address of a mail's link is told to no other site. */
	private static function hideKey(): void {
		if ( GuestForm::NewPassword->value === ( $_GET['form'] ?? '' ) && ! headers_sent() ) { // phpcs:ignore WordPress.Security -- compared only.
			header( 'Referrer-Policy: no-referrer' );
		}
	}
}
