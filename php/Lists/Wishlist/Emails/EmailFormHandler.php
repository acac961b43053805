<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Notices;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** Ends the mails by the link in each: a page with a button, for mail programs open links; and the one call that they make by themselves. */
final class EmailFormHandler {
	public const ACTION = 'end-wishlist-mails';

	public function __construct(
		private readonly EmailChoice $choice,
		private readonly Notices $notices,
		private readonly FeaturePage $page
	) {}

	public function add( Routes $routes ): void {
		$guard = fn ( string $field ): Guard => Guard::custom( "signed link in {$field}", function ( Request $request ) use ( $field ): void {
			$this->user( $request, $field );
		} );
		$routes->add(
			Route::pageForm( self::ACTION, $guard( EmailChoice::KEY ), $this->end( ... ), static fn () => null ),
			Route::pageLink(
				EmailChoice::ONE_CLICK,
				$guard( EmailChoice::ONE_CLICK ),
				$this->oneClick( ... ),
				static fn ( Problem $problem ): Response => Response::html( esc_html( $problem->getMessage() ), $problem->status )
			)
		);
	}

	private function end( Request $request ): Response {
		$this->choice->choose( $this->user( $request, EmailChoice::KEY ), false );
		$this->notices->add( 'success', esc_html__( 'We won’t email you about your lists again.', 'marketday' ) );
		return Response::redirect( $this->page->url() );
	}

	private function oneClick( Request $request ): Response {
		$user = $this->user( $request, EmailChoice::ONE_CLICK );
		if ( 'One-Click' !== $request->raw( 'List-Unsubscribe' ) ) {
			return Response::redirect( add_query_arg( EmailChoice::KEY, $this->choice->key( $user ), $this->page->url() ) );
		}
		$this->choice->choose( $user, false );
		return Response::html( esc_html__( 'We won’t email you about your lists again.', 'marketday' ) );
	}

	/** @throws Problem */
	private function user( Request $request, string $field ): int {
		$key  = $request->raw( $field );
		$user = is_string( $key ) ? $this->choice->userOf( $key ) : 0;
		return $user > 0 ? $user : throw Problem::forbidden( 'marketday_wishlist_link', __( 'This link has expired.', 'marketday' ) );
	}
}
