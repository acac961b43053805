<?php

declare( strict_types=1 );

namespace Marketday\Product;

defined( 'ABSPATH' ) || exit;

use WP_Comment;

/** The approved reviews of a product: WordPress's comments with the meta `rating`, on both engines. */
final class Reviews {
	private const SHOWN = 20;

	/** @return list<Review> Newest first. */
	public function of( int $productId ): array {
		$comments = get_comments(
			[
				'post_id'                   => $productId,
				'status'                    => 'approve',
				'type__in'                  => [ 'review', 'comment' ],
				'parent'                    => 0,
				'number'                    => self::SHOWN,
				'orderby'                   => 'comment_date_gmt',
				'order'                     => 'DESC',
				'update_comment_meta_cache' => true,
			]
		);
		$comments = is_array( $comments ) ? array_filter( $comments, static fn ( mixed $one ): bool => $one instanceof WP_Comment ) : [];
		return array_map( $this->review( ... ), array_values( $comments ) );
	}

	private function review( WP_Comment $comment ): Review {
		$rating = get_comment_meta( (int) $comment->comment_ID, 'rating', true );
		return new Review(
			(int) $comment->comment_ID,
			get_comment_author( $comment ),
			is_numeric( $rating ) ? max( 0, min( 5, (int) $rating ) ) : 0,
			get_comment_date( '', $comment ),
			get_comment_date( 'c', $comment ),
			wp_kses_post( wpautop( $comment->comment_content ) )
		);
	}
}
