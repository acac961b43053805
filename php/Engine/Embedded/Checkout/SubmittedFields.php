<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

/** Fields that a shopper has filled in beside the addresses. */
final class SubmittedFields {
	/**
	 * @param array<string, array<string, mixed>> $extensions
	 * @param array<string, string>               $fields     What the shop's own fields hold, by id.
	 */
	public function __construct(
		public readonly string $note,
		public readonly array $extensions,
		public readonly array $fields = []
	) {}
}
