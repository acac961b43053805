<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Loading\LoadsIf;

/** Product pages and listings in classic themes that bring no templates for them. */
#[LoadsIf( 'classic', 'template_include', 'the_content', 'theme_page_templates' )]
final class ClassicTemplates {
	/** Template for pages whose content has its own heading; an editor may choose it for any page. */
	public const WITHOUT_TITLE = 'page-without-title';

	public function register(): void {
		add_filter( 'template_include', [ $this, 'choose' ], 20 );
		add_filter( 'theme_page_templates', [ $this, 'offer' ] );
		add_filter( 'the_content', [ $this, 'content' ], 8 );
		add_filter( 'marketday_page_template', [ new ClassicMarkup(), 'name' ] );
		add_filter( 'marketday_page_markup', [ new ClassicMarkup(), 'markup' ], 10, 2 );
	}

	/** Templates for anything: a theme (or another plugin) that knows products has a more telling one. */
	private const GENERAL = [ 'index.php', 'single.php', 'singular.php', 'archive.php', 'taxonomy.php', 'search.php' ];

	private bool $isThemes = false;

	/**
	 * @param array<string, string> $templates Name by file, as an editor chooses.
	 * @return array<string, string>
	 */
	public function offer( array $templates ): array {
		return wp_is_block_theme() ? $templates : [ self::WITHOUT_TITLE => __( 'Page without a title', 'marketday' ) ] + $templates;
	}

	public function choose( string $template ): string {
		if ( ! wp_is_block_theme() && is_page() && self::WITHOUT_TITLE === get_page_template_slug() ) {
			self::leaveOutTitle();
			return __DIR__ . '/views/classic-page.php';
		}
		if ( wp_is_block_theme() || ! in_array( basename( $template ), self::GENERAL, true ) ) {
			return $template;
		}
		$view = match ( true ) {
			is_singular( 'product' ) => 'classic-product',
			self::listsProducts()   => 'classic-listing',
			default                  => '',
		};
		/**
		 * Keeps the theme's general templates for products: then our product is shown as the page's content.
		 *
		 * @param bool $usesOurs
		 */
		$usesOurs       = (bool) apply_filters( 'marketday_classic_templates', true );
		$this->isThemes = '' !== $view && ! $usesOurs;
		if ( 'classic-product' === $view ) {
			// OceanWP has a trail above ours too, and asks WooCommerce for it, which the embedded store is without.
			add_filter( 'ocean_display_breadcrumbs', '__return_false' );
			self::leaveOutTitle();
		}
		return '' !== $view && $usesOurs ? __DIR__ . "/views/{$view}.php" : $template;
	}

	/** OceanWP has the title of each page in a bar above it, as a second heading of the page. */
	private static function leaveOutTitle(): void {
		add_filter( 'ocean_display_page_header', '__return_false' );
	}

	/** The product instead of its bare description, where the theme's general template prints the content. */
	public function content( string $content ): string {
		if ( ! $this->isThemes || ! is_singular( 'product' ) || ! in_the_loop() || ! is_main_query() ) {
			return $content;
		}
		$this->isThemes = false;
		return do_blocks( '<!-- wp:marketday/product {"showTitle":false} /-->' );
	}

	public static function listsProducts(): bool {
		// WooCommerce gives themes that do not know it no archive of products.
		return is_post_type_archive( 'product' ) || is_tax( get_object_taxonomies( 'product' ) ) || ( is_search() && 'product' === get_query_var( 'post_type' ) );
	}
}
