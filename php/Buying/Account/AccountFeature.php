<?php

declare( strict_types=1 );

namespace Marketday\Buying\Account;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;

/** The customer's own page. */
#[LoadsIf( 'sent:form', 'template_redirect' )]
final class AccountFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {}

	/**
	 * Parts that add hooks of their own, each loaded by itself.
	 *
	 * @return array<class-string, Closure(): mixed> By class.
	 */
	public static function parts( Engine $engine, Blocks $blocks, Routes $routes ): array {
		return [
			self::class             => static fn () => ( new self( $engine, $blocks, $routes ) )->register(),
			LostPasswordLink::class => static fn () => ( new LostPasswordLink( $engine ) )->register(),
		];
	}

	public function register(): void {
		$view    = new View( __DIR__ . '/views' );
		$handler = new AccountFormHandler( $this->engine );
		$emails = new AccountEmails( $this->engine );
		$guests  = new GuestFormHandler( $this->engine, $emails );
		$handler->add( $this->routes );
		( new OrderFormHandler( $this->engine ) )->add( $this->routes );
		$emails->register();
		$guests->add( $this->routes );
		( new LogInProofFormHandler( $this->engine ) )->add( $this->routes );
		$block = new AccountBlock( $this->engine, $view, $handler, new GuestForms( $this->engine, $view, $guests ) );
		$this->blocks->add( 'account', static fn ( array $attributes ): string => $block->render( $attributes ) );
		add_action( 'template_redirect', self::hideKey( ... ) );
	}

	/** Leads to our form for a lost password where the account page is ours. */
	/** The key in the address of a mail's link is told to no other site. */
	private static function hideKey(): void {
		if ( GuestForm::NewPassword->value === ( $_GET['form'] ?? '' ) && ! headers_sent() ) { // phpcs:ignore WordPress.Security -- compared only.
			header( 'Referrer-Policy: no-referrer' );
		}
	}
}
