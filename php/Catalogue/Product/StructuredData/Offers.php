<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product\StructuredData;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Price;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Contract\Stock;
use Marketday\Engine\Contract\StockStatus;

/** Offers: what is sold at which price. */
final class Offers {
	/** @param array<string, array<string, mixed>> $terms Nodes of the graph that offers name, by property. */
	public function __construct(
		private readonly Settings $settings,
		private readonly array $terms
	) {}

	/** @return array<string, mixed> Empty without a price. */
	public function of( Price $price, Stock $stock, string $url, bool $needsDelivery ): array {
		$current = $price->current();
		if ( null === $current ) {
			return [];
		}
		return Node::of(
			'Offer',
			[
				'url'                => $url,
				'price'              => $current->decimal(),
				'priceCurrency'      => $current->currency->code,
				'priceValidUntil'    => null === $price->saleEnds ? '' : (string) wp_date( 'Y-m-d', $price->saleEnds->getTimestamp() ),
				'priceSpecification' => $this->specifications( $current, $price ),
				'availability'       => self::availability( $stock ),
				'itemCondition'      => 'https://schema.org/NewCondition',
			] + $this->terms( $needsDelivery )
		);
	}

	/** @return array<string, mixed> Of several things from the lowest price to the highest; [] without a price. */
	public function range( Product $product, int $count ): array {
		$lowest = $product->price()->current();
		return null === $lowest ? [] : Node::of(
			'AggregateOffer',
			[
				'url'           => $product->url,
				'lowPrice'      => $lowest->decimal(),
				'highPrice'     => ( $product->price()->highest() ?? $lowest )->decimal(),
				'priceCurrency' => $lowest->currency->code,
				'offerCount'    => $count > 0 ? $count : null,
				'availability'  => self::availability( $product->stock ),
				'itemCondition' => 'https://schema.org/NewCondition',
			] + $this->terms( $product->details()->shipment->isNeeded )
		);
	}

	/** @return array<string, array{'@id': mixed}> */
	private function terms( bool $needsDelivery ): array {
		$terms = $needsDelivery ? $this->terms : array_diff_key( $this->terms, [ 'shippingDetails' => true ] );
		return array_map( static fn ( array $node ): array => [ '@id' => $node['@id'] ], $terms );
	}

	/** @return list<array<string, mixed>> Whether tax is in the price, and the price before a sale; [] where neither is to be said. */
	private function specifications( Money $current, Price $price ): array {
		$regular = $price->regular();
		$isSale  = $price->onSale && null !== $regular && $regular->minor > $current->minor;
		if ( ! $isSale && ! $this->settings->taxesEnabled() ) {
			return [];
		}
		return $isSale
			? [ $this->specification( $current ), $this->specification( $regular, 'https://schema.org/StrikethroughPrice' ) ]
			: [ $this->specification( $current ) ];
	}

	/** @return array<string, mixed> */
	private function specification( Money $money, string $type = '' ): array {
		return Node::of(
			'UnitPriceSpecification',
			[
				'priceType'             => $type,
				'price'                 => $money->decimal(),
				'priceCurrency'         => $money->currency->code,
				'valueAddedTaxIncluded' => $this->settings->taxesEnabled() ? $this->settings->shopShowsTax() : null,
			]
		);
	}

	private static function availability( Stock $stock ): string {
		return 'https://schema.org/' . match ( $stock->status ) {
			StockStatus::InStock     => 'InStock',
			StockStatus::OutOfStock  => 'OutOfStock',
			StockStatus::OnBackorder => 'BackOrder',
		};
	}
}
