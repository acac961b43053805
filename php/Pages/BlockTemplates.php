<?php

declare( strict_types=1 );

namespace Marketday\Pages;

use Marketday\Kernel\View;
use WP_Block_Templates_Registry;
use WP_Term;

/** Templates of products for block themes, where nobody else brings them. A theme's or an editor's own always win. */
final class BlockTemplates {
	private const ATTRIBUTE = 'taxonomy-product_attribute';

	public function __construct( private readonly View $view ) {}

	public function register(): void {
		foreach ( $this->templates() as $slug => $template ) {
			if ( ! $this->isTaken( $slug ) ) {
				register_block_template( "marketday//{$slug}", $template );
			}
		}
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
	 * All attributes share one, below a template of their own. Where it is another's, it is for them to choose: WordPress takes a
	 * name that comes twice for the later one.
	 *
	 * @param list<string> $templates
	 * @return list<string>
	 */
	public function addAttribute( array $templates ): array {
		$term = get_queried_object();
		return $term instanceof WP_Term && str_starts_with( $term->taxonomy, 'pa_' ) && is_object_in_taxonomy( 'product', $term->taxonomy ) && WP_Block_Templates_Registry::get_instance()->is_registered( 'marketday//' . self::ATTRIBUTE )
			? [ ...array_values( array_diff( $templates, [ 'taxonomy.php' ] ) ), self::ATTRIBUTE, 'taxonomy.php' ]
			: $templates;
	}

	private function isTaken( string $slug ): bool {
		return [] !== WP_Block_Templates_Registry::get_instance()->get_by_query( [ 'slug__in' => [ $slug ] ] );
	}

	/** @return array<string, array{title: string, description: string, content: string}> */
	private function templates(): array {
		$listing = static fn ( string $title, string $description, View $view ): array => [
			'title'       => $title,
			'description' => $description,
			'content'     => $view->render( 'template-listing' ),
		];
		return [
			'single-product'         => [
				'title'       => __( 'Product', 'marketday' ),
				'description' => __( 'Shows one product.', 'marketday' ),
				'content'     => $this->view->render( 'template-product' ),
			],
			'archive-product'        => $listing( __( 'Product catalogue', 'marketday' ), __( 'Lists all products.', 'marketday' ), $this->view ),
			'taxonomy-product_cat'   => $listing( __( 'Products by category', 'marketday' ), __( 'Lists the products of a category.', 'marketday' ), $this->view ),
			'taxonomy-product_tag'   => $listing( __( 'Products by tag', 'marketday' ), __( 'Lists the products with a tag.', 'marketday' ), $this->view ),
			self::ATTRIBUTE          => $listing( __( 'Products by attribute', 'marketday' ), __( 'Lists the products with a value of an attribute, such as a colour.', 'marketday' ), $this->view ),
			'product-search-results' => $listing( __( 'Product search results', 'marketday' ), __( 'Lists the products a search has found.', 'marketday' ), $this->view ),
		];
	}
}
