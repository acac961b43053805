<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Slug;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Engine\Embedded\Catalogue\ProductRecords;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** `GET wc/store/v1/products`, `products/{id}` and `products/{slug}`. */
final class ProductEndpoint {
	public function __construct(
		private readonly ProductRecords $records,
		private readonly ProductCollection $collection,
		private readonly VariationCollection $variations,
		private readonly ProductSchema $schema
	) {}

	public function add( Routes $routes ): void {
		$routes->add(
			Route::rest( 'GET', 'wc/store/v1|/products', Guard::publicRead(), [ $this, 'list' ], ProductArguments::collection() ),
			Route::rest( 'GET', 'wc/store/v1|/products/(?P<id>[\d]+)', Guard::publicRead(), [ $this, 'byId' ] )
		);
	}

	/** Last of all product routes: a slug may look like anything. */
	public function addBySlug( Routes $routes ): void {
		$routes->add( Route::rest( 'GET', 'wc/store/v1|/products/(?P<slug>[\S]+)', Guard::publicRead(), [ $this, 'bySlug' ] ) );
	}

	public function list( Request $request ): Response {
		$this->refuseUnknownRelation( $request );
		$wantsVariations = 'variation' === $request->text( 'type' ) || [] !== $request->map( 'parent' );
		$found           = $wantsVariations ? $this->variations->find( $request ) : $this->collection->find( $request );
		$records         = $this->records->publishedRecords( $found['ids'] );
		$this->records->primeTerms( $found['ids'] );
		$this->schema->prime( $records );
		return Response::json(
			array_map( [ $this->schema, 'of' ], $records ),
			200,
			ProductPaging::headers( $request, 'products', $found['total'] )
		);
	}

	public function byId( Request $request ): Response {
		$record = $this->records->findPublished( $request->integer( 'id', 0, 0 ) );
		if ( null === $record ) {
			throw Problem::notFound( 'woocommerce_rest_product_invalid_id', __( 'Invalid product ID.', 'marketday' ) );
		}
		return $this->one( $record );
	}

	public function bySlug( Request $request ): Response {
		$slug  = Slug::of( $request->plain( 'slug', Request::LONGEST_VALUE ) );
		$posts = '' === $slug ? [] : get_posts( [
			'name'        => $slug,
			'post_type'   => [ 'product', 'product_variation' ],
			'post_status' => 'publish',
			'numberposts' => 1,
		] );
		$record = isset( $posts[0] ) && Slug::of( $posts[0]->post_name ) === $slug ? $this->records->findPublished( $posts[0]->ID ) : null;
		if ( null === $record ) {
			throw Problem::notFound( 'woocommerce_rest_product_invalid_slug', __( 'Invalid product slug.', 'marketday' ) );
		}
		return $this->one( $record );
	}

	private function one( ProductRecord $record ): Response {
		$this->records->prime( [ $record->id() ] );
		$this->records->primeTerms( [ $record->id() ] );
		$this->schema->prime( [ $record ] );
		return Response::json( $this->schema->of( $record ) );
	}

	private function refuseUnknownRelation( Request $request ): void {
		$related = $request->integer( 'related', 0 );
		if ( $related > 0 && null === $this->records->findPublished( $related ) ) {
			throw Problem::notFound( 'woocommerce_rest_product_not_found', __( 'The related product ID is invalid or the product is not visible.', 'marketday' ) );
		}
	}
}
