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
		$file = self::FOLDER . $name . '.html';
		$html = trim( View::tight( $html ) ) . "\n";
		if ( 'write' === getenv( 'MARKETDAY_PARITY' ) ) {
			file_put_contents( $file, $html );
		}
		Assert::assertStringEqualsFile( $file, $html, "The markup of {$name} has changed: MARKETDAY_PARITY=write writes it anew." );
	}
}
