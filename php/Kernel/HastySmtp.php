<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use PHPMailer\PHPMailer\SMTP;

/**
 * A connection that waits for each answer of a mail server for seconds alone, until the mail is handed over: whose answer is not awaited would
 * be sent twice.
 */
final class HastySmtp extends SMTP {
	private const PATIENCE = 60;

	public function __construct( int $seconds ) {
		$this->Timelimit = $seconds;
	}

	/** @param string $text */
	public function data( $text ): bool {
		$this->Timelimit = self::PATIENCE;
		return parent::data( $text );
	}
}
