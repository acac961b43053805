<?php

declare( strict_types=1 );

namespace Marketday\Search\Elastic;

defined( 'ABSPATH' ) || exit;

use ElasticPress\Elasticsearch;
use ElasticPress\Indexable\Post\Post;
use ElasticPress\Indexables;

use function ElasticPress\Utils\get_host;

/** ElasticPress itself: the one place that calls it. */
final class ElasticPressPlugin {
	/** Tells whether it is active and has a server to speak to. */
	public function isActive(): bool {
		return class_exists( Indexables::class ) && function_exists( 'ElasticPress\Utils\get_host' ) && '' !== (string) get_host() && null !== $this->posts();
	}

	/** The name of the site's index of posts. */
	public function indexName(): string {
		return (string) $this->posts()?->get_index_name();
	}

	/** True while it fills its index from nothing, and answers no query. */
	public function isReindexing(): bool {
		return $this->posts()?->is_full_reindexing() ?? false;
	}

	/** Tells the index that is there of a field. False where there is no index, or no server. */
	public function addField( string $name, mixed $mapping ): bool {
		$response = $this->request( $this->isOld() ? '_mapping/post' : '_mapping', 'PUT', [ 'properties' => [ $name => $mapping ] ] );
		return 200 === wp_remote_retrieve_response_code( $response );
	}

	/**
	 * Sends documents now.
	 *
	 * @param list<int> $ids
	 */
	public function send( array $ids ): bool {
		$results = (array) $this->posts()?->bulk_index_dynamically( $ids );
		return [] !== $results && [] === array_filter( $results, 'is_wp_error' );
	}

	/** Sends a document when the request has been answered. */
	public function queue( int $id ): void {
		/** ElasticPress's own say in what is sent. */
		if ( true !== apply_filters( 'ep_post_sync_kill', false, $id, $id ) ) {
			$this->posts()?->sync_manager->add_to_queue( $id );
		}
	}

	/**
	 * Lets Elasticsearch change a document by itself; nobody waits for it.
	 *
	 * @param string $script In Painless.
	 */
	public function change( int $id, string $script ): void {
		$this->request( $this->isOld() ? "post/{$id}/_update" : "_update/{$id}", 'POST', [ 'script' => [ 'source' => $script ] ], false );
	}

	/**
	 * @param array<string, mixed> $body
	 * @return array<string, mixed>|\WP_Error
	 */
	private function request( string $path, string $method, array $body, bool $waits = true ): array|\WP_Error {
		return Elasticsearch::factory()->remote_request(
			"{$this->indexName()}/{$path}",
			[
				'method'   => $method,
				'body'     => (string) wp_json_encode( $body ),
				'headers'  => [ 'Content-Type' => 'application/json' ],
				'timeout'  => 15,
				'blocking' => $waits,
			]
		);
	}

	/** True before Elasticsearch 7, when documents had types. */
	private function isOld(): bool {
		return version_compare( (string) Elasticsearch::factory()->get_elasticsearch_version(), '7.0', '<' );
	}

	private function posts(): ?Post {
		$posts = Indexables::factory()->get( 'post' );
		return $posts instanceof Post ? $posts : null;
	}
}
