<?php
/**
 * What Marketday calls of ElasticPress, where that is active: for PHPStan only.
 *
 * @package Marketday
 */

declare( strict_types=1 );

namespace ElasticPress {
	class Indexables {
		public static function factory(): self {}

		/** @return Indexable\Post\Post|object|false */
		public function get( string $slug ) {}
	}

	class Elasticsearch {
		public static function factory(): self {}

		/** @return string|false|null */
		public function get_elasticsearch_version() {}

		/**
		 * @param array<string, mixed> $args
		 * @return array<string, mixed>|\WP_Error
		 */
		public function remote_request( string $path, array $args = [] ) {}
	}

	class SyncManager {
		/** @param int $object_id */
		public function add_to_queue( $object_id ): bool {}
	}
}

namespace ElasticPress\Indexable\Post {
	class Post {
		public \ElasticPress\SyncManager $sync_manager;

		public function get_index_name(): string {}

		public function is_full_reindexing(): bool {}

		/**
		 * @param list<int> $object_ids
		 * @return list<mixed>
		 */
		public function bulk_index_dynamically( $object_ids ): array {}
	}
}

namespace ElasticPress\Utils {
	/** @return string|false */
	function get_host() {}
}
