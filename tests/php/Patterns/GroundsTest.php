<?php

declare( strict_types=1 );

namespace Marketday\Tests\Patterns;

use Marketday\Kernel\Contrast;
use Marketday\Site\Patterns\Grounds;
use Marketday\Site\Patterns\PatternsFeature;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Theme_JSON_Data;

/** Colours of the patterns' sections: of the theme, and readable in it. */
final class GroundsTest extends SiteTestCase {
	protected function tearDown(): void {
		parent::tearDown();
		wp_clean_theme_json_cache();
	}

	/** @param array<string, mixed> $settings */
	#[DataProvider( 'looks' )]
	public function test_texts_and_buttons_of_all_patterns_are_readable_in_every_look_of_the_theme( array $settings ): void {
		add_filter( 'wp_theme_json_data_user', static fn ( WP_Theme_JSON_Data $user ): WP_Theme_JSON_Data => $user->update_with( [ 'version' => 3 ] + $settings ) );
		wp_clean_theme_json_cache();
		$seen = 0;
		foreach ( array_keys( PatternsFeature::sections() + PatternsFeature::templates() ) as $name ) {
			// Drawn anew: the registry keeps what it has read.
			ob_start();
			require dirname( __DIR__, 3 ) . "/php/Site/Patterns/patterns/{$name}.php";
			$seen += $this->judge( parse_blocks( (string) ob_get_clean() ), $name );
		}
		self::assertGreaterThan( 4, $seen );
	}

	/** @return iterable<string, array{array<string, mixed>}> The theme's own look, and its variations. */
	public static function looks(): iterable {
		yield 'its own' => [ [] ];
		foreach ( glob( get_template_directory() . '/styles/*.json' ) ?: [] as $file ) {
			$look = (array) wp_json_file_decode( $file, [ 'associative' => true ] );
			yield basename( $file, '.json' ) => [ array_intersect_key( $look, [ 'settings' => 1, 'styles' => 1 ] ) ];
		}
	}

	public function test_a_button_that_is_not_seen_on_its_ground_takes_the_texts_colours(): void {
		$page    = [ 'background' => '#ffffff', 'text' => '#111111' ];
		$palette = [ 'base' => '#FFF', 'contrast' => '#111111', 'sand' => '#f6f2ea', 'loud' => '#ff0000' ];

		$hidden = new Grounds( $palette, $page, [ 'background' => '#111', 'text' => '#fff' ] );
		self::assertSame( [ 'ground' => 'contrast', 'text' => 'base' ], $hidden->dark() );
		self::assertSame( [ 'background' => 'base', 'text' => 'contrast' ], $hidden->buttonOnDark() );
		self::assertSame( 'sand', $hidden->light() );

		$seen = new Grounds( $palette, $page, [ 'background' => 'rgb(255, 220, 0)', 'text' => '#000' ] );
		self::assertNull( $seen->buttonOnDark() );
		// What nobody can reckon with is not trusted.
		self::assertNotNull( ( new Grounds( $palette, $page, [ 'background' => 'color-mix(in srgb, red, blue)', 'text' => '#fff' ] ) )->buttonOnDark() );
	}

	public function test_where_the_palette_lacks_the_pages_colours_the_section_is_plain(): void {
		$grounds = new Grounds( [ 'loud' => '#ff0000' ], [ 'background' => '#ffffff', 'text' => '#111111' ], [ 'background' => '', 'text' => '' ] );

		self::assertNull( $grounds->dark() );
		self::assertNull( $grounds->light() );
		self::assertNull( $grounds->buttonOnDark() );
	}

	/**
	 * @param array<array-key, array<string, mixed>> $blocks
	 * @return int How many pairs of colours were judged.
	 */
	private function judge( array $blocks, string $name, string $ground = '', string $text = '' ): int {
		$judged = 0;
		foreach ( $blocks as $block ) {
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			$own        = $this->colour( $attributes, 'backgroundColor' );
			$words      = $this->colour( $attributes, 'textColor' );
			if ( 'core/button' === $block['blockName'] && ! str_contains( (string) ( $attributes['className'] ?? '' ), 'outline' ) ) {
				$button = wp_get_global_styles( [ 'elements', 'button', 'color' ], [ 'transforms' => [ 'resolve-variables' ] ] );
				$shape  = '' === $own ? $button['background'] : $own;
				if ( '' !== $ground ) {
					self::assertGreaterThanOrEqual( Contrast::SHAPE, Contrast::ratio( $shape, $ground ), "A button in {$name}: {$shape} on {$ground}" );
				}
				self::assertGreaterThanOrEqual( Contrast::TEXT, Contrast::ratio( $shape, '' === $words ? $button['text'] : $words ), "A button's text in {$name}" );
				++$judged;
			} elseif ( '' !== $own ) {
				self::assertGreaterThanOrEqual( Contrast::TEXT, Contrast::ratio( $own, '' === $words ? $this->page( 'text' ) : $words ), "A section in {$name}" );
				++$judged;
			}
			$inner   = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
			$judged += $this->judge( $inner, $name, '' === $own ? $ground : $own, '' === $words ? $text : $words );
		}
		return $judged;
	}

	/** @param array<array-key, mixed> $attributes */
	private function colour( array $attributes, string $name ): string {
		$slug = $attributes[ $name ] ?? '';
		foreach ( '' === $slug ? [] : array_merge( ...array_values( wp_get_global_settings( [ 'color', 'palette' ] ) ) ) as $colour ) {
			if ( $colour['slug'] === $slug ) {
				return $colour['color'];
			}
		}
		self::assertSame( '', $slug, 'A colour that the theme does not have.' );
		return '';
	}

	private function page( string $name ): string {
		return wp_get_global_styles( [ 'color', $name ], [ 'transforms' => [ 'resolve-variables' ] ] );
	}
}
