<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Writing\Generation;

use Marketday\Store\Embedded\Catalogue\Shelf;

/** `generate N`. */
final class GenerateCommand {
	public function __construct( private readonly Shelf $shelf ) {}

	/**
	 * @param list<string>           $arguments
	 * @param callable(string): void $print
	 */
	public function run( array $arguments, callable $print ): int {
		$this->shelf->rebuild();
		$print( 'soon' );
		return 0;
	}
}
