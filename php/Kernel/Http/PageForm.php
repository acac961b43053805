<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

/** A plain form that a page of the shop sends to itself: its fields, checked for its nonce and for coming from this site. */
final class PageForm {
	/** The field that names what the form wants, and the one that holds its nonce. */
	public const ACTION = 'marketday-action';
	public const NONCE  = 'marketday-nonce';

	private function __construct(
		public readonly string $action,
		public readonly Request $request
	) {}

	/** The form of this request; its action is '' where none was sent. */
	public static function sent(): self {
		$headers = [];
		foreach ( [ 'sec-fetch-site', 'origin' ] as $name ) {
			$value            = $_SERVER[ 'HTTP_' . strtoupper( strtr( $name, '-', '_' ) ) ] ?? '';
			$headers[ $name ] = is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
		}
		$request = new Request( wp_unslash( $_POST ), $headers ); // phpcs:ignore WordPress.Security.NonceVerification -- check() does.
		$action  = $request->raw( self::ACTION );
		return new self( is_string( $action ) ? $action : '', $request );
	}

	/**
	 * Visitors who are not logged in share their nonces, so where the form came from counts too.
	 *
	 * @throws Problem
	 */
	public function check( string $nonceAction ): void {
		Guard::nonce( $nonceAction, self::NONCE )->and( Guard::sameOrigin() )->check( $this->request );
	}
}
