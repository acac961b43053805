<?php

declare( strict_types=1 );

namespace Marketday\Account;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;
use Marketday\Store\Engine;

/** The customer's own page. */
final class AccountFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$handler = new AccountFormHandler( $this->engine );
		$handler->add( $this->routes );
		$block = new AccountBlock( $this->engine, new View( __DIR__ . '/views' ), $handler );
		$this->blocks->add( 'account', static fn ( array $attributes ): string => $block->render( $attributes ) );
	}
}
