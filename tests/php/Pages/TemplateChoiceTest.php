<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Site\Pages\TemplateChoice;
use Marketday\Tests\SiteTestCase;

/** Templates of the shop that a theme brings itself, or leaves to WooCommerce. */
final class TemplateChoiceTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		register_theme_directory( dirname( __DIR__, 2 ) . '/fixtures' );
		search_theme_directories( true );
		delete_option( TemplateChoice::OPTION );
	}

	public function test_where_all_templates_are_marketdays_there_is_nothing_to_choose(): void {
		self::assertSame( [], $this->choices() );
	}

	public function test_a_template_of_the_theme_is_named_and_gives_way_once_the_site_says_so(): void {
		$this->useTheme( 'block-theme' );
		self::assertSame( 'theme', $this->source( 'single-product' ) );
		$choices = $this->choices();
		self::assertFalse( $choices['single-product']['isMade'] );
		self::assertFalse( $choices['single-product']['isChosen'], 'The theme’s stays until somebody says otherwise.' );
		self::assertTrue( $choices['archive-product']['isMade'] );

		do_action( 'marketday_setup_templates_chosen', [ 'single-product', 'header' ] );
		$found = get_block_template( get_stylesheet() . '//single-product' );
		self::assertStringContainsString( 'wp:marketday/product', $found->content ?? '' );
		$listed = array_column( get_block_templates( [ 'slug__in' => [ 'single-product' ] ] ), 'content' );
		self::assertStringContainsString( 'wp:marketday/product', $listed[0] ?? '' );
		self::assertTrue( $this->choices()['single-product']['isChosen'] );

		do_action( 'marketday_setup_templates_chosen', [ 'header' ] );
		self::assertSame( 'theme', $this->source( 'single-product' ) );
	}

	public function test_what_people_have_saved_themselves_always_stays(): void {
		$this->useTheme( 'block-theme' );
		do_action( 'marketday_setup_templates_chosen', [ 'single-product' ] );
		$saved = [ 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'single-product' ];
		$id    = (int) wp_insert_post( [ 'post_title' => 'Ours', 'post_content' => 'By hand' ] + $saved );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );

		self::assertSame( 'By hand', get_block_template( get_stylesheet() . '//single-product' )->content ?? '' );
		self::assertSame( [], $this->choices(), 'Nothing is left to choose.' );
	}

	public function test_a_classic_theme_that_leaves_the_shop_to_a_plugin_is_asked_about_as_a_whole(): void {
		$this->useTheme( 'classic-theme' );
		self::assertSame( self::isWooCommerce() ? [ 'shop-pages' ] : [], array_keys( $this->choices() ) );
		self::assertFalse( apply_filters( 'marketday_uses_classic_pages', false ) );
		add_filter( 'marketday_yielding_plugins', static fn (): array => [ 'woocommerce' ] );

		do_action( 'marketday_setup_templates_chosen', [ 'shop-pages' ] );
		self::assertTrue( apply_filters( 'marketday_uses_classic_pages', false ) );
		self::assertSame( self::isWooCommerce(), apply_filters( 'woocommerce_has_block_template', false, 'single-product' ) );

		do_action( 'marketday_setup_templates_chosen', [ 'front-page' ] );
		self::assertFalse( apply_filters( 'marketday_uses_classic_pages', false ) );
		self::assertFalse( apply_filters( 'woocommerce_has_block_template', false, 'single-product' ) );
		self::assertFalse( $this->choices()['shop-pages']['isChosen'] );
	}

	private function useTheme( string $name ): void {
		update_option( 'template', $name );
		update_option( 'stylesheet', $name );
		wp_clean_theme_json_cache();
	}

	private function source( string $slug ): string {
		return get_block_template( get_stylesheet() . "//{$slug}" )->source ?? '';
	}

	/** @return array<string, array{isMade: bool, isChosen: bool}> By name. */
	private function choices(): array {
		return array_column( (array) apply_filters( 'marketday_setup_templates', [] ), null, 'name' );
	}
}
