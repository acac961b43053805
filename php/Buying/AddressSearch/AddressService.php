<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddressSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\HttpFailureException;

/** Somebody who knows addresses. */
interface AddressService {
	/**
	 * @param string $query   Of three characters at least.
	 * @param string $country Two letters.
	 * @return list<FoundAddress> Five at most.
	 * @throws HttpFailureException Where the service does not answer as it should.
	 */
	public function search( string $query, string $country ): array;

	/**
	 * The address of a suggestion that came without it.
	 *
	 * @return array<string, string>|null By the contract's names; null where the service does not know it.
	 * @throws HttpFailureException
	 */
	public function select( string $id ): ?array;
}
