<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Announcement;
use Marketday\Engine\Contract\Storage\Transaction;
use WP_Post;

/** Keeps lookups right when products change by other hands: WordPress's own screens and REST routes, orders, deletions. */
final class ProductWatch {
	/** @var array<int, true> */
	private array $deleted = [];

	/**
	 * @param Closure(): EmbeddedWriter $writer Built when something changes, not on each request.
	 * @param Closure(): ProductSync    $sync
	 */
	public function __construct(
		private readonly Closure $writer,
		private readonly Closure $sync
	) {}

	public function register(): void {
		// After the boxes of the editing screen have written their fields.
		add_action( 'save_post_product', [ $this, 'onSave' ], 50 );
		add_action( 'save_post_product_variation', [ $this, 'onSave' ], 50 );
		add_action( 'before_delete_post', [ $this, 'beforeDeletion' ], 10, 2 );
		add_action( 'deleted_post', [ $this, 'onDelete' ], 10, 2 );
		add_action( 'marketday_stock_changed', [ $this, 'stockChanged' ], 5 );
	}

	public function onSave( int $id ): void {
		if ( ! ( $this->writer )()->isWriting() && false === wp_is_post_revision( $id ) ) {
			$this->refresh( [ $id ] );
		}
	}

	/** The stock of a product or variation was written by an order. */
	public function stockChanged( int $id ): void {
		if ( ! ( $this->writer )()->isWriting() ) {
			clean_post_cache( $id );
			$this->refresh( [ $id ] );
		}
	}

	/** A product takes its variations with it. */
	public function beforeDeletion( int $id, WP_Post $post ): void {
		if ( 'product' !== $post->post_type ) {
			return;
		}
		$variations = get_children( [
			'post_parent' => $id,
			'post_type'   => 'product_variation',
			'post_status' => 'any',
			'fields'      => 'ids',
			'numberposts' => -1,
		] );
		foreach ( $variations as $variation ) {
			$this->deleted[ (int) $variation ] = true;
			wp_delete_post( (int) $variation, true );
		}
	}

	public function onDelete( int $id, WP_Post $post ): void {
		if ( ! in_array( $post->post_type, [ 'product', 'product_variation' ], true ) ) {
			return;
		}
		( $this->sync )()->remove( [ $id ] );
		if ( $post->post_parent > 0 && ! isset( $this->deleted[ $id ] ) ) {
			$this->refresh( [ (int) $post->post_parent ] );
		}
		unset( $this->deleted[ $id ] );
	}

	/** @param list<int> $ids Products and variations, of which everything that follows from them is brought up to date. */
	public function refresh( array $ids ): void {
		$saved = Transaction::run( fn (): array => ( $this->sync )()->sync( $ids ) );
		foreach ( $saved as $id ) {
			Announcement::make( 'marketday_product_saved', $id );
		}
	}
}
