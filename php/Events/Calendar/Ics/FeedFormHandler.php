<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar\Ics;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** The forms of the import screen that follow a feed, look at it and leave it. */
final class FeedFormHandler {
	public const ACTION = 'marketday_event_feed';

	public function __construct(
		private readonly Feeds $feeds,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$this->routes->add( Route::adminPost( self::ACTION, Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( 'import' ) ), $this->take( ... ) ) );
	}

	/** @throws Problem */
	private function take( Request $request ): Response {
		$feed = $request->text( 'feed', '', 20 );
		switch ( $request->text( 'do', '', 10 ) ) {
			case 'follow':
				try {
					$this->follow( $request );
				} catch ( InvalidCalendarException $problem ) {
					return ImportScreen::refuse( $problem->getMessage() );
				}
				break;
			case 'look':
				$this->feeds->look( $feed ) ?? throw Problem::notFound( 'marketday_unknown_feed', __( 'You’re not following this calendar.', 'marketday' ) );
				break;
			case 'leave':
				$this->feeds->leave( $feed );
				break;
			default:
				throw $request->invalid( 'do', 'must be follow, look or leave' );
		}
		return Response::redirect( ImportScreen::address() );
	}

	/**
	 * @throws Problem
	 * @throws InvalidCalendarException
	 */
	private function follow( Request $request ): void {
		$rhythm = $request->text( 'rhythm', 'daily', 10 );
		if ( ! isset( Feed::RHYTHMS[ $rhythm ] ) ) {
			throw $request->invalid( 'rhythm', 'must be hourly, daily or weekly' );
		}
		$feed = $this->feeds->follow(
			$request->text( 'url', '', 2000 ),
			$rhythm,
			'publish' === $request->text( 'status' ) && current_user_can( 'publish_posts' ) ? 'publish' : 'draft'
		);
		// Who has just given the address sees at once whether it is one.
		$this->feeds->look( $feed->id );
	}
}
