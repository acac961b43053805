<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Catalogue;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Text\PlainText;
use WP_REST_Request;

/**
 * GET `marketday/v1/facets` (docs/PROTOCOL.md#facets): all that a front end begins a filter with, at once: what the Store API counts for a
 * question (`counts`, as `wc/store/v1/products/collection-data` answers it) and the values of the taxonomies that are named (`terms`).
 */
final class FacetsEndpoint {
	private const COUNTS = '/wc/store/v1/products/collection-data';

	private const MOST = 40;

	public function __construct( private readonly Catalogue $catalogue ) {}

	/** @param Closure(): self $made Makes who answers, when somebody asks. */
	public static function route( Closure $made ): Route {
		$guard = Guard::publicRead()->and( RateLimit::reads()->guard() );
		return Route::rest( 'GET', 'marketday/v1|/facets', $guard, static fn ( Request $request ): Response => $made()->answer( $request ), Parameters::forRoute( [
			'taxonomies' => [
				'type'        => 'array',
				'description' => 'Names of taxonomies whose values are told: product_cat, or attributes. The rest is as in wc/store/v1/products/collection-data.',
				'items'       => [ 'type' => 'string' ],
				'maxItems'    => self::MOST,
			],
		] ) );
	}

	public function answer( Request $request ): Response {
		$taxonomies = $this->taxonomies( $request );
		$question   = new WP_REST_Request( 'GET', self::COUNTS );
		$question->set_query_params( array_diff_key( $request->all(), [ 'taxonomies' => '' ] ) );
		$counts = rest_do_request( $question );
		return $counts->is_error()
			? Response::json( $counts->get_data(), $counts->get_status() )
			: Response::json( [
				'counts' => $counts->get_data(),
				'terms'  => $this->terms( $taxonomies ),
			] );
	}

	/** @return list<string> Categories and attributes; what is none of them is one that the shop has not. */
	private function taxonomies( Request $request ): array {
		$named = [];
		foreach ( $request->map( 'taxonomies', self::MOST, 32 ) as $name ) {
			if ( ! is_string( $name ) || 1 !== preg_match( '/^(product_cat|pa_.+)$/', $name ) ) {
				throw $request->invalid( 'taxonomies', 'must name product_cat or attributes' );
			}
			$named[] = $name;
		}
		return $named;
	}

	/**
	 * @param list<string> $taxonomies
	 * @return list<array{taxonomy: string, label: string, terms: list<array{id: int, slug: string, name: string, depth: int, colour: string}>}>
	 */
	private function terms( array $taxonomies ): array {
		$labels = $this->catalogue->attributeTaxonomies();
		$known  = array_filter( $taxonomies, 'taxonomy_exists' );
		$all    = [] === $known ? [] : $this->catalogue->termsOfMany( array_values( $known ) );
		$values = [];
		foreach ( $taxonomies as $taxonomy ) {
			$terms    = $all[ $taxonomy ] ?? [];
			$colours  = TermChoices::colours( $terms );
			$values[] = [
				'taxonomy' => $taxonomy,
				'label'    => PlainText::of( 'product_cat' === $taxonomy ? SectionKind::Category->title() : ( $labels[ $taxonomy ] ?? $taxonomy ) ),
				'terms'    => array_map( static fn ( array $one ): array => [
					'id'     => $one[0]->id,
					'slug'   => $one[0]->slug,
					'name'   => PlainText::of( $one[0]->name ),
					'depth'  => $one[1],
					'colour' => $colours[ $one[0]->id ] ?? '',
				], ( new TermTree( $terms ) )->flat() ),
			];
		}
		return $values;
	}
}
