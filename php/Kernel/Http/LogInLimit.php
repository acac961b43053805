<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Feature;
use WP_Error;
use WP_User;

/** How many wrong passwords a visitor may try: every form and protocol that asks WordPress counts. Whoever knows the password is not counted. */
final class LogInLimit implements Feature {
	private readonly RateLimit $limit;

	public function __construct() {
		$this->limit = new RateLimit( 'log-in', 10, 10 * MINUTE_IN_SECONDS );
	}

	public function register(): void {
		// After the password was checked, so that a refusal is the same for a right one.
		add_filter( 'authenticate', [ $this, 'check' ], 90, 2 );
	}

	public function check( mixed $user, mixed $name ): mixed {
		if ( ! is_string( $name ) || '' === $name ) {
			return $user;
		}
		if ( $this->limit->isReached() ) {
			return new WP_Error( 'marketday_too_many_attempts', __( 'There were too many attempts to log in. Please wait some minutes.', 'marketday' ) );
		}
		if ( ! $user instanceof WP_User ) {
			$this->limit->take();
		}
		return $user;
	}
}
