<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Messages for the visitor's next page, kept in the session. */
interface Notices {
	/** @param 'success'|'error'|'info' $kind @param string $message Plain text or safe inline HTML. */
	public function add( string $kind, string $message ): void;

	/** @return list<Notice> And forgets them. */
	public function take(): array;
}
