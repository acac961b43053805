<?php

declare( strict_types=1 );

namespace Marketday\Store\Discovery;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\ProductQuery;

/** Discovery that takes a visitor's prices as docs/PROTOCOL.md#price-filter does, for whoever asks. */
final class LimitedDiscovery implements Discovery {
	public readonly PriceLimits $limits;

	public function __construct( private readonly Discovery $discovery ) {
		$this->limits = new PriceLimits( $discovery );
	}

	public function find( ProductQuery $scope, FilterState $filter ): Found {
		return $this->discovery->find( $scope, $this->limits->within( $scope, $filter ) );
	}

	public function facets( ProductQuery $scope, FilterState $filter, array $facets ): Facets {
		return $this->discovery->facets( $scope, $this->limits->within( $scope, $filter ), $facets );
	}
}
