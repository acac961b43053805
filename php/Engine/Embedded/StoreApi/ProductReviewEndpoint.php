<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use WP_Comment;
use WP_Comment_Query;

/** `GET products/reviews`: approved reviews, newest first. */
final class ProductReviewEndpoint {
	private const ARGUMENTS = [
		'product_id' => [ 'type' => 'string' ],
		'order'      => [
			'type'    => 'string',
			'default' => 'desc',
			'enum'    => [ 'asc', 'desc' ],
		],
		'orderby'    => [
			'type'    => 'string',
			'default' => 'date',
			'enum'    => [ 'date', 'date_gmt', 'id', 'rating', 'product' ],
		],
	];

	public function add( Routes $routes ): void {
		$routes->add( Route::rest( 'GET', 'wc/store/v1|/products/reviews', Guard::publicRead(), [ $this, 'list' ], self::ARGUMENTS + ProductArguments::paging() ) );
	}

	public function list( Request $request ): Response {
		$query = new WP_Comment_Query();
		$ofOpen = self::ofOpenProducts( ... );
		add_filter( 'comments_clauses', $ofOpen );
		$found = $query->query( [
			'type'          => 'review',
			'status'        => 'approve',
			'post_type'     => 'product',
			'post_status'   => 'publish',
			'post__in'      => array_values( array_diff( $request->ids( 'product_id', 1000 ), [ 0 ] ) ),
			'number'        => $request->integer( 'per_page', 10, 1, 100 ),
			'paged'         => $request->integer( 'page', 1, 1 ),
			'no_found_rows' => false,
			'order'         => 'asc' === $request->text( 'order' ) ? 'ASC' : 'DESC',
		] + $this->order( $request->text( 'orderby' ) ) );
		remove_filter( 'comments_clauses', $ofOpen );
		$rows  = [];
		foreach ( is_array( $found ) ? $found : [] as $review ) {
			if ( $review instanceof WP_Comment ) {
				$rows[] = $this->json( $review );
			}
		}
		return Response::json( $rows, 200, ProductPaging::headers( $request, 'products/reviews', (int) $query->found_comments ) );
	}

	/**
	 * Clauses as WordPress's own list of comments has them: what is said of a product with a password needs it.
	 *
	 * @param array<string, string> $clauses
	 * @return array<string, string>
	 */
	private static function ofOpenProducts( array $clauses ): array {
		global $wpdb;
		return [ 'where' => "{$clauses['where']} AND {$wpdb->posts}.post_password = ''" ] + $clauses;
	}

	/** @return array<string, string> */
	private function order( string $by ): array {
		return match ( $by ) {
			'rating'  => [
				'orderby'  => 'meta_value_num',
				'meta_key' => 'rating',
			],
			'product' => [ 'orderby' => 'comment_post_ID' ],
			'id'      => [ 'orderby' => 'comment_ID' ],
			default   => [ 'orderby' => 'comment_date_gmt' ],
		};
	}

	/** @return array<string, mixed> */
	private function json( WP_Comment $review ): array {
		$id      = (int) $review->comment_ID;
		$product = (int) $review->comment_post_ID;
		$stars   = get_comment_meta( $id, 'rating', true );
		return [
			'id'                     => $id,
			'date_created'           => mysql_to_rfc3339( $review->comment_date ),
			'formatted_date_created' => get_comment_date( 'F j, Y', $id ),
			'date_created_gmt'       => mysql_to_rfc3339( $review->comment_date_gmt ),
			'product_id'             => $product,
			'product_name'           => get_the_title( $product ),
			'product_permalink'      => get_permalink( $product ),
			'product_image'          => CartImage::of( (int) get_post_thumbnail_id( $product ) ),
			'reviewer'               => $review->comment_author,
			'review'                 => wpautop( wp_kses_post( $review->comment_content ) ),
			'rating'                 => is_numeric( $stars ) ? (int) $stars : null,
			'verified'               => '1' === (string) get_comment_meta( $id, 'verified', true ),
			'reviewer_avatar_urls'   => rest_get_avatar_urls( $review->comment_author_email ),
		];
	}
}
