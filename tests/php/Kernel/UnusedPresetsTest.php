<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\UnusedPresets;
use Marketday\Tests\SiteTestCase;

/** WordPress's own presets where a theme does not offer them. */
final class UnusedPresetsTest extends SiteTestCase {
	private const CSS = ':root{--wp--preset--color--white: #fff;--wp--preset--color--pale-pink: #f78da7;--wp--preset--gradient--midnight: linear-gradient(135deg,rgb(2,3,129) 0%,rgb(40,116,252) 100%);--wp--preset--color--base: #fbf8f1;}'
		. '.has-pale-pink-color{color: var(--wp--preset--color--pale-pink) !important;}.has-pale-pink-background-color{background-color: var(--wp--preset--color--pale-pink) !important;}'
		. '.has-base-color{color: var(--wp--preset--color--base) !important;}'
		. '.has-midnight-gradient-background{background: var(--wp--preset--gradient--midnight) !important;}';

	private const LEFT = ':root{--wp--preset--color--white: #fff;--wp--preset--color--base: #fbf8f1;}.has-base-color{color: var(--wp--preset--color--base) !important;}';

	public function test_what_the_page_does_not_show_is_left_out(): void {
		self::assertSame( self::LEFT, UnusedPresets::without( [ 'pale-pink', 'midnight' ], self::CSS, '<p class="has-base-color">' ) );
	}

	public function test_what_the_page_shows_stays(): void {
		$css = UnusedPresets::without( [ 'pale-pink', 'midnight' ], self::CSS, '<p class="has-pale-pink-color">' );

		self::assertStringContainsString( '--wp--preset--color--pale-pink: #f78da7;', $css );
		self::assertStringContainsString( '.has-pale-pink-color{', $css );
		self::assertStringNotContainsString( 'midnight', $css );
	}

	public function test_everything_stays_where_a_style_of_the_site_reads_one(): void {
		$css = self::CSS . '.mine{color:var(--wp--preset--color--pale-pink)}';

		self::assertSame( $css, UnusedPresets::without( [ 'pale-pink', 'midnight' ], $css, '' ) );
	}

	public function test_a_part_that_comes_later_brings_those_that_it_shows(): void {
		self::assertSame(
			':root{--wp--preset--color--pale-pink: #f78da7;}.has-pale-pink-color{color: var(--wp--preset--color--pale-pink) !important;}'
				. '.has-pale-pink-background-color{background-color: var(--wp--preset--color--pale-pink) !important;}',
			UnusedPresets::rules( [ 'pale-pink' ], self::CSS )
		);
		self::assertSame( '', UnusedPresets::laterStyle( '<p class="has-contrast-color">' ) );
	}

	public function test_only_what_the_theme_switches_off_and_does_not_have_itself_is_left_out(): void {
		$of       = static fn ( string ...$slugs ): array => array_map( static fn ( string $slug ): array => [ 'slug' => $slug ], $slugs );
		$settings = [
			'defaultPalette'   => false,
			'defaultGradients' => true,
			'palette'          => [
				'default' => $of( 'black', 'pale-pink', 'vivid-red' ),
				'theme'   => $of( 'base', 'vivid-red' ),
			],
			'gradients'        => [ 'default' => $of( 'midnight' ) ],
		];

		self::assertSame( [ 'pale-pink' ], UnusedPresets::slugs( $settings ) );
		self::assertSame( [ 'pale-pink', 'midnight' ], UnusedPresets::slugs( [ 'defaultGradients' => false ] + $settings ) );
		self::assertSame( [], UnusedPresets::slugs( [ 'defaultPalette' => true ] + $settings ) );
	}
}
