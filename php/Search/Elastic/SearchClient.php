<?php

declare( strict_types=1 );

namespace Marketday\Search\Elastic;

defined( 'ABSPATH' ) || exit;

/** Carrier of a listing's question to Elasticsearch. */
interface SearchClient {
	/** @return array<string, mixed>|null The answer (`hits`, `aggregations`); null where there was none. */
	public function search( ListingRequest $request ): ?array;
}
