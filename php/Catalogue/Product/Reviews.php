<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ReviewSettings;
use WP_Comment;

/** The approved reviews of a product: WordPress's comments with the meta `rating`, on both engines. */
final class Reviews {
	private const PER_PAGE = 10;

	/** An approved review of a product, with its stars; answers are none. */
	private const FROM = "FROM %i c LEFT JOIN %i m ON m.comment_id = c.comment_ID AND m.meta_key = 'rating'
		WHERE c.comment_post_ID = %d AND c.comment_approved = '1' AND c.comment_type IN ( 'review', 'comment', '' ) AND c.comment_parent = 0";

	public function of( int $productId, ReviewChoice $choice ): ReviewPage {
		$kept  = $this->countByStars( $productId );
		$votes = array_map( 'array_sum', $kept );
		$count = 0 === $choice->stars ? array_sum( $votes ) : $votes[ $choice->stars ] ?? 0;
		$pages = max( 1, (int) ceil( $count / self::PER_PAGE ) );
		// Reviews may have gone since a link was made.
		$choice = $choice->onPage( min( $choice->page, $pages ) );
		return new ReviewPage(
			0 === $count ? [] : $this->read( $this->ids( $productId, $choice, array_keys( $kept[ $choice->stars ] ?? [] ) ) ),
			$votes,
			$choice,
			$pages
		);
	}

	/** Page of all reviews, the newest first, that one stands on. */
	public function pageOf( WP_Comment $review ): int {
		global $wpdb;
		$newer = (int) $wpdb->get_var(
			$wpdb->prepare( // phpcs:ignore WordPress.DB.PreparedSQLPlaceholders -- FROM has three.
				'SELECT COUNT(*) ' . self::FROM . ' AND ( c.comment_date_gmt > %s OR ( c.comment_date_gmt = %s AND c.comment_ID > %d ) )', // phpcs:ignore WordPress.DB.PreparedSQL -- a constant.
				$wpdb->comments,
				$wpdb->commentmeta,
				(int) $review->comment_post_ID,
				$review->comment_date_gmt,
				$review->comment_date_gmt,
				(int) $review->comment_ID
			)
		);
		return 1 + intdiv( $newer, self::PER_PAGE );
	}

	/** @return array<int, array<array-key, int>> How many reviews keep so many stars, by how they write it: an import's '4.0' is four. */
	private function countByStars( int $productId ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare(
			'SELECT m.meta_value AS stars, COUNT(*) AS votes ' . self::FROM . ' GROUP BY m.meta_value', // phpcs:ignore WordPress.DB -- a constant.
			$wpdb->comments,
			$wpdb->commentmeta,
			$productId
		) );
		$kept = [];
		foreach ( $rows as $row ) {
			$kept[ self::stars( $row->stars ) ][ (string) $row->stars ] = (int) $row->votes;
		}
		return $kept;
	}

	/**
	 * @param list<array-key> $written How the chosen stars are written.
	 * @return list<int>
	 */
	private function ids( int $productId, ReviewChoice $choice, array $written ): array {
		global $wpdb;
		$stars = 0 === $choice->stars ? '' : $wpdb->prepare( 'AND m.meta_value IN ( ' . implode( ', ', array_fill( 0, count( $written ), '%s' ) ) . ' )', $written );
		$order = match ( $choice->sort ) {
			ReviewSort::Newest  => '',
			ReviewSort::Highest => 'm.meta_value IS NULL, m.meta_value DESC,',
			ReviewSort::Lowest  => 'm.meta_value IS NULL, m.meta_value ASC,',
		};
		$ids = $wpdb->get_col(
			$wpdb->prepare( // phpcs:ignore WordPress.DB.PreparedSQLPlaceholders -- FROM has three.
				'SELECT c.comment_ID ' . self::FROM . " {$stars} ORDER BY {$order} c.comment_date_gmt DESC, c.comment_ID DESC LIMIT %d OFFSET %d", // phpcs:ignore WordPress.DB.PreparedSQL -- a constant, and words written above.
				$wpdb->comments,
				$wpdb->commentmeta,
				$productId,
				self::PER_PAGE,
				( $choice->page - 1 ) * self::PER_PAGE
			)
		);
		return array_map( 'intval', array_values( $ids ) );
	}

	/**
	 * @param list<int> $ids
	 * @return list<Review>
	 */
	private function read( array $ids ): array {
		_prime_comment_caches( $ids );
		$comments = array_filter( array_map( 'get_comment', $ids ), static fn ( mixed $one ): bool => $one instanceof WP_Comment );
		return array_map( $this->review( ... ), array_values( $comments ) );
	}

	private function review( WP_Comment $comment ): Review {
		$id = (int) $comment->comment_ID;
		return new Review(
			$id,
			get_comment_author( $comment ),
			self::stars( get_comment_meta( $id, 'rating', true ) ),
			get_comment_date( '', $comment ),
			get_comment_date( 'c', $comment ),
			wp_kses_post( wpautop( $comment->comment_content ) ),
			ReviewSettings::read()->marksBuyers && '1' === (string) get_comment_meta( $id, 'verified', true )
		);
	}

	private static function stars( mixed $rating ): int {
		return is_numeric( $rating ) ? max( 0, min( 5, (int) $rating ) ) : 0;
	}
}
