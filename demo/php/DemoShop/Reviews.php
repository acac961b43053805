<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\ProductDraft;

/** Reviews as comments of the type `review`, and the averages that follow from them. */
final class Reviews {
	private const KEY = '_marketday_demo_review';

	public function __construct(
		private readonly Engine $engine,
		private readonly ShopFile $reviews
	) {}

	/** @return int How many were added; those of an earlier run are found by their key. */
	public function write(): int {
		return $this->engine->writer()->atomically( $this->writeAll( ... ) );
	}

	private function writeAll(): int {
		$known   = $this->knownKeys();
		$changed = [];
		$added   = 0;
		wp_defer_comment_counting( true );
		foreach ( $this->reviews->parts() as $review ) {
			$product = $this->engine->writer()->idBySku( $review->text( 'sku' ) );
			$key     = md5( $review->text( 'sku' ) . $review->text( 'author' ) . $review->text( 'date' ) );
			if ( $product > 0 && ! isset( $known[ $key ] ) ) {
				$this->add( $product, $key, $review );
				$changed[ $product ] = $product;
				++$added;
			}
		}
		wp_defer_comment_counting( false );
		array_map( $this->average( ... ), $changed );
		return $added;
	}

	/** @return array<string, true> */
	private function knownKeys(): array {
		global $wpdb;
		$keys = $wpdb->get_col( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->commentmeta} WHERE meta_key = %s", self::KEY ) );
		return array_fill_keys( array_map( 'strval', $keys ), true );
	}

	private function add( int $product, string $key, ShopFile $review ): void {
		$when = $review->text( 'date' ) . ' 12:00:00';
		wp_insert_comment(
			[
				'comment_post_ID'      => $product,
				'comment_type'         => 'review',
				'comment_author'       => wp_slash( $review->text( 'author' ) ),
				'comment_author_email' => sanitize_title( $review->text( 'author' ) ) . '@example.com',
				'comment_content'      => wp_slash( $review->text( 'text' ) ),
				'comment_date'         => $when,
				'comment_date_gmt'     => $when,
				'comment_approved'     => '1',
				'comment_meta'         => [
					'rating'   => $review->number( 'rating' ),
					'verified' => 1,
					self::KEY  => $key,
				],
			]
		);
	}

	/** Counts the product's ratings anew, and lets the engine bring up to date what follows from them. */
	private function average( int $product ): void {
		wp_update_comment_count_now( $product );
		$counts = $this->counts( $product );
		$total  = array_sum( $counts );
		$stars  = 0;
		foreach ( $counts as $value => $count ) {
			$stars += $value * $count;
		}
		update_post_meta( $product, '_wc_rating_count', $counts );
		update_post_meta( $product, '_wc_review_count', (string) $total );
		update_post_meta( $product, '_wc_average_rating', number_format( $stars / max( 1, $total ), 2, '.', '' ) );
		$this->engine->writer()->save( new ProductDraft( id: $product, reviewsAllowed: true ) );
	}

	/** @return array<int, int> How many reviews gave so many stars. */
	private function counts( int $product ): array {
		global $wpdb;
		$stars = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT m.meta_value FROM {$wpdb->comments} c
				INNER JOIN {$wpdb->commentmeta} m ON m.comment_id = c.comment_ID AND m.meta_key = 'rating'
				WHERE c.comment_post_ID = %d AND c.comment_approved = '1' AND c.comment_type = 'review'",
				$product
			)
		);
		return array_count_values( array_map( 'intval', $stars ) );
	}
}
