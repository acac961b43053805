<?php

declare( strict_types=1 );

namespace Marketday\Site\Header;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;

/**
 * The head of every page: menu, search and account on small screens, a menu that folds what does not fit, a header that
 * stays, and the way past it.
 */
final class HeaderFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks
	) {}

	/**
	 * Parts that add hooks of their own, each loaded by itself.
	 *
	 * @return array<class-string, Closure(): mixed> By class.
	 */
	public static function parts( Engine $engine, Blocks $blocks ): array {
		return [
			self::class     => static fn () => ( new self( $engine, $blocks ) )->register(),
			SkipLink::class => static fn () => ( new SkipLink( $blocks ) )->register(),
		];
	}

	public function register(): void {
		$panels = new Panels();
		$this->blocks->addPart( 'header', [ 'marketday-tokens' ] );
		$this->blocks->add( 'menu-sidebar', $panels->menu( ... ) );
		$this->blocks->add( 'search-overlay', $panels->search( ... ) );
		$this->blocks->add( 'account-link', ( new AccountLink( $this->engine ) )->render( ... ) );
		( new OverflowMenu( $this->blocks ) )->register();
		( new StickyHeader() )->register();
	}
}
