<?php
/** ElasticPress as far as Marketday meets it: its names, its hooks in their order, and the fake server behind them. */

declare( strict_types=1 );

namespace ElasticPress {
	use ElasticPress\Indexable\Post\Post;

	final class Indexables {
		private static ?self $one = null;

		private function __construct( private readonly Post $posts ) {}

		public static function factory(): self {
			return self::$one ??= new self( new Post() );
		}

		public function get( string $slug ): Post|false {
			return 'post' === $slug ? $this->posts : false;
		}
	}

	final class Elasticsearch {
		private static ?self $one = null;

		/** @var list<array{string, array<string, mixed>}> */
		public array $requests = [];

		public int $code = 200;

		public static function factory(): self {
			return self::$one ??= new self();
		}

		public function get_elasticsearch_version(): string {
			return '8.15.0';
		}

		/**
		 * @param array<string, mixed> $args
		 * @return array<string, mixed>
		 */
		public function remote_request( string $path, array $args = [] ): array {
			$this->requests[] = [ $path, $args ];
			return [ 'response' => [ 'code' => $this->code ] ];
		}
	}

	final class SyncManager {
		/** @var list<int> */
		public array $queue = [];

		public function add_to_queue( int $id ): bool {
			$this->queue = array_values( array_unique( [ ...$this->queue, $id ] ) );
			return true;
		}
	}
}

namespace ElasticPress\Indexable\Post {
	use ElasticPress\SyncManager;
	use Marketday\Tests\Store\Elastic\Fake\FakeElasticsearch;
	use WP_Error;
	use WP_Query;

	final class Post {
		public SyncManager $sync_manager;

		public ?FakeElasticsearch $server = null;

		public bool $isDown = false;

		public bool $isReindexing = false;

		/** @var list<int> */
		public array $sent = [];

		public function __construct() {
			$this->sync_manager = new SyncManager();
			add_filter( 'posts_pre_query', [ $this, 'answer' ], 10, 2 );
		}

		public function get_index_name(): string {
			return 'shop-post-1';
		}

		public function is_full_reindexing(): bool {
			return $this->isReindexing;
		}

		/**
		 * @param list<int> $ids
		 * @return list<mixed>
		 */
		public function bulk_index_dynamically( array $ids ): array {
			if ( $this->isDown ) {
				return [ new WP_Error( 'down', 'No answer' ) ];
			}
			$mapping      = apply_filters(
				'ep_post_mapping',
				[ 'mappings' => [ 'properties' => [ 'post_id' => [ 'type' => 'long' ], 'post_type' => [ 'type' => 'keyword' ] ] ] ]
			);
			$this->server ??= new FakeElasticsearch( $mapping['mappings']['properties'] );
			foreach ( $ids as $id ) {
				$document = [
					'post_id'   => $id,
					'post_type' => get_post_type( $id ),
				];
				$this->server->put( $id, apply_filters( 'ep_post_sync_args_post_prepare_meta', $document, $id ) );
				$this->sent[] = $id;
			}
			return [ [ 'errors' => false ] ];
		}

		/**
		 * @param array<mixed>|null $posts
		 * @return array<mixed>|null
		 */
		public function answer( ?array $posts, WP_Query $query ): ?array {
			if ( true !== $query->get( 'ep_integrate' ) ) {
				return $posts;
			}
			$formatted = [
				'from'        => 0,
				'size'        => (int) $query->get( 'posts_per_page' ),
				'query'       => [ 'match_all' => [ 'boost' => 1 ] ],
				'post_filter' => [ 'bool' => [ 'must' => [ [ 'terms' => [ 'post_type' => [ $query->get( 'post_type' ) ] ] ] ] ] ],
			];
			if ( '' !== (string) $query->get( 'meta_key' ) ) {
				$formatted['post_filter']['bool']['must'][] = [ 'exists' => [ 'field' => 'meta.' . $query->get( 'meta_key' ) ] ];
			}
			$formatted = apply_filters( 'ep_formatted_args', $formatted, $query->query_vars, $query );
			if ( $this->isDown || null === $this->server ) {
				do_action( 'ep_invalid_response', new WP_Error( 'http_request_failed', 'No answer' ), $formatted, $query->query_vars, $query );
				$query->elasticsearch_success = false;
				return null;
			}
			$response = $this->server->search( $formatted );
			do_action( 'ep_valid_response', $response, $formatted, $query->query_vars, $query );
			$query->elasticsearch_success = true;
			return array_map( static fn ( array $hit ): int => $hit['_source']['post_id'], $response['hits']['hits'] );
		}
	}
}

namespace ElasticPress\Utils {
	function get_host(): string {
		return (string) apply_filters( 'ep_host', '' );
	}
}
