<?php

declare( strict_types=1 );

namespace Marketday\Marketing\ShareButtons;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\DailyLog;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Visitor;
use Marketday\Kernel\PostCounter;

/** admin-ajax `wopb_share_count` (docs/PROTOCOL.md#other-calls): a page was shared. What the visitor says the count is (`shareCount`) decides nothing. */
final class ShareCountEndpoint {
	/** Meta in which WowStore keeps it: a shop that moves over keeps its counts. */
	public const COUNT = 'wopb_share_count';

	/** More pages than a person shares in a day. */
	private const MOST_A_DAY = 100;

	public function __construct(
		private readonly DailyLog $log,
		private readonly Clock $clock
	) {}

	/** @throws Problem 400, 404 for what visitors cannot see, 429. */
	public function answer( Request $request ): Response {
		RateLimit::reads()->spend();
		$id = $request->integer( 'postId', null, 1 );
		if ( ! is_post_publicly_viewable( $id ) || '' !== ( get_post( $id )->post_password ?? '' ) ) {
			throw Problem::notFound( 'marketday_unknown_page', __( 'This page doesn’t exist.', 'marketday' ) );
		}
		$day     = $this->clock->now()->format( 'Y-m-d' );
		$visitor = Visitor::ofDay( $day );
		if ( $this->log->count( $visitor, $day ) >= self::MOST_A_DAY ) {
			throw new Problem( 429, 'marketday_too_many_shares', __( 'Too many requests. Please try again tomorrow.', 'marketday' ) );
		}
		if ( $this->log->note( $visitor, $id, $day ) ) {
			PostCounter::add( $id, self::COUNT );
		}
		return Response::json( [
			'success' => true,
			'data'    => [
				'success' => true,
				'count'   => PostCounter::of( $id, self::COUNT ),
			],
		] );
	}
}
