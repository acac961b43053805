<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use PHPMailer\PHPMailer\SMTP;

/**
 * A connection that waits for a mail server for some seconds in all, until the mail is handed over: whose answer to that is not awaited would
 * be sent twice.
 */
final class HastySmtp extends SMTP {
	/** Seconds for the answer to a mail. */
	private const PATIENCE = 60;

	/** Seconds for that to a farewell. */
	private const FAREWELL = 1;

	private float $end;

	public function __construct( int $seconds ) {
		$this->end = microtime( true ) + $seconds;
	}

	/**
	 * @param string       $host
	 * @param int|null     $port
	 * @param int          $timeout Seconds.
	 * @param array<mixed> $options
	 */
	public function connect( $host, $port = null, $timeout = 30, $options = [] ): bool {
		return $this->secondsLeft() > 0 && parent::connect( $host, $port, min( $timeout, $this->secondsLeft() ), $options );
	}

	/**
	 * @param string           $command
	 * @param string           $commandstring
	 * @param int|array<mixed> $expect
	 */
	protected function sendCommand( $command, $commandstring, $expect ): bool {
		if ( 'DATA END' === $command ) {
			$this->end = microtime( true ) + self::PATIENCE;
		} elseif ( 'QUIT' === $command ) {
			$this->end = min( $this->end, microtime( true ) + self::FAREWELL );
		}
		return parent::sendCommand( $command, $commandstring, $expect );
	}

	protected function get_lines(): string {
		$this->Timelimit = $this->secondsLeft();
		$this->Timeout   = max( 1, $this->Timelimit );
		return $this->Timelimit > 0 ? parent::get_lines() : '';
	}

	/** @return int Whole seconds. */
	private function secondsLeft(): int {
		return max( 0, (int) ceil( $this->end - microtime( true ) ) );
	}
}
