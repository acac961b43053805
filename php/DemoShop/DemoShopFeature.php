<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

use Marketday\Kernel\Commands;
use Marketday\Kernel\Feature;
use Marketday\Store\Engine;

/** The site command `demo`: fills a site with the demo shop that lies in the folder `demo/` of the source. */
final class DemoShopFeature implements Feature {
	/** @param string $folder The folder `demo/`; an installed plugin may have none. */
	public function __construct(
		private readonly Engine $engine,
		private readonly Commands $commands,
		private readonly string $folder
	) {}

	public function register(): void {
		if ( is_file( $this->folder . '/shop.json' ) ) {
			$this->commands->add( 'demo', 'Fills this site with the demo shop. A second run changes nothing.', [ $this, 'run' ] );
		}
	}

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 */
	public function run( array $arguments, callable $print ): int {
		$command = new DemoCommand( $this->engine, $this->commands, $this->folder );
		return $command->run( $arguments, $print );
	}
}
