<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Ui;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\View;

/** The server's twins of `src/ui`: the same markup from the same properties, for the templates of islands. */
final class Ui {
	/** @param array<string, mixed> $properties As the component's, by the same names. */
	public static function draw( string $part, array $properties ): string {
		return ( new View( __DIR__ . '/views' ) )->render( $part, $properties );
	}
}
