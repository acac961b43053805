<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use LogicException;

/**
 * Prints a template of a feature: `new View( __DIR__ . '/views' )`, then `render( 'card', [ 'product' => $product ] )`.
 * Templates are PHP files that see each given name as a variable and escape at the point of printing.
 */
final class View {
	public function __construct( private readonly string $folder ) {}

	/** @param array<string, mixed> $variables */
	public function render( string $template, array $variables = [] ): string {
		$file = $this->folder . '/' . $template . '.php';
		if ( ! is_file( $file ) ) {
			throw new LogicException( "There is no template '{$template}' in {$this->folder}." );
		}
		ob_start();
		try {
			( static function ( string $marketday_template, array $marketday_variables ): void {
				extract( $marketday_variables, EXTR_SKIP ); // Templates name their variables.
				require $marketday_template;
			} )( $file, $variables );
		} finally {
			$html = (string) ob_get_clean();
		}
		return trim( $html );
	}

	/** Markup without the line breaks that only lay out a template: React counts every text node, and in a line of text each is a space. */
	public static function tight( string $html ): string {
		return (string) preg_replace( [ '/>\s*[\n\t]\s*/', '/\s*[\n\t]\s*</' ], [ '>', '<' ], $html );
	}
}
