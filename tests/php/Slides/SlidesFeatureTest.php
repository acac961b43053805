<?php

declare( strict_types=1 );

namespace Marketday\Tests\Slides;

use Marketday\Tests\Markup;
use PHPUnit\Framework\TestCase;

/** Blocks that slide: docs/PROTOCOL.md#times-and-limits. */
final class SlidesFeatureTest extends TestCase {
	private const SLIDES = '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Two</p><!-- /wp:paragraph -->';

	public function test_the_slideshow_shows_one_at_a_time_for_7000_milliseconds(): void {
		$html = $this->draw( 'slideshow', '{}' );

		self::assertSame(
			[
				'steps' => [ [ 'from' => 0, 'items' => 1, 'gap' => 0 ], [ 'from' => 768, 'items' => 1, 'gap' => 0 ], [ 'from' => 992, 'items' => 1, 'gap' => 0 ] ],
				'delay' => 7000,
				'speed' => 500,
				'loop' => true,
			],
			$this->settings( $html )
		);
		self::assertStringContainsString( '<li><p>One</p></li><li><p>Two</p></li>', (string) preg_replace( '/ class="[^"]*"|\s+(?=<)/', '', $html ) );
		self::assertStringContainsString( 'data-pause="Pause" data-play="Play"', $html );
		self::assertStringContainsString( 'aria-label="Slideshow"', $html );
	}

	public function test_the_carousel_moves_on_after_3000_milliseconds(): void {
		self::assertSame( 3000, $this->settings( $this->draw( 'carousel', '{}' ) )['delay'] ?? null );
	}

	public function test_one_that_does_not_move_by_itself_has_no_button_to_stop_it(): void {
		$html = $this->draw( 'slideshow', '{"autoplay":false,"label":"Offers"}' );

		self::assertSame( 0, $this->settings( $html )['delay'] ?? null );
		self::assertStringNotContainsString( 'data-carousel="pause"', $html );
		self::assertStringContainsString( 'aria-label="Offers"', $html );
	}

	public function test_times_and_numbers_stay_within_their_bounds(): void {
		$settings = $this->settings( $this->draw( 'carousel', '{"delay":1,"columns":99}' ) );

		self::assertSame( 2000, $settings['delay'] ?? null );
		self::assertSame( 8, $settings['steps'][2]['items'] ?? null );
	}

	public function test_nothing_is_drawn_where_there_is_no_slide(): void {
		self::assertSame( '', trim( do_blocks( '<!-- wp:marketday/slideshow --><!-- wp:marketday/slideshow /--><!-- /wp:marketday/slideshow -->' ) ) );
	}

	private function draw( string $block, string $settings ): string {
		return Markup::of( do_blocks( "<!-- wp:marketday/{$block} {$settings} -->" . self::SLIDES . "<!-- /wp:marketday/{$block} -->" ) );
	}

	/** @return array<string, mixed> */
	private function settings( string $html ): array {
		preg_match( '/data-marketday-carousel="([^"]*)"/', $html, $found );
		return (array) json_decode( html_entity_decode( $found[1] ?? '', ENT_QUOTES ), true );
	}
}
