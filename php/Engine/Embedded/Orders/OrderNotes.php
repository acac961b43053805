<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use WP_Comment;
use WP_Comment_Query;

/** History of an order, as comments of the type `order_note`; they never show among a site's comments. */
final class OrderNotes {
	public const TYPE = 'order_note';

	public function register(): void {
		add_action( 'pre_get_comments', [ $this, 'hide' ] );
		add_filter( 'comment_feed_where', static fn ( string $where ): string => $where . " AND comment_type != '" . self::TYPE . "'" );
	}

	public function hide( WP_Comment_Query $query ): void {
		$asked = (array) ( $query->query_vars['type'] ?? '' );
		if ( ! in_array( self::TYPE, $asked, true ) && ! in_array( self::TYPE, (array) ( $query->query_vars['type__in'] ?? '' ), true ) ) {
			$query->query_vars['type__not_in'] = array_values( array_diff( [ ...(array) ( $query->query_vars['type__not_in'] ?? [] ), self::TYPE ], [ '' ] ) );
		}
	}

	public function add( int $orderId, string $text ): void {
		$user = wp_get_current_user();
		wp_insert_comment(
			[
				'comment_post_ID'      => $orderId,
				'comment_author'       => $user->exists() && current_user_can( 'edit_shop_orders' ) ? $user->display_name : 'Marketday',
				'comment_author_email' => '',
				'comment_content'      => wp_slash( sanitize_textarea_field( $text ) ),
				'comment_type'         => self::TYPE,
				'comment_agent'        => 'Marketday',
				'comment_approved'     => '1',
				'user_id'              => $user->ID,
			]
		);
	}

	/** @return list<array{text: string, by: string, at: string}> Newest first. */
	public function of( int $orderId ): array {
		$found = get_comments(
			[
				'post_id' => $orderId,
				'type'    => self::TYPE,
				'orderby' => 'comment_ID',
				'order'   => 'DESC',
				'number'  => 100,
			]
		);
		return array_values(
			array_map(
				static fn ( WP_Comment $note ): array => [
					'text' => $note->comment_content,
					'by'   => $note->comment_author,
					'at'   => $note->comment_date,
				],
				array_filter( (array) $found, static fn ( mixed $one ): bool => $one instanceof WP_Comment )
			)
		);
	}
}
