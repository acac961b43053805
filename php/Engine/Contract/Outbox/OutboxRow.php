<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Outbox;

defined( 'ABSPATH' ) || exit;

/** Something that is still to be done. */
final class OutboxRow {
	/** @param list<mixed> $arguments As they were given: numbers, texts, lists of them. */
	public function __construct(
		public readonly string $kind,
		public readonly string $name,
		public readonly array $arguments,
		/** 0 where it follows no order. */
		public readonly int $orderId,
		/** Number of times it was begun. */
		public readonly int $attempts,
		public readonly string $failure = ''
	) {}
}
