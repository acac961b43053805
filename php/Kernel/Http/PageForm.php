<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

/** A plain form that a page of the shop sends to itself: its name, its fields and the check that all of them make. */
final class PageForm {
	/** The field that names what the form wants, and the one that holds its nonce. */
	public const ACTION = 'marketday-action';
	public const NONCE  = 'marketday-nonce';

	private function __construct(
		public readonly string $action,
		public readonly Request $request
	) {}

	/** The form of this request; its action is '' where none was sent. */
	public static function fromRequest(): self {
		$request = new Request( wp_unslash( $_POST ), Request::sentHeaders() ); // phpcs:ignore WordPress.Security.NonceVerification -- the guard checks.
		$action  = $request->raw( self::ACTION );
		return new self( is_string( $action ) ? $action : '', $request );
	}

	/** Visitors who are not logged in share their nonces, so where the form came from counts too. */
	public static function guard( string $nonce ): Guard {
		return Guard::nonce( $nonce, self::NONCE )->and( Guard::sameOrigin() );
	}
}
