<?php

declare( strict_types=1 );

namespace Marketday\Search\FacetIndex;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\RequestEnd;
use Marketday\Search\Index\IndexChanges;
use Marketday\Search\Index\IndexState;
use Marketday\Search\Index\IndexTables;
use Marketday\Search\Index\WatchedFields;
use Marketday\Search\Index\WatchedTerms;
use WP_Post;

/**
 * Hears every change that listings depend on, whoever makes it: products and variations saved, their stock, prices and terms,
 * terms themselves, taxes and settings. What is small is taken over when the request has been answered, what is large by a job.
 */
final class CatalogueWatch {
	/** Products that are taken over at the end of a request; more go to the job. */
	private const FEW = 100;

	/** @var array<int, int> Products noted in this request, with the change that the index had then: what was taken over since is noted anew. */
	private array $changed = [];

	public function __construct(
		private readonly IndexWork $work,
		private readonly IndexChanges $changes
	) {}

	public function register(): void {
		foreach ( [ 'marketday_product_saved', 'marketday_stock_changed' ] as $hook ) {
			add_action( $hook, [ $this, 'note' ] );
		}
		foreach ( [ 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ] as $hook ) {
			add_action( $hook, fn ( mixed $ids, int $post, string $key ) => $this->metaChanged( $post, $key ), 10, 3 );
		}
		add_action( 'transition_post_status', fn ( string $now, string $before, WP_Post $post ) => $this->postChanged( $post ), 10, 3 );
		add_action( 'deleted_post', fn ( int $id, WP_Post $post ) => $this->postChanged( $post ), 10, 2 );
		add_action(
			'set_object_terms',
			fn ( int|string $object, mixed $terms, mixed $places, string $taxonomy ) => $this->objectTermsChanged( (int) $object, $taxonomy ),
			10,
			4
		);
		// Terms taken away alone are set by nobody.
		add_action(
			'deleted_term_relationships',
			fn ( int|string $object, mixed $places, string $taxonomy ) => $this->objectTermsChanged( (int) $object, $taxonomy ),
			10,
			3
		);
		WatchedTerms::onChange( fn ( array $products ) => $this->noteProducts( $products ) );
		add_action(
			'delete_term',
			fn ( int $term, int $place, string $taxonomy, mixed $deleted, array $objects ) => $this->termDeleted( $taxonomy, $objects ),
			10,
			5
		);
		add_action( 'marketday_product_viewed', [ $this, 'onView' ] );
		add_action( 'marketday_catalogue_changed', [ $this->work, 'rebuildSoon' ] );
		foreach ( WatchedFields::settingHooks() as $hook ) {
			add_action( $hook, [ $this->work, 'rebuildSoon' ] );
		}
		add_action( 'shutdown', fn () => [] !== $this->changed && RequestEnd::hasDatabase() ? $this->settle() : null, 20, 0 );
		// By the clock, before a visit is answered: what it shows and what it lists are of the same moment.
		add_action( 'marketday_prices_turned', [ $this, 'settle' ] );
	}

	/** @param int $id Of a product or variation. */
	public function note( int $id ): void {
		$post    = get_post( $id );
		$product = $post instanceof WP_Post && 'product_variation' === $post->post_type ? (int) $post->post_parent : $id;
		$this->noteProducts( [ $product ] );
	}

	/** One more view: a number in the order 'most viewed', not worth reading the product anew. */
	public function onView( int $product ): void {
		global $wpdb;
		$active = IndexState::read()->active;
		if ( null !== $active ) {
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET views = views + 1 WHERE product_id = %d', IndexTables::of( $active )->products(), $product ) );
		}
	}

	/** The request's changes are whole now: whatever was taken over in their midst, these are taken over as they are now. */
	public function settle(): void {
		$ids           = array_keys( $this->changed );
		$this->changed = [];
		$state         = IndexState::read();
		if ( [] !== $ids && ( null !== $state->active || null !== $state->building ) ) {
			if ( count( $ids ) <= self::FEW ) {
				$this->work->catchUp( $ids );
			} else {
				$this->changes->note( $ids );
				$this->work->soon();
			}
		}
	}

	/** @param list<int> $products */
	private function noteProducts( array $products ): void {
		$state = IndexState::read();
		$new   = array_values( array_filter( $products, fn ( int $id ): bool => $id > 0 && ( $this->changed[ $id ] ?? -1 ) !== $state->served ) );
		foreach ( $new as $id ) {
			$this->changed[ $id ] = $state->served;
		}
		// Noted at once as well, lest a request that dies half-way leaves a change nobody knows of.
		if ( [] !== $new && ( null !== $state->active || null !== $state->building ) ) {
			$this->changes->note( $new );
		}
	}

	private function metaChanged( int $post, string $key ): void {
		if ( WatchedFields::isMeta( $key ) && in_array( get_post_type( $post ), [ 'product', 'product_variation' ], true ) ) {
			$this->note( $post );
		}
	}

	private function postChanged( WP_Post $post ): void {
		if ( 'product' === $post->post_type ) {
			$this->noteProducts( [ $post->ID ] );
		} elseif ( 'product_variation' === $post->post_type ) {
			$this->noteProducts( [ (int) $post->post_parent ] );
		}
	}

	private function objectTermsChanged( int $object, string $taxonomy ): void {
		$type = get_post_type( $object );
		if (
			in_array( $type, [ 'product', 'product_variation' ], true )
			&& ( is_object_in_taxonomy( 'product', $taxonomy ) || is_object_in_taxonomy( $type, $taxonomy ) )
		) {
			$this->note( $object );
		}
	}

	/** @param array<mixed> $objects */
	private function termDeleted( string $taxonomy, array $objects ): void {
		if ( is_object_in_taxonomy( 'product', $taxonomy ) ) {
			$this->noteProducts( array_values( array_map( 'intval', array_filter( $objects, 'is_scalar' ) ) ) );
		}
	}
}
