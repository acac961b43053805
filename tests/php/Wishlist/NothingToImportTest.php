<?php

declare( strict_types=1 );

namespace Marketday\Tests\Wishlist;

use Marketday\Tests\PluginAccess;

/** A site on which no other wishlists have been. */
final class NothingToImportTest extends ListsTestCase {
	public function test_the_command_says_so(): void {
		$say = static function (): void {};

		self::assertSame( 1, PluginAccess::plugin()->commands()->run( 'wishlists', [ 'ti' ], $say ) );
		self::assertSame( 1, PluginAccess::plugin()->commands()->run( 'wishlists', [ '../etc' ], $say ) );
	}
}
