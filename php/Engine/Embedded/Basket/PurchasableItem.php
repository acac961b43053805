<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\LinePrice;
use Marketday\Engine\Contract\StockStatus;

/**
 * Item that a basket line is made of: a simple product or one variation, as stored now. Prices are minor units as entered
 * (with or without tax, as the shop is set); null = no price. Only `sku` and texts are for people.
 */
final class PurchasableItem {
	public function __construct(
		public readonly ItemSource $source,
		public readonly string $name,
		public readonly string $sku,
		public readonly bool $published,
		public readonly ItemPrices $prices,
		public readonly ItemTax $tax,
		public readonly ItemDelivery $delivery,
		public readonly ItemStock $stock
	) {}

	/** The same for another price, which features ask for (`SaleEvents::linePrice`). */
	public function withPrice( LinePrice $price ): self {
		$prices = new ItemPrices( $price->price, $price->regular, $price->price < $price->regular ? $price->price : null );
		return new self( ...[ 'prices' => $prices ] + get_object_vars( $this ) );
	}

	/** Price of one piece. */
	public function unitPrice(): float {
		return $this->prices->exact ?? (float) $this->prices->current;
	}

	/** Price of one piece without a reduction. */
	public function unitRegularPrice(): float {
		return $this->prices->exactRegular ?? (float) ( $this->prices->regular ?? $this->prices->current );
	}

	public function isPurchasable(): bool {
		return $this->published && null !== $this->prices->current && in_array( $this->source->type, [ 'simple', 'variation' ], true );
	}

	public function isInStock(): bool {
		return StockStatus::OutOfStock !== $this->stock->status;
	}

	public function countsStock(): bool {
		return $this->stock->id > 0;
	}

	public function allowsBackorders(): bool {
		return 'no' !== $this->stock->backorders;
	}

	/** True where no more can be sold than there is. */
	public function isLimited(): bool {
		return $this->countsStock() && ! $this->allowsBackorders();
	}

	public function isOnBackorder( int $quantity ): bool {
		return StockStatus::OnBackorder === $this->stock->status || ( $this->countsStock() && $this->allowsBackorders() && $this->stock->quantity < $quantity );
	}

	public function isOnSale(): bool {
		return null !== $this->prices->sale && $this->prices->current === $this->prices->sale && $this->prices->regular !== $this->prices->sale;
	}

	public function isTaxable(): bool {
		return TaxStatus::Taxable === $this->tax->status;
	}

	public function maximum(): int {
		if ( $this->stock->soldIndividually ) {
			return 1;
		}
		return $this->isLimited() ? max( 1, min( BasketRules::MAXIMUM, $this->stock->quantity ) ) : BasketRules::MAXIMUM;
	}
}
