<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** An order that was not placed, with a message for each field at fault: `billing_postcode` => 'Enter a valid postcode.' */
final class CheckoutRefused extends StoreError {
	/** @param array<string, string> $fields Message by field name; fields carry the prefixes billing_ and shipping_. */
	public function __construct(
		string $errorCode,
		string $message,
		public readonly array $fields = [],
		int $status = 400
	) {
		parent::__construct( $errorCode, $message, $status, [ 'fields' => $fields ] );
	}
}
