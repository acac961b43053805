<?php

declare( strict_types=1 );

namespace Marketday\Store;

/** An address as it stands on an envelope. */
final class AddressText {
	/**
	 * @param array<string, string> $countries Name by code.
	 * @return list<string> Lines of plain text; [] for an empty address.
	 */
	public static function lines( Address $address, array $countries ): array {
		$lines = [
			trim( "{$address->firstName} {$address->lastName}" ),
			$address->company,
			$address->address1,
			$address->address2,
			$address->city,
			$address->state,
			$address->postcode,
		];
		$lines = array_values( array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
		// A country alone is where the visitor was guessed to be, and no address.
		return [] === $lines || '' === $address->country ? $lines : [ ...$lines, $countries[ $address->country ] ?? $address->country ];
	}
}
