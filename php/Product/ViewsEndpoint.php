<?php

declare( strict_types=1 );

namespace Marketday\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Visitor;
use Marketday\Store\Engine;
use Marketday\Store\RecentlyViewed;

/** POST `/wopb/views` (section 7): a product's page was looked at. Counts it, and keeps it in the visitor's cookie. */
final class ViewsEndpoint {
	public const COUNT = '__product_views_count';

	/** More products than a person looks at in a day; the limit of reads sees to the pace. */
	private const MOST_A_DAY = 500;

	public function __construct(
		private readonly Engine $engine,
		private readonly ViewLog $log,
		private readonly Clock $clock
	) {}

	/** @throws Problem 400, 404 for what visitors cannot see, 429. */
	public function answer( Request $request ): Response {
		$id = $request->integer( 'postID', null, 1 );
		if ( null === $this->engine->catalogue()->product( $id ) ) {
			throw Problem::notFound( 'marketday_unknown_product', __( 'This product does not exist.', 'marketday' ) );
		}
		$day     = $this->clock->now()->format( 'Y-m-d' );
		$visitor = $this->visitor( $day );
		if ( $this->log->count( $visitor, $day ) >= self::MOST_A_DAY ) {
			throw new Problem( 429, 'marketday_too_many_views', __( 'Please come back tomorrow.', 'marketday' ) );
		}
		if ( $this->log->note( $visitor, $id, $day ) ) {
			$this->countOne( $id );
		}
		$this->remember( $id );
		return Response::json( [] );
	}

	/** Not to be traced to anybody, and another every day. A browser says its name as it likes: the line it comes from stands for it. */
	private function visitor( string $day ): string {
		$who = is_user_logged_in() ? 'user ' . get_current_user_id() : 'line ' . Visitor::network();
		return substr( hash_hmac( 'sha256', "{$day} {$who}", wp_salt() ), 0, 32 );
	}

	/** In one statement: views at the same time all count. The product itself is not saved. */
	private function countOne( int $id ): void {
		global $wpdb;
		$counted = $wpdb->query( $wpdb->prepare( 'UPDATE %i SET meta_value = meta_value + 1 WHERE post_id = %d AND meta_key = %s', $wpdb->postmeta, $id, self::COUNT ) );
		if ( 0 === $counted ) {
			add_post_meta( $id, self::COUNT, '1', true );
		}
		wp_cache_delete( $id, 'post_meta' );
		/**
		 * A product was looked at by one more visitor. For what keeps the number elsewhere; the product itself has not changed.
		 *
		 * @param int $id
		 */
		do_action( 'marketday_product_viewed', $id );
	}

	private function remember( int $id ): void {
		$seen = RecentlyViewed::ofVisitor()->with( $id );
		setcookie(
			RecentlyViewed::COOKIE,
			$seen->value(),
			[
				'path'     => (string) constant( 'COOKIEPATH' ) ?: '/',
				'domain'   => (string) constant( 'COOKIE_DOMAIN' ),
				'secure'   => is_ssl(),
				'samesite' => 'Lax',
			]
		);
	}
}
