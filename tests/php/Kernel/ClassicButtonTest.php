<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\ClassicButton;
use Marketday\Kernel\ThemeButton;
use Marketday\Tests\SiteTestCase;

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
		set_theme_mod( 'storefront_button_background_color', '#123456' );
		self::assertSame( '--marketday-theme-button:#123456;--marketday-theme-on-button:#333333;', $this->properties() );
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
