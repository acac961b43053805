<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Session;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\FlashNotices;
use Marketday\Engine\Contract\Notice;
use Marketday\Engine\Contract\Notices;

/** Messages for the visitor's next page, in his session. */
final class SessionNotices implements Notices {
	public function __construct( private readonly Session $session ) {}

	/** A refusal begins no session. */
	public function add( string $kind, string $message ): void {
		if ( 'error' === $kind && $this->session->isUntouched() ) {
			FlashNotices::add( $message );
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
		$passing = FlashNotices::take();
		if ( $this->session->isUntouched() || [] === $this->session->get( 'notices', [] ) ) {
			return $passing;
		}
		$taken = $this->session->change(
			function (): array {
				$all = (array) $this->session->get( 'notices', [] );
				$this->session->set( 'notices', null );
				return $all;
			}
		);
		return [ ...$passing, ...array_values( array_map( static fn ( array $row ): Notice => new Notice( $row[0], $row[1] ), $taken ) ) ];
	}
}
