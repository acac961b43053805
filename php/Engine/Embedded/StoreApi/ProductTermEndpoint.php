<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Catalogue\TermCounts;
use Marketday\Engine\Embedded\Catalogue\TermTree;
use Marketday\Engine\Embedded\Schema\AttributeTaxonomies;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Text\FoldedText;
use WP_Term;

/** `GET products/categories`, `products/tags`, `products/attributes` and their single items. */
final class ProductTermEndpoint {
	private const ARGUMENTS = [
		'search'     => [ 'type' => 'string' ],
		'parent'     => [ 'type' => 'integer' ],
		'hide_empty' => [
			'type'    => 'boolean',
			'default' => true,
		],
		'order'      => [
			'type'    => 'string',
			'default' => 'asc',
			'enum'    => [ 'asc', 'desc' ],
		],
		'orderby'    => [
			'type'    => 'string',
			'default' => 'name',
			'enum'    => [ 'name', 'slug', 'count', 'menu_order', 'id' ],
		],
		'include'    => [
			'type'    => 'array',
			'items'   => [ 'type' => 'integer' ],
			'default' => [],
		],
		'per_page'   => [
			'type'    => 'integer',
			'default' => 0,
			'minimum' => 0,
			'maximum' => 100,
		],
		'page'       => [
			'type'    => 'integer',
			'default' => 1,
			'minimum' => 1,
		],
	];

	public function add( Routes $routes ): void {
		$this->get( $routes, 'categories', fn ( Request $request ): Response => $this->terms( $request, 'product_cat', 'products/categories' ), self::ARGUMENTS );
		$this->get( $routes, 'categories/(?P<id>[\d]+)', fn ( Request $request ): Response => $this->category( $request ) );
		$this->get( $routes, 'tags', fn ( Request $request ): Response => $this->terms( $request, 'product_tag', 'products/tags' ), self::ARGUMENTS );
		$this->get(
			$routes,
			'attributes',
			fn (): Response => Response::json( array_map( [ $this, 'attributeJson' ], array_keys( ( new AttributeTaxonomies() )->all() ) ) )
		);
		$this->get( $routes, 'attributes/(?P<id>[\d]+)', $this->oneAttribute( ... ) );
		$this->get(
			$routes,
			'attributes/(?P<id>[\d]+)/terms',
			$this->attributeTerms( ... ),
			self::ARGUMENTS
		);
	}

	/**
	 * @param callable(Request): Response         $handler
	 * @param array<string, array<string, mixed>> $arguments
	 */
	private function get( Routes $routes, string $path, callable $handler, array $arguments = [] ): void {
		$routes->add( Route::rest( 'GET', "wc/store/v1|/products/{$path}", Guard::publicRead(), $handler, $arguments ) );
	}

	private function terms( Request $request, string $taxonomy, string $path ): Response {
		$asked = [
			'taxonomy'   => $taxonomy,
			'hide_empty' => $request->boolean( 'hide_empty', true ),
			'search'     => $request->text( 'search' ),
			'include'    => $request->ids( 'include', 1000 ),
			'order'      => $request->text( 'order', 'asc' ),
			'orderby'    => $request->text( 'orderby', 'name' ),
		];
		if ( null !== $request->raw( 'parent' ) ) {
			$asked['parent'] = $request->integer( 'parent', 0, 0 );
		}
		if ( '' !== $asked['search'] ) {
			$asked = self::searchNames( $asked );
		}
		$perPage = $request->integer( 'per_page', 0, 0, 100 );
		$paged   = $perPage > 0 ? [
			'number' => $perPage,
			'offset' => ( $request->integer( 'page', 1, 1 ) - 1 ) * $perPage,
		] : [];
		$total   = wp_count_terms( $asked );
		$found   = get_terms( $asked + $paged );
		$reviews = 'product_cat' === $taxonomy ? self::reviews() : [];
		$rows    = [];
		foreach ( is_array( $found ) ? $found : [] as $term ) {
			if ( $term instanceof WP_Term ) {
				$rows[] = $this->json( $term, $reviews );
			}
		}
		return Response::json( $rows, 200, ProductPaging::headers( $request, $path, is_numeric( $total ) ? (int) $total : 0 ) );
	}

	/**
	 * Names are searched for here too: a database takes an accent, or a capital beyond ASCII, for another letter.
	 *
	 * @param array<string, mixed> $asked Of `get_terms()`, with `search`.
	 * @return array<string, mixed> With `include` in its place.
	 */
	private static function searchNames( array $asked ): array {
		$text  = new FoldedText( (string) $asked['search'] );
		$names = get_terms( [ 'search' => '', 'fields' => 'id=>name' ] + $asked );
		$slugs = get_terms( [ 'fields' => 'ids' ] + $asked );
		$found = array_keys( array_filter( is_array( $names ) ? $names : [], static fn ( mixed $name ): bool => is_string( $name ) && $text->isIn( $name ) ) );
		return [ 'search' => '', 'include' => [ 0, ...$found, ...( is_array( $slugs ) ? $slugs : [] ) ] ] + $asked;
	}

	private function category( Request $request ): Response {
		$term = get_term( $request->integer( 'id', 0, 0 ), 'product_cat' );
		if ( ! $term instanceof WP_Term ) {
			throw Problem::notFound( 'woocommerce_rest_category_invalid_id', __( 'Invalid category ID.', 'marketday' ) );
		}
		return Response::json( $this->json( $term, self::reviews() ) );
	}

	private function oneAttribute( Request $request ): Response {
		$taxonomy = $this->attribute( $request ) ?? throw Problem::notFound( 'woocommerce_rest_attribute_invalid_id', __( 'Invalid attribute ID.', 'marketday' ) );
		return Response::json( $this->attributeJson( $taxonomy ) );
	}

	private function attributeTerms( Request $request ): Response {
		$taxonomy = $this->attribute( $request ) ?? throw Problem::notFound( 'woocommerce_rest_taxonomy_invalid', __( 'Attribute does not exist.', 'marketday' ) );
		return $this->terms( $request, $taxonomy, "products/attributes/{$request->integer( 'id', 0 )}/terms" );
	}

	/** @return string|null The taxonomy. */
	private function attribute( Request $request ): ?string {
		foreach ( ( new AttributeTaxonomies() )->all() as $taxonomy => $row ) {
			if ( $row['id'] === $request->integer( 'id', 0, 0 ) ) {
				return $taxonomy;
			}
		}
		return null;
	}

	/** @return array<string, mixed> */
	private function attributeJson( string $taxonomy ): array {
		$row   = ( new AttributeTaxonomies() )->all()[ $taxonomy ];
		$count = wp_count_terms( [ 'taxonomy' => $taxonomy ] );
		return [
			'id'           => $row['id'],
			'name'         => $row['label'],
			'taxonomy'     => $taxonomy,
			'type'         => $row['type'],
			'order'        => $row['orderby'],
			'has_archives' => $row['public'],
			'count'        => is_numeric( $count ) ? (int) $count : 0,
		];
	}

	/**
	 * @param array<int, int> $reviews As `reviews()` has them; needed of categories alone.
	 * @return array<string, mixed>
	 */
	private function json( WP_Term $term, array $reviews ): array {
		$json = [
			'id'          => $term->term_id,
			'name'        => wp_kses_post( $term->name ),
			'slug'        => $term->slug,
			'description' => trim( wp_kses_post( wptexturize( $term->description ) ) ),
			'parent'      => $term->parent,
			'count'       => ( new TermCounts() )->of( $term->taxonomy )[ $term->term_id ] ?? 0,
		];
		return 'product_cat' !== $term->taxonomy ? $json : $json + [
			'image'        => CartImage::of( (int) get_term_meta( $term->term_id, 'thumbnail_id', true ) ),
			'review_count' => array_sum( array_intersect_key( $reviews, array_flip( TermTree::withChildren( [ $term->term_id ], $term->taxonomy ) ) ) ),
			'permalink'    => get_term_link( $term ),
		];
	}

	/**
	 * Found by the reviews: most products of a large shop have none. With the categories below, a product in two of them counts
	 * twice, as WooCommerce counts.
	 *
	 * @return array<int, int> Reviews of the products in each category itself, by its term taxonomy id.
	 */
	private static function reviews(): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			"SELECT tr.term_taxonomy_id AS place, SUM( p.comment_count ) AS reviews
			FROM ( SELECT DISTINCT comment_post_ID FROM {$wpdb->comments} WHERE comment_approved = '1' ) c
			INNER JOIN {$wpdb->posts} p ON p.ID = c.comment_post_ID
			INNER JOIN {$wpdb->term_relationships} tr ON tr.object_id = p.ID
			INNER JOIN {$wpdb->term_taxonomy} tt ON tt.term_taxonomy_id = tr.term_taxonomy_id AND tt.taxonomy = 'product_cat'
			GROUP BY tr.term_taxonomy_id"
		);
		return array_map( 'intval', array_column( (array) $rows, 'reviews', 'place' ) );
	}
}
