<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** A call without an answer: the address may not be asked, or nobody answered in time. The message is for the log. */
final class HttpFailureException extends RuntimeException {
	public function __construct(
		string $message,
		/** True if the request may have been received and acted upon all the same. */
		public readonly bool $mayHaveArrived
	) {
		parent::__construct( $message );
	}
}
