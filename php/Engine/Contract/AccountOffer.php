<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Tells whether a guest's order brings an account. */
final class AccountOffer {
	public function __construct(
		public readonly bool $isOffered = false,
		/** Guests may not order: an account comes with every order. */
		public readonly bool $isRequired = false,
		/** The shopper chooses a password; else one is sent to choose by mail. */
		public readonly bool $asksPassword = false
	) {}

	/** @return array<string, bool> */
	public function toArray(): array {
		return get_object_vars( $this );
	}
}
