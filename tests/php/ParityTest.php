<?php

declare( strict_types=1 );

use Marketday\Kernel\Island;
use Marketday\Kernel\View;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * SSR parity: PHP's template draws what React draws. A fixture is a file `tests/contract/<feature>/<case>.json` of { props, html }
 * and belongs to the template `views/<feature>.php` of the one folder of php/ that has it, which sees each prop as a variable.
 */
final class ParityTest extends TestCase {
	private const CONTRACT = __DIR__ . '/../contract';

	private const PHP = __DIR__ . '/../../php';

	/**
	 * @param array<string, mixed> $props
	 */
	#[DataProvider( 'fixtures' )]
	public function test_php_draws_what_react_draws( string $folder, string $feature, array $props, string $html ): void {
		$island = new Island( $feature, [], ( new View( $folder . '/views' ) )->render( $feature, $props ) );
		preg_match( '#^<div [^>]*>(.*)</div>$#s', $island->render(), $inner );

		self::assertSame( self::normalise( $html ), self::normalise( $inner[1] ?? '' ) );
	}

	/** @return iterable<string, array{string, string, array<string, mixed>, string}> */
	public static function fixtures(): iterable {
		foreach ( (array) glob( self::CONTRACT . '/*/*.json' ) as $file ) {
			$fixture  = json_decode( (string) file_get_contents( (string) $file ), true );
			$feature = basename( dirname( (string) $file ) );
			[ $view ] = ( glob( self::PHP . "/*/*/views/{$feature}.php" ) ?: [] ) + [ '' ];
			if ( is_array( $fixture ) && isset( $fixture['props'], $fixture['html'] ) && '' !== $view ) {
				yield $feature . '/' . basename( (string) $file, '.json' ) => [ dirname( $view, 2 ), $feature, $fixture['props'], $fixture['html'] ];
			}
		}
	}

	/** One node a line, attributes in the order of their names, entities resolved: what is left is what a visitor gets. */
	private static function normalise( string $html ): string {
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="UTF-8"><body>' . $html, LIBXML_NOERROR | LIBXML_NOWARNING );
		$body = $document->getElementsByTagName( 'body' )->item( 0 );
		self::assertNotNull( $body );
		return self::lines( $body, 0 );
	}

	private static function lines( DOMNode $parent, int $depth ): string {
		$lines = '';
		foreach ( $parent->childNodes as $node ) {
			$lines .= str_repeat( "\t", $depth ) . self::line( $node ) . "\n" . self::lines( $node, $depth + 1 );
		}
		return $lines;
	}

	private static function line( DOMNode $node ): string {
		if ( ! $node instanceof DOMElement ) {
			return $node->nodeName . ' ' . $node->textContent;
		}
		$attributes = [];
		foreach ( $node->attributes as $attribute ) {
			$attributes[ $attribute->nodeName ] = $attribute->nodeName . '=' . $attribute->nodeValue;
		}
		ksort( $attributes );
		return $node->nodeName . ' ' . implode( ' ', $attributes );
	}
}
