<?php

declare( strict_types=1 );

namespace Marketday\Tests\Patterns;

use Marketday\Engine\Contract\Page;
use Marketday\Site\Patterns\PatternsFeature;
use Marketday\Site\Patterns\Templates;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;

/** The patterns that the editor offers. */
final class PatternsFeatureTest extends SiteTestCase {
	public function test_there_are_thirteen_and_four_templates(): void {
		self::assertCount( 13, PatternsFeature::sections() );
		self::assertSame( [ 'front-page', 'home', 'search', 'not-found' ], array_keys( PatternsFeature::templates() ) );
	}

	#[DataProvider( 'names' )]
	public function test_a_pattern_is_made_of_blocks_that_there_are_and_read_as_they_were_written( string $name ): void {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "marketday/{$name}" );
		$content = is_array( $pattern ) ? $pattern['content'] : '';

		self::assertSame( [ 'marketday' ], $pattern['categories'] ?? null );
		self::assertNotSame( '', $content );
		self::assertSame( $content, serialize_blocks( parse_blocks( $content ) ) );
		self::assertSame(
			[],
			array_filter(
				$this->names_in( parse_blocks( $content ) ),
				static fn ( string $block ): bool => ! WP_Block_Type_Registry::get_instance()->is_registered( $block )
			)
		);
	}

	#[DataProvider( 'names' )]
	public function test_a_pattern_draws_on_an_empty_site( string $name ): void {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "marketday/{$name}" );

		self::assertNotSame( '', trim( do_blocks( is_array( $pattern ) ? $pattern['content'] : '' ) ) );
	}

	public function test_its_buttons_lead_to_the_shop(): void {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( 'marketday/hero' );

		self::assertStringContainsString(
			'href="' . esc_url( $this->engine()->settings()->pageUrl( Page::Shop ) ) . '"',
			is_array( $pattern ) ? $pattern['content'] : ''
		);
	}

	public function test_a_page_shows_no_word_that_is_meant_for_its_editor(): void {
		$hints = 'Say |Name the people|How long people|When you’re|What it costs|Street, town|Days and hours';
		foreach ( array_column( [ ...self::names() ], 0 ) as $name ) {
			$html = do_blocks( $this->content( $name ) );
			self::assertDoesNotMatchRegularExpression( "/>\s*({$hints})/", $html, $name );
		}
		self::assertStringContainsString( '"placeholder":"How long people', $this->content( 'promises' ) );
	}

	public function test_a_front_page_is_made_of_what_is_known_of_the_shop(): void {
		update_option( 'blogname', 'Hill & Vale' );
		update_option( 'blogdescription', 'Warm clothes & records' );
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Returns', 'post_name' => 'returns' ] );
		update_option( 'woocommerce_refund_returns_page_id', $page );

		$content = Templates::frontPage();

		self::assertMatchesRegularExpression( '~<h1[^>]*>Warm clothes &amp; records</h1>~', $content );
		self::assertSame( 1, substr_count( $content, '<h1' ) );
		self::assertStringContainsString( (string) get_permalink( $page ), $content );
		self::assertStringNotContainsString( 'placeholder', $content );
		self::assertStringNotContainsString( 'bestSelling', $content, 'Nothing was sold.' );
		self::assertStringNotContainsString( '>Help<', $content, 'There is no page of contact.' );

		wp_update_post( [ 'ID' => $page, 'post_status' => 'draft' ] );
		update_option( 'blogdescription', '' );
		$content = Templates::frontPage();

		self::assertStringNotContainsString( '>Returns<', $content );
		self::assertMatchesRegularExpression( '~<h1[^>]*>Hill &amp; Vale</h1>~', $content );
	}

	public function test_best_sellers_stand_still_until_they_are_moved(): void {
		self::assertStringContainsString( '"autoplay":false', $this->content( 'best-sellers' ) );
		self::assertStringContainsString( '"autoplay":false', $this->content( 'slideshow' ) );
	}

	private function content( string $name ): string {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( "marketday/{$name}" );
		return is_array( $pattern ) ? $pattern['content'] : '';
	}

	/** @return iterable<string, array{string}> */
	public static function names(): iterable {
		foreach ( [ ...array_keys( PatternsFeature::sections() ), ...array_keys( PatternsFeature::templates() ) ] as $name ) {
			yield $name => [ $name ];
		}
	}

	/**
	 * @param array<array-key, array<string, mixed>> $blocks
	 * @return list<string>
	 */
	private function names_in( array $blocks ): array {
		$names = [];
		foreach ( $blocks as $block ) {
			if ( is_string( $block['blockName'] ?? null ) ) {
				$names[] = $block['blockName'];
			}
			array_push( $names, ...$this->names_in( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] ) );
		}
		return $names;
	}
}
