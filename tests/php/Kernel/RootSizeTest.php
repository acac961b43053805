<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\RootSize;
use Marketday\Tests\SiteTestCase;

final class RootSizeTest extends SiteTestCase {
	public function test_where_a_theme_has_a_smaller_root_sizes_are_as_much_larger(): void {
		self::assertSame( '', RootSize::properties() );

		update_option( 'template', 'oceanwp' );
		self::assertSame( '--marketday-rem:1.6rem;', RootSize::properties() );
	}

	public function test_the_build_asks_for_it_in_every_size(): void {
		$sheet = (string) file_get_contents( dirname( __DIR__, 3 ) . '/build/blocks/_shared/tokens.css' );

		self::assertStringContainsString( 'var(--marketday-rem,1rem)', $sheet );
		$sizes = (string) preg_replace( [ '/@[^{]+\{/', '/var\(--marketday-rem,1rem\)/' ], '', $sheet );
		self::assertDoesNotMatchRegularExpression( '/\drem\b/', $sizes );
	}

	public function test_no_condition_of_a_container_goes_by_the_root(): void {
		$sheets = glob( dirname( __DIR__, 3 ) . '/build/blocks/*/*.css' ) ?: [];
		$holds  = static fn ( string $sheet, string $pattern ): bool => 1 === preg_match( $pattern, (string) file_get_contents( $sheet ) );
		$asks   = static fn ( string $pattern ): array => array_filter( $sheets, static fn ( string $sheet ): bool => $holds( $sheet, $pattern ) );

		self::assertNotEmpty( $asks( '/@container/' ) );
		self::assertSame( [], $asks( '/@container[^{]*[\d.]rem\b/' ) );
	}
}
