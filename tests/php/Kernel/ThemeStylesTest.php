<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\ThemeStyles;
use Marketday\Tests\SiteTestCase;
use WP_Theme_JSON_Data;
use WP_Theme_JSON_Resolver;

final class ThemeStylesTest extends SiteTestCase {
	public function test_an_element_has_the_styles_that_wordpress_merges_for_it(): void {
		foreach ( [ 'button', 'link', 'h1', 'nothing' ] as $element ) {
			$merged = wp_get_global_styles( [ 'elements' ] );
			$known  = is_array( $merged ) && is_array( $merged[ $element ] ?? null ) ? $merged[ $element ] : [];

			self::assertEquals( $known, ThemeStyles::element( $element ) );
		}
		self::assertNotSame( [], ThemeStyles::element( 'button' ) );
	}

	public function test_what_the_sites_people_set_comes_last(): void {
		add_filter( 'wp_theme_json_data_user', static fn ( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data => $data->update_with( [
			'version' => 3,
			'styles'  => [ 'elements' => [ 'button' => [ 'color' => [ 'background' => '#123456' ] ] ] ],
		] ) );
		WP_Theme_JSON_Resolver::clean_cached_data();

		self::assertSame( '#123456', ThemeStyles::element( 'button' )['color']['background'] ?? '' );
		self::assertEquals( wp_get_global_styles( [ 'elements', 'button' ] ), ThemeStyles::element( 'button' ) );
	}

	protected function tearDown(): void {
		parent::tearDown();
		WP_Theme_JSON_Resolver::clean_cached_data();
	}
}
