<?php

declare( strict_types=1 );

namespace Marketday\Site\Pages;

defined( 'ABSPATH' ) || exit;

use LogicException;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Settings;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\View;
use WP_Block_Template;
use WP_Block_Templates_Registry;
use WP_Term;

/** Templates of the shop for block themes. A theme's or an editor's own always win, and another plugin's stay. */
final class BlockTemplates {
	/** Template that is not named for a taxonomy: the site editor would look for one called `product_attribute`. */
	private const ATTRIBUTE = 'products-by-attribute';

	private const CONFIRMATION = 'order-confirmation';

	/** Templates of pages, as WooCommerce and WordPress name them. */
	private const PAGES = [
		'page-shop'       => Page::Shop,
		'page-cart'       => Page::Basket,
		'page-checkout'   => Page::Checkout,
		'page-my-account' => Page::Account,
	];

	private const SLUGS = [
		'single-product',
		'archive-product',
		'taxonomy-product_cat',
		'taxonomy-product_tag',
		self::ATTRIBUTE,
		'product-search-results',
		'page-shop',
		'page-cart',
		'page-checkout',
		'page-my-account',
		self::CONFIRMATION,
		ClassicTemplates::WITHOUT_TITLE,
	];

	/** @var list<string> Slugs that have been registered, or left to others. */
	private array $registered = [];

	public function __construct(
		private readonly View $view,
		private readonly Settings $settings,
		private readonly YieldingTemplates $yielding
	) {}

	public function register(): void {
		// Late, so that others' templates are known and ours do not stand beside them.
		DrawingSetup::addTemplates( $this->registerTemplates( ... ), 99 );
		add_filter( 'search_template_hierarchy', [ $this, 'addSearch' ] );
		add_filter( 'taxonomy_template_hierarchy', [ $this, 'addTaxonomy' ] );
		add_filter( 'page_template_hierarchy', [ $this, 'addPage' ] );
		// "Category: Mugs" is a blog's way to head a category.
		add_filter(
			'get_the_archive_title_prefix',
			static fn ( string $prefix ): string => is_post_type_archive( 'product' ) || is_tax( get_object_taxonomies( 'product' ) ) ? '' : $prefix
		);
	}

	/** @param list<string> $asked Slugs; none for all. */
	public function registerTemplates( array $asked = [] ): void {
		$asked = array_diff( [] === $asked ? self::SLUGS : array_intersect( self::SLUGS, $asked ), $this->registered );
		if ( [] === $asked ) {
			return;
		}
		if ( [] === $this->registered ) {
			// Only where the page may have one of ours.
			add_filter( 'get_block_templates', $this->putBack( ... ), 20, 3 );
		}
		array_push( $this->registered, ...array_values( $asked ) );
		$isOn = $this->yielding->areOurs();
		foreach ( $asked as $slug ) {
			// A page may have been given that one in either case.
			if ( ( $isOn || ClassicTemplates::WITHOUT_TITLE === $slug ) && $this->makesRoom( $slug ) ) {
				register_block_template( "marketday//{$slug}", $this->ofSlug( $slug ) );
			}
		}
	}

	/**
	 * Themes that bring templates for WooCommerce take all of those names away where it is not active, ours with them.
	 *
	 * @param array<array-key, WP_Block_Template> $found
	 * @param array<string, mixed>                $query
	 * @return array<array-key, WP_Block_Template>
	 */
	private function putBack( array $found, array $query, string $type ): array {
		// By its number only a template that somebody has changed is asked for.
		if ( 'wp_template' !== $type || isset( $query['wp_id'] ) || [] !== $this->yielding->plugins() ) {
			return $found;
		}
		$there = array_map( static fn ( WP_Block_Template $one ): string => $one->slug, $found );
		foreach ( WP_Block_Templates_Registry::get_instance()->get_by_query( $query ) as $one ) {
			if ( 'marketday' === $one->plugin && ! in_array( $one->slug, $there, true ) ) {
				$found[] = $one;
			}
		}
		return $found;
	}

	/**
	 * Searches among products have a template of their own.
	 *
	 * @param list<string> $templates
	 * @return list<string>
	 */
	public function addSearch( array $templates ): array {
		$isProducts = 'product' === get_query_var( 'post_type' ) || '' !== (string) get_query_var( 'product_cat' );
		return $isProducts ? [ 'product-search-results', ...$templates ] : $templates;
	}

	/**
	 * All attributes share one template, below one of their own. The site's own templates that WooCommerce turns to come first.
	 *
	 * @param list<string> $templates
	 * @return list<string>
	 */
	public function addTaxonomy( array $templates ): array {
		$term = get_queried_object();
		if ( ! $term instanceof WP_Term || ! is_object_in_taxonomy( 'product', $term->taxonomy ) ) {
			return $templates;
		}
		if ( str_starts_with( $term->taxonomy, 'pa_' ) && $this->isOurs( self::ATTRIBUTE ) ) {
			$own = array_filter( [ 'taxonomy-product_attribute', 'archive-product' ], OwnTemplates::has( ... ) );
			return [ ...array_values( array_diff( $templates, [ 'taxonomy.php', 'archive-product' ] ) ), ...array_values( $own ), self::ATTRIBUTE, 'taxonomy.php' ];
		}
		// A site that has laid out its catalogue, and not this taxonomy, means both.
		$slug = "taxonomy-{$term->taxonomy}";
		$goes = in_array( 'archive-product', $templates, true ) && $this->isOurs( $slug ) && ! OwnTemplates::has( $slug ) && OwnTemplates::has( 'archive-product' );
		return $goes ? array_values( array_diff( $templates, [ $slug, "{$slug}.php" ] ) ) : $templates;
	}

	/**
	 * The shop's pages, whatever they are called. A template that an editor has chosen for the page comes first.
	 *
	 * @param list<string> $templates
	 * @return list<string>
	 */
	public function addPage( array $templates ): array {
		$shown = is_page() ? $this->settings->pageOf( get_queried_object_id() ) : null;
		$slugs = [];
		foreach ( null === $shown ? [] : self::PAGES as $slug => $page ) {
			if ( $page === $shown && $this->settings->pageId( $page ) > 0 && $this->isOurs( $slug ) ) {
				$slugs[] = $slug;
			}
		}
		if ( in_array( 'page-checkout', $slugs, true ) && '' !== (string) get_query_var( 'order-received' ) && $this->isOurs( self::CONFIRMATION ) ) {
			return [ self::CONFIRMATION, ...$templates ];
		}
		$general = array_search( 'page.php', $templates, true );
		array_splice( $templates, is_int( $general ) ? $general : count( $templates ), 0, array_diff( $slugs, $templates ) );
		return array_values( $templates );
	}

	/** Tells whether the name is free: where the site uses ours, what the shop's engine has brought makes way. */
	private function makesRoom( string $slug ): bool {
		$registry = WP_Block_Templates_Registry::get_instance();
		$theirs   = $registry->get_by_query( [ 'slug__in' => [ $slug ] ] );
		$yielding = $this->yielding->plugins();
		foreach ( $theirs as $template ) {
			if ( ! in_array( $template->plugin, $yielding, true ) ) {
				return false;
			}
		}
		array_map( $registry->unregister( ... ), array_keys( $theirs ) );
		return true;
	}

	private function isOurs( string $slug ): bool {
		DrawingSetup::registerTemplates( $slug );
		return WP_Block_Templates_Registry::get_instance()->is_registered( "marketday//{$slug}" );
	}

	/** @return array{title: string, description: string, content: string, post_types?: list<string>} */
	private function ofSlug( string $slug ): array {
		return match ( $slug ) {
			'single-product'         => $this->template( __( 'Product', 'marketday' ), __( 'Shows one product.', 'marketday' ), 'template-product' ),
			'archive-product'        => $this->listing( __( 'Product catalogue', 'marketday' ), __( 'Lists all products.', 'marketday' ) ),
			'taxonomy-product_cat'   => $this->listing( __( 'Products by category', 'marketday' ), __( 'Lists the products of a category.', 'marketday' ) ),
			'taxonomy-product_tag'   => $this->listing( __( 'Products by tag', 'marketday' ), __( 'Lists the products with a tag.', 'marketday' ) ),
			self::ATTRIBUTE          => $this->listing(
				__( 'Products by attribute', 'marketday' ),
				__( 'Lists products with an attribute value, like a colour.', 'marketday' )
			),
			'product-search-results' => $this->listing(
				__( 'Product search results', 'marketday' ),
				__( 'Lists products found by a search.', 'marketday' ),
				'search'
			),
			'page-shop'              => $this->page( __( 'Shop', 'marketday' ), __( 'The Shop page, if it holds a product listing.', 'marketday' ) ),
			'page-cart'              => $this->page( __( 'Basket', 'marketday' ), __( 'The Basket page.', 'marketday' ) ),
			'page-checkout'          => $this->template( __( 'Checkout', 'marketday' ), __( 'The Checkout page.', 'marketday' ), 'template-page', [
				'header' => 'marketday-checkout-header',
				'footer' => 'marketday-checkout-footer',
			] ),
			'page-my-account'        => $this->page( __( 'My account', 'marketday' ), __( 'Customers’ orders and addresses.', 'marketday' ) ),
			self::CONFIRMATION       => $this->template(
				__( 'Order confirmation', 'marketday' ),
				__( 'What shoppers see after ordering.', 'marketday' ),
				'template-confirmation'
			),
			ClassicTemplates::WITHOUT_TITLE => [ 'post_types' => [ 'page' ] ] + $this->template(
				__( 'Page without a title', 'marketday' ),
				__( 'Edge to edge, like the front page.', 'marketday' ),
				'template-without-title'
			),
			default                  => throw new LogicException( "There is no template '{$slug}'." ),
		};
	}

	/** @return array{title: string, description: string, content: string} */
	private function listing( string $title, string $description, string $about = 'archive' ): array {
		return $this->template( $title, $description, 'template-listing', [ 'title' => $about ] );
	}

	/** @return array{title: string, description: string, content: string} */
	private function page( string $title, string $description ): array {
		return $this->template( $title, $description, 'template-page', [
			'header' => 'header',
			'footer' => 'footer',
		] );
	}

	/**
	 * @param array<string, mixed> $variables
	 * @return array{title: string, description: string, content: string}
	 */
	private function template( string $title, string $description, string $view, array $variables = [] ): array {
		return [
			'title'       => $title,
			'description' => $description,
			'content'     => $this->view->render( $view, $variables ),
		];
	}
}
