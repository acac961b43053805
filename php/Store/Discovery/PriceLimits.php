<?php

declare( strict_types=1 );

namespace Marketday\Store\Discovery;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Currency;
use Marketday\Store\ProductQuery;
use Marketday\Store\ProductSort;

/**
 * docs/PROTOCOL.md#price-filter: which prices that a shopper names are a choice. The range is that of the whole listing, whatever else
 * is chosen in it: a price means the same beside every other choice, so numbers beside values hold.
 */
final class PriceLimits {
	private string $known = '';

	/** @var array{int, int}|null */
	private ?array $prices = null;

	public function __construct( private readonly Discovery $discovery ) {}

	/** Those that a discovery keeps to already: what they know of a listing is asked once. */
	public static function of( Discovery $discovery ): self {
		return $discovery instanceof LimitedDiscovery ? $discovery->limits : new self( $discovery );
	}

	/**
	 * Prices as they are read: a lowest one of 0 and a highest one below 0 choose nothing, a lowest one above the highest is pushed
	 * back below it.
	 *
	 * @return array{int|null, int|null} Lowest and highest, minor units.
	 */
	public static function read( ?int $minimum, ?int $maximum, Currency $currency ): array {
		$maximum = null !== $maximum && $maximum < 0 ? null : $maximum;
		$minimum = null !== $minimum && null !== $maximum && $minimum > $maximum ? $maximum - (int) ( 10 ** $currency->minorUnit ) : $minimum;
		return [ null !== $minimum && $minimum <= 0 ? null : $minimum, $maximum ];
	}

	/** A visitor's choice within the listing's range: a lowest price never lies above it, a highest one at its end chooses nothing. */
	public function within( ProductQuery $scope, FilterState $filter ): FilterState {
		$prices = null === $filter->minimumPrice && null === $filter->maximumPrice ? null : $this->range( $scope );
		if ( null === $prices ) {
			return $filter;
		}
		return $filter->with(
			minimumPrice: null === $filter->minimumPrice ? null : min( $filter->minimumPrice, $prices[1] ),
			maximumPrice: $filter->maximumPrice >= $prices[1] ? null : $filter->maximumPrice
		);
	}

	/** @return array{int, int}|null Null while prices are not known. */
	private function range( ProductQuery $scope ): ?array {
		$key = serialize( $scope->with( page: 1, perPage: 1, sort: ProductSort::Default ) );
		if ( $key !== $this->known ) {
			$this->prices = $this->discovery->facets( $scope, new FilterState(), [ Facets::PRICE ] )->prices;
			$this->known  = $key;
		}
		return $this->prices;
	}
}
