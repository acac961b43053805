<?php

declare( strict_types=1 );

namespace Marketday\Pages;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Preload;
use Marketday\Kernel\View;
use Marketday\Store\Engine;
use Marketday\Store\Page;

/** The shop's pages and templates, and what caches and search engines may do with them. */
final class PagesFeature implements Feature {
	public function __construct( private readonly Engine $engine ) {}

	public function register(): void {
		Preload::pages( ...array_map( static fn ( Page $page ): string => $page->option(), Page::cases() ) );
		$this->registerTemplates();
		( new MissingPages( $this->engine ) )->register();
		$privacy   = new Privacy( $this->engine );
		$canonical = new Canonical();
		$notices   = new PageNotices( $this->engine );
		add_action( 'init', [ new ShopPages(), 'createOnce' ], 30 );
		add_action( 'marketday_make_pages', [ new ShopPages(), 'createMissing' ] );
		add_filter( 'request', [ new ShopAddress( $this->engine ), 'showPage' ] );
		add_action( 'template_redirect', [ $privacy, 'sendHeaders' ], 0 );
		add_filter( 'body_class', [ new BodyClasses( $this->engine ), 'add' ] );
		add_filter( 'wp_robots', [ $privacy, 'robots' ] );
		add_filter( 'robots_txt', [ $privacy, 'robotsFile' ] );
		add_filter( 'get_canonical_url', [ $canonical, 'ofPage' ] );
		add_action( 'wp_head', [ $canonical, 'printForListing' ] );
		add_filter( 'pre_render_block', [ $notices, 'begin' ], 10, 2 );
		add_filter( 'render_block', [ $notices, 'finish' ], 10, 2 );
	}

	private function registerTemplates(): void {
		$view           = new View( __DIR__ . '/views' );
		$setting        = new TemplateSetting();
		$blockTemplates = new BlockTemplates( $view, $this->engine->settings(), $setting );
		$classic        = new ClassicTemplates();
		// Late, so that others' templates are known and ours do not stand beside them.
		DrawingSetup::add( $blockTemplates->register( ... ), 99 );
		add_filter( 'search_template_hierarchy', [ $blockTemplates, 'addSearch' ] );
		add_filter( 'taxonomy_template_hierarchy', [ $blockTemplates, 'addTaxonomy' ] );
		add_filter( 'page_template_hierarchy', [ $blockTemplates, 'addPage' ] );
		$setting->register();
		( new TemplateParts( $view, $this->engine ) )->register();
		add_filter( 'template_include', [ $classic, 'choose' ], 20 );
		add_filter( 'the_content', [ $classic, 'content' ], 8 );
		add_filter( 'marketday_page_template', [ new ClassicMarkup(), 'name' ] );
		add_filter( 'marketday_page_markup', [ new ClassicMarkup(), 'markup' ], 10, 2 );
		// "Category: Mugs" is a blog's way to head a shelf.
		add_filter(
			'get_the_archive_title_prefix',
			static fn ( string $prefix ): string => is_post_type_archive( 'product' ) || is_tax( get_object_taxonomies( 'product' ) ) ? '' : $prefix
		);
	}
}
