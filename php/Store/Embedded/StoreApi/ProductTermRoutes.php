<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\StoreApi;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Store\Embedded\Catalogue\TermCounts;
use Marketday\Store\Embedded\Catalogue\TermFamilies;
use Marketday\Store\Embedded\Schema\AttributeTaxonomies;
use WP_Term;

/** `GET products/categories`, `products/tags`, `products/attributes` and their single items. */
final class ProductTermRoutes {
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
		$this->get( $routes, 'attributes', fn (): Response => Response::json( array_map( [ $this, 'attributeJson' ], array_keys( ( new AttributeTaxonomies() )->all() ) ) ) );
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
			'include'    => array_map( 'absint', $request->map( 'include' ) ),
			'order'      => $request->text( 'order', 'asc' ),
			'orderby'    => $request->text( 'orderby', 'name' ),
		];
		if ( null !== $request->raw( 'parent' ) ) {
			$asked['parent'] = $request->integer( 'parent', 0, 0 );
		}
		$perPage = $request->integer( 'per_page', 0, 0, 100 );
		$paged   = $perPage > 0 ? [
			'number' => $perPage,
			'offset' => ( $request->integer( 'page', 1, 1 ) - 1 ) * $perPage,
		] : [];
		$total   = wp_count_terms( $asked );
		$found   = get_terms( $asked + $paged );
		$rows    = [];
		foreach ( is_array( $found ) ? $found : [] as $term ) {
			if ( $term instanceof WP_Term ) {
				$rows[] = $this->json( $term );
			}
		}
		return Response::json( $rows, 200, ProductPaging::headers( $request, $path, is_numeric( $total ) ? (int) $total : 0 ) );
	}

	private function category( Request $request ): Response {
		$term = get_term( $request->integer( 'id', 0, 0 ), 'product_cat' );
		if ( ! $term instanceof WP_Term ) {
			throw Problem::notFound( 'woocommerce_rest_category_invalid_id', __( 'Invalid category ID.', 'marketday' ) );
		}
		return Response::json( $this->json( $term ) );
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

	/** @return array<string, mixed> */
	private function json( WP_Term $term ): array {
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
			'review_count' => $this->reviewCount( $term ),
			'permalink'    => get_term_link( $term ),
		];
	}

	/** With the categories below; a product in two of them counts twice, as WooCommerce counts. */
	private function reviewCount( WP_Term $term ): int {
		global $wpdb;
		$in = implode( ',', TermFamilies::withChildren( [ $term->term_id ], $term->taxonomy ) );
		return (int) $wpdb->get_var( "SELECT SUM( p.comment_count ) FROM {$wpdb->posts} p INNER JOIN {$wpdb->term_relationships} tr ON tr.object_id = p.ID WHERE tr.term_taxonomy_id IN ( {$in} )" ); // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
	}
}
