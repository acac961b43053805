<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Session;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\RateLimit;
use Marketday\Store\Notice;
use Marketday\Store\Notices;

/** Messages for the visitor's next page, in his session. */
final class SessionNotices implements Notices {
	public function __construct( private readonly Session $session ) {}

	/** A refusal may be what a session begins with: a crawler that is refused all day shall not begin one each time. */
	public function add( string $kind, string $message ): void {
		if ( $this->session->isUntouched() && 'error' === $kind && ( new RateLimit( 'refusals', 10, HOUR_IN_SECONDS ) )->take() > 0 ) {
			return;
		}
		$this->session->change(
			function () use ( $kind, $message ): void {
				$all   = (array) $this->session->get( 'notices', [] );
				$all[] = [ $kind, wp_kses_post( $message ) ];
				$this->session->set( 'notices', array_slice( $all, -20 ) );
			}
		);
	}

	public function take(): array {
		if ( $this->session->isUntouched() || [] === $this->session->get( 'notices', [] ) ) {
			return [];
		}
		$taken = $this->session->change(
			function (): array {
				$all = (array) $this->session->get( 'notices', [] );
				$this->session->set( 'notices', null );
				return $all;
			}
		);
		return array_values( array_map( static fn ( array $row ): Notice => new Notice( $row[0], $row[1] ), $taken ) );
	}
}
