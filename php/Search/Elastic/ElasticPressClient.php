<?php

declare( strict_types=1 );

namespace Marketday\Search\Elastic;

defined( 'ABSPATH' ) || exit;

use WP_Query;

/** Asks through one WP_Query with `ep_integrate`, so that ElasticPress's own search, host, log and filters apply. */
final class ElasticPressClient implements SearchClient {
	private const MARK = 'marketday_listing';

	/** Seconds an unreachable server is left alone, lest every page wait for it. */
	private const REST = 30;

	private ?ListingRequest $asked = null;

	/** @var array<string, mixed>|null */
	private ?array $response = null;

	public function register(): void {
		add_action( 'pre_get_posts', [ $this, 'keepPlain' ], 1000 );
		add_filter( 'ep_formatted_args', [ $this, 'shape' ], 1000, 3 );
		add_filter( 'ep_query_request_args', [ $this, 'hurry' ], 10, 7 );
		add_filter( 'posts_pre_query', [ $this, 'leaveDatabase' ], 1000, 2 );
		add_action( 'ep_valid_response', [ $this, 'keepResponse' ], 10, 4 );
		add_action( 'ep_invalid_response', [ $this, 'onRefusal' ], 10, 4 );
	}

	public function search( ListingRequest $request ): ?array {
		if ( ElasticState::read()->isResting() ) {
			return null;
		}
		$this->asked  = $request;
		$this->response = null;
		$query        = new WP_Query( $this->arguments( $request ) );
		$isAnswered   = get_object_vars( $query )['elasticsearch_success'] ?? false;
		$response       = true === $isAnswered ? $this->response : null;
		$this->asked  = null;
		$this->response = null;
		return $response;
	}

	/** Keeps out what others add to every query of products (an archive's own order, with a condition on its meta): it is not this question's. */
	public function keepPlain( WP_Query $query ): void {
		if ( $this->isOurs( $query ) ) {
			array_map( static fn ( string $name ) => $query->set( $name, '' ), [ 'meta_key', 'orderby' ] );
			array_map( static fn ( string $name ) => $query->set( $name, [] ), [ 'meta_query', 'tax_query' ] );
		}
	}

	/**
	 * @param array<string, mixed> $formatted
	 * @param array<string, mixed> $variables
	 * @return array<string, mixed>
	 */
	public function shape( array $formatted, array $variables, mixed $query ): array {
		return null !== $this->asked && $this->isOurs( $query ) ? $this->asked->applyTo( $formatted ) : $formatted;
	}

	/**
	 * @param array<string, mixed> $arguments Of the HTTP request.
	 * @return array<string, mixed>
	 */
	public function hurry( array $arguments, string $path, string $index, string $type, mixed $body, mixed $variables, mixed $query ): array {
		return $this->isOurs( $query ) ? [ 'timeout' => 3 ] + $arguments : $arguments;
	}

	/**
	 * Leaves the database alone where Elasticsearch did not answer: this query would find every product.
	 *
	 * @param array<mixed>|null $posts
	 * @return array<mixed>|null
	 */
	public function leaveDatabase( ?array $posts, WP_Query $query ): ?array {
		return null === $posts && $this->isOurs( $query ) ? [] : $posts;
	}

	public function keepResponse( mixed $response, mixed $body, mixed $variables, mixed $query ): void {
		if ( $this->isOurs( $query ) && is_array( $response ) && empty( $response['timed_out'] ) ) {
			$this->response = $response;
		}
	}

	/** A server that is gone rests; one that refuses this one question does not. */
	public function onRefusal( mixed $response, mixed $body, mixed $variables, mixed $query ): void {
		$code = is_array( $response ) ? (int) wp_remote_retrieve_response_code( $response ) : 0;
		if ( $this->isOurs( $query ) && ( 0 === $code || $code >= 500 ) ) {
			ElasticState::read()->restFor( self::REST )->save();
		}
	}

	/** @return array<string, mixed> */
	private function arguments( ListingRequest $request ): array {
		return ( '' === $request->words ? [] : [ 's' => $request->words ] ) + [
			'ep_integrate'           => true,
			self::MARK               => true,
			'post_type'              => 'product',
			'post_status'            => 'publish',
			'fields'                 => 'ids',
			'posts_per_page'         => max( 1, $request->size ),
			'offset'                 => $request->from,
			'ignore_sticky_posts'    => true,
			'no_found_rows'          => true,
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
		];
	}

	private function isOurs( mixed $query ): bool {
		return $query instanceof WP_Query && true === $query->get( self::MARK );
	}
}
