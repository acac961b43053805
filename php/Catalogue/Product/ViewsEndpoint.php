<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\RecentlyViewed;
use Marketday\Kernel\Clock;
use Marketday\Kernel\DailyLog;
use Marketday\Kernel\Http\FirstPartyCookie;
use Marketday\Kernel\Http\Parameters;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Visitor;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Kernel\PostCounter;

/** POST `/wopb/views` (docs/PROTOCOL.md#other-calls): a product's page was looked at. Counts it, and keeps it in the visitor's cookie. */
final class ViewsEndpoint {
	public const LOG = 'product_views';

	public const COUNT = '__product_views_count';

	/** More products than a person looks at in a day; the limit of reads sees to the pace. */
	private const MOST_A_DAY = 500;

	public function __construct(
		private readonly Engine $engine,
		private readonly DailyLog $log,
		private readonly Clock $clock
	) {}

	/** @param Closure(): self $made Makes who answers, when somebody asks. */
	public static function route( Closure $made ): Route {
		$guard = VisitorNonce::guard()->and( RateLimit::reads()->guard() );
		return Route::rest( 'POST', 'wopb|/views', $guard, static fn ( Request $request ): Response => $made()->answer( $request ), Parameters::forRoute( [
			'postID' => Parameters::number( 'Id of the product.', 1 ),
		] ) );
	}

	/** @throws Problem 400, 404 for what visitors cannot see, 429. */
	public function answer( Request $request ): Response {
		$id = $request->integer( 'postID', null, 1 );
		if ( null === $this->engine->catalogue()->product( $id ) ) {
			throw Problem::notFound( 'marketday_unknown_product', __( 'We can’t find that product.', 'marketday' ) );
		}
		$day     = $this->clock->now()->format( 'Y-m-d' );
		$visitor = Visitor::ofDay( $day );
		if ( $this->log->count( $visitor, $day ) >= self::MOST_A_DAY ) {
			throw new Problem( 429, 'marketday_too_many_views', __( 'Too many requests. Please try again tomorrow.', 'marketday' ) );
		}
		if ( $this->log->note( $visitor, $id, $day ) ) {
			$this->countOne( $id );
		}
		$this->remember( $id );
		return Response::json( [] );
	}

	private function countOne( int $id ): void {
		PostCounter::add( $id, self::COUNT );
		/**
		 * A product was looked at by one more visitor. For what keeps the number elsewhere; the product itself has not changed.
		 *
		 * @param int $id
		 */
		do_action( 'marketday_product_viewed', $id );
	}

	private function remember( int $id ): void {
		FirstPartyCookie::send( RecentlyViewed::COOKIE, RecentlyViewed::ofVisitor()->with( $id )->value(), 0, false );
	}
}
