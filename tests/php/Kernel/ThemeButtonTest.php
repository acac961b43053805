<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\ThemeButton;
use PHPUnit\Framework\TestCase;

final class ThemeButtonTest extends TestCase {
	public function test_the_theme_gives_colours_and_shape_of_buttons(): void {
		$styles = [
			'color'  => [ 'background' => 'var(--wp--preset--color--contrast)', 'text' => '#fff' ],
			'border' => [ 'radius' => '9999px' ],
		];

		self::assertSame( '--marketday-theme-button:var(--wp--preset--color--contrast);--marketday-theme-on-button:#fff;--marketday-theme-button-radius:9999px;', ThemeButton::properties( $styles ) );
	}

	public function test_a_block_theme_gives_the_shape_that_its_buttons_in_content_have(): void {
		$radius = static function ( array $styles ): mixed {
			$add = static fn ( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data => $data->update_with( [ 'version' => 3, 'styles' => $styles ] );
			add_filter( 'wp_theme_json_data_theme', $add );
			wp_clean_theme_json_cache();
			$button = ThemeButton::styles();
			remove_filter( 'wp_theme_json_data_theme', $add );
			wp_clean_theme_json_cache();
			return $button['border']['radius'] ?? null;
		};
		$of = static fn ( string $radius ): array => [ 'border' => [ 'radius' => $radius ] ];

		self::assertSame( '9999px', $radius( [] ) );
		self::assertSame( '3px', $radius( [ 'blocks' => [ 'core/button' => $of( '3px' ) ] ] ) );
		self::assertSame( '5px', $radius( [ 'blocks' => [ 'core/button' => $of( '3px' ) ], 'elements' => [ 'button' => $of( '5px' ) ] ] ) );
	}

	public function test_shapes_of_a_pale_button_are_drawn_darker(): void {
		$of = static fn ( string $ground ): string => ThemeButton::properties( [ 'color' => [ 'background' => $ground, 'text' => '#333333' ] ] );

		self::assertStringContainsString( '--marketday-accent-shape:var(--marketday-accent-line);', $of( '#eeeeee' ) );
		self::assertStringNotContainsString( 'accent-shape', $of( '#0170b9' ) );
		self::assertStringNotContainsString( 'accent-shape', $of( 'var(--wp--preset--color--accent)' ) );
	}

	public function test_a_background_without_a_text_colour_is_left_alone(): void {
		self::assertSame( '', ThemeButton::properties( [ 'color' => [ 'background' => '#000' ] ] ) );
		self::assertSame( '', ThemeButton::properties( [] ) );
	}

	public function test_nothing_ends_the_declaration(): void {
		self::assertSame( '', ThemeButton::properties( [ 'border' => [ 'radius' => '0;}body{display:none' ] ] ) );
		self::assertSame( '', ThemeButton::properties( [ 'color' => [ 'background' => 'url("x")', 'text' => '#fff' ] ] ) );
	}
}
