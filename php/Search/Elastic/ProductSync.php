<?php

declare( strict_types=1 );

namespace Marketday\Search\Elastic;

defined( 'ABSPATH' ) || exit;

use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\MemberReader;
use Marketday\Search\Index\WatchedFields;
use Marketday\Search\Index\WatchedTerms;
use WP_Post;

/**
 * Gives ElasticPress's documents our field, and sends a product's document again when anything changes that ElasticPress does not count
 * as a change of the product: its variations, stock, prices, flags, the categories above its own.
 */
final class ProductSync {
	/** More products of a term are left to the job. */
	private const FEW = 200;

	private readonly MemberReader $members;

	/** @var array<int, list<int>> The groups that hold a product, of those changed in this request: a save changes one several times. */
	private array $groups = [];

	public function __construct(
		private readonly ElasticPressPlugin $plugin,
		private readonly FactsReader $facts,
		private readonly FillJob $job
	) {
		$this->members = new MemberReader();
	}

	public function register(): void {
		add_filter( 'ep_post_mapping', [ $this, 'withField' ] );
		add_filter( 'ep_post_sync_args_post_prepare_meta', [ $this, 'withFacts' ], 10, 2 );
		foreach ( [ 'marketday_product_saved', 'marketday_stock_changed' ] as $hook ) {
			add_action( $hook, [ $this, 'onProductChange' ] );
		}
		foreach ( [ 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ] as $hook ) {
			add_action( $hook, fn ( mixed $ids, int $post, string $key ) => $this->metaChanged( $post, $key ), 10, 3 );
		}
		add_action( 'transition_post_status', fn ( string $now, string $before, WP_Post $post ) => $this->postChanged( $post ), 10, 3 );
		add_action( 'deleted_post', fn ( int $id, WP_Post $post ) => $this->postChanged( $post ), 10, 2 );
		foreach ( [ 'set_object_terms', 'deleted_term_relationships' ] as $hook ) {
			add_action( $hook, fn ( int|string $object ) => $this->onProductChange( (int) $object ) );
		}
		WatchedTerms::onChange( [ $this, 'membersChanged' ] );
		add_action( 'marketday_product_viewed', [ $this, 'onView' ] );
		add_action( 'marketday_catalogue_changed', [ $this->job, 'refillSoon' ] );
		foreach ( WatchedFields::settingHooks() as $hook ) {
			add_action( $hook, [ $this->job, 'refillSoon' ] );
		}
	}

	/**
	 * @param array<string, mixed> $mapping
	 * @return array<string, mixed>
	 */
	public function withField( array $mapping ): array {
		// Before Elasticsearch 7 the mapping is below the type.
		if ( isset( $mapping['mappings']['post'] ) ) {
			$mapping['mappings']['post']['properties'][ ProductDocument::FIELD ] = ProductDocument::mapping();
		} else {
			$mapping['mappings']['properties'][ ProductDocument::FIELD ] = ProductDocument::mapping();
		}
		return $mapping;
	}

	/**
	 * @param array<string, mixed> $document
	 * @return array<string, mixed>
	 */
	public function withFacts( array $document, int|string $id ): array {
		$facts = 'product' === ( $document['post_type'] ?? '' ) ? ( $this->facts->read( [ (int) $id ] )[0] ?? null ) : null;
		return null === $facts ? $document : [ ProductDocument::FIELD => ProductDocument::of( $facts ) ] + $document;
	}

	/** @param int $id Of a product or variation. */
	public function onProductChange( int $id ): void {
		$post = get_post( $id );
		if ( $post instanceof WP_Post && 'product_variation' === $post->post_type ) {
			$post = get_post( $post->post_parent );
		}
		if ( $post instanceof WP_Post && 'product' === $post->post_type ) {
			$this->groups[ $post->ID ] ??= $this->members->groupsOf( [ $post->ID ] );
			array_map( [ $this, 'send' ], [ $post->ID, ...$this->groups[ $post->ID ] ] );
		}
	}

	private function send( int $product ): void {
		if ( 'publish' === get_post_status( $product ) ) {
			$this->plugin->queue( $product );
		}
	}

	/** One more view: a number in the order 'most viewed', not worth a whole document. */
	public function onView( int $id ): void {
		$this->plugin->change( $id, 'ctx._source.' . ProductDocument::FIELD . '.views += 1' );
	}

	private function metaChanged( int $post, string $key ): void {
		if ( WatchedFields::isMeta( $key ) ) {
			$this->groups = MemberReader::MEMBERS === $key ? [] : $this->groups;
			$this->onProductChange( $post );
		}
	}

	/** Follows a change of a post: that of a variation belongs to its parent's document. */
	private function postChanged( WP_Post $post ): void {
		if ( 'product_variation' === $post->post_type ) {
			$this->onProductChange( (int) $post->post_parent );
		} elseif ( 'product' === $post->post_type ) {
			array_map( [ $this, 'send' ], $this->members->groupsOf( [ $post->ID ] ) );
		}
	}

	/**
	 * Follows a change of categories: what is above one may be another one now.
	 *
	 * @param list<int> $products
	 */
	public function membersChanged( array $products ): void {
		if ( count( $products ) > self::FEW ) {
			$this->job->refillSoon();
		} else {
			array_map( [ $this, 'onProductChange' ], $products );
		}
	}
}
