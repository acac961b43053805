<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\RootSize;
use Marketday\Tests\SiteTestCase;

final class RootSizeTest extends SiteTestCase {
	public function test_where_a_theme_has_a_smaller_root_sizes_are_as_much_larger(): void {
		self::assertSame( '', RootSize::properties() );

		update_option( 'template', 'oceanwp' );
		self::assertStringContainsString( '--marketday-space-4:1.6rem;', RootSize::properties() );
		self::assertStringContainsString( '--marketday-control:4.4rem;', RootSize::properties() );
	}

	public function test_its_sizes_are_those_of_the_style_sheet(): void {
		$sheet = (string) file_get_contents( dirname( __DIR__, 3 ) . '/blocks/_shared/_properties.scss' );
		preg_match_all( '/--marketday-((?:space|text)-[\w]+|control): ([\d.]+)rem;/', $sheet, $found );

		self::assertEquals( array_combine( $found[1], array_map( 'floatval', $found[2] ) ), RootSize::SIZES );
	}
}
