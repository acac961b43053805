<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Marketday\Kernel\View;
use PHPUnit\Framework\Assert;

/**
 * Markup that PHP draws and React reads: `tests/contract/<feature>/<case>.html`, which `describeMarkup()` in tests/parity.tsx
 * reads, draws and hydrates. With MARKETDAY_PARITY=write the file is written anew.
 */
final class MarkupFixture {
	private const FOLDER = __DIR__ . '/../contract/';

	/**
	 * Compares the island's element with the fixture.
	 *
	 * @param string $name Such as 'product-filter/chosen'.
	 * @param string $html One element, with what changes from run to run (nonces, ids of posts, the site's address) replaced by the caller.
	 */
	public static function check( string $name, string $html ): void {
		self::compare( "{$name}.html", trim( View::tight( $html ) ) . "\n" );
	}

	/**
	 * Compares what an answer carries in the place of that markup (`format: data`).
	 *
	 * @param string $name As of the markup.
	 * @param mixed  $data What changes from run to run is replaced by the caller.
	 */
	public static function checkData( string $name, mixed $data ): void {
		$flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR;
		$tab   = static fn ( array $indent ): string => str_repeat( "\t", intdiv( strlen( $indent[0] ), 4 ) );
		$tabs  = preg_replace_callback( '/^( {4})+/m', $tab, json_encode( $data, $flags ) );
		self::compare( "{$name}.json", "{$tabs}\n" );
	}

	private static function compare( string $name, string $text ): void {
		$file = self::FOLDER . $name;
		if ( 'write' === getenv( 'MARKETDAY_PARITY' ) ) {
			file_put_contents( $file, $text );
		}
		Assert::assertStringEqualsFile( $file, $text, "{$name} has changed: MARKETDAY_PARITY=write writes it anew." );
	}
}
