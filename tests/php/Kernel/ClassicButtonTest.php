<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\ClassicButton;
use Marketday\Kernel\Contrast;
use Marketday\Kernel\ThemeButton;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class ClassicButtonTest extends SiteTestCase {
	public function test_a_known_themes_button_is_read_where_its_customiser_keeps_it(): void {
		update_option( 'template', 'generatepress' );
		self::assertSame( '--marketday-theme-button:#55555e;--marketday-theme-on-button:#ffffff;', $this->properties() );

		update_option( 'generate_settings', [ 'form_button_background_color' => '#aa0000' ] );
		self::assertSame( '--marketday-theme-button:#aa0000;--marketday-theme-on-button:#ffffff;', $this->properties() );

		update_option( 'template', 'astra' );
		self::assertSame( '--marketday-theme-button:#0170b9;--marketday-theme-on-button:#ffffff;', $this->properties() );
		update_option( 'astra-settings', [ 'theme-color' => '#006600', 'button-bg-color' => '' ] );
		self::assertSame( '--marketday-theme-button:#006600;--marketday-theme-on-button:#ffffff;', $this->properties() );

		update_option( 'template', 'storefront' );
		update_option( 'stylesheet', 'storefront' );
		set_theme_mod( 'storefront_button_background_color', '#6688bb' );
		set_theme_mod( 'storefront_button_text_color', '#000000' );
		self::assertSame( '--marketday-theme-button:#6688bb;--marketday-theme-on-button:#000000;', $this->properties() );
	}

	/** @param array{string, string} $set Colours of the words and of the ground. */
	#[DataProvider( 'faintButtons' )]
	public function test_a_ground_on_which_few_could_read_the_words_is_moved_until_they_can( array $set, string $way ): void {
		update_option( 'template', 'oceanwp' );
		set_theme_mod( 'ocean_theme_button_color', $set[0] );
		set_theme_mod( 'ocean_theme_button_bg', $set[1] );

		self::assertSame( 1, preg_match( '/button:(#\w+);.*on-button:(#\w+);/', $this->properties(), $found ) );
		self::assertSame( $set[0], $found[2] ?? null );
		self::assertGreaterThanOrEqual( Contrast::TEXT, Contrast::ratio( $found[1] ?? '', $set[0] ) );
		self::assertLessThan( 6.0, Contrast::ratio( $found[1] ?? '', $set[0] ) );
		self::assertSame( 'darker' === $way, Contrast::ratio( $found[1] ?? '', '#ffffff' ) > Contrast::ratio( $set[1], '#ffffff' ) );
	}

	/** @return array<string, array{array{string, string}, string}> */
	public static function faintButtons(): array {
		return [
			'the theme as it comes'  => [ [ '#ffffff', '#13aff0' ], 'darker' ],
			'dark words on dark'     => [ [ '#333333', '#445566' ], 'lighter' ],
			'words as their ground'  => [ [ '#ffffff', '#ffffff' ], 'darker' ],
		];
	}

	public function test_a_known_themes_rules_for_every_button_do_not_win_over_ours(): void {
		update_option( 'template', 'oceanwp' );
		self::assertStringContainsString( '{border-color:var(--marketday-accent);background:var(--marketday-accent);', ClassicButton::rules() );
		update_option( 'template', 'someones-theme' );
		self::assertSame( '', ClassicButton::rules() );
	}

	public function test_of_another_theme_nothing_is_known_but_what_somebody_says(): void {
		update_option( 'template', 'someones-theme' );
		self::assertSame( '', $this->properties() );

		add_filter( 'marketday_classic_button', static fn (): array => [ 'color' => [ 'background' => '#00f', 'text' => '#fff' ], 'border' => [ 'radius' => '0' ] ] );
		self::assertSame( '--marketday-theme-button:#00f;--marketday-theme-on-button:#fff;--marketday-theme-button-radius:0;', $this->properties() );
	}

	private function properties(): string {
		return ThemeButton::properties( ClassicButton::styles() );
	}
}
