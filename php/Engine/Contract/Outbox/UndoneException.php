<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Outbox;

defined( 'ABSPATH' ) || exit;

use RuntimeException;
use Throwable;

/** Something in the outbox was not done; its message says why. */
final class UndoneException extends RuntimeException {
	/** @param string $what In plain words, such as "The message to the shopper". */
	public function __construct(
		public readonly string $what,
		public readonly bool $isGivenUp,
		Throwable $failure
	) {
		parent::__construct( $failure->getMessage(), 0, $failure );
	}
}
