<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\LinePrice;

/**
 * Item that a basket line is made of: a simple product or one variation, as stored now. Prices are minor units as entered
 * (with or without tax, as the shop is set); null = no price. Only `sku` and texts are for people.
 */
final class PurchasableItem {
	/** @param array<string, string> $attributes Value by `attribute_{key}`, '' = any; [] where it is no variation. */
	public function __construct(
		public readonly int $id,
		public readonly int $productId,
		public readonly int $variationId,
		public readonly string $type,
		public readonly string $name,
		public readonly string $sku,
		public readonly bool $published,
		public readonly ?int $price,
		public readonly ?int $regularPrice,
		public readonly ?int $salePrice,
		public readonly string $taxStatus,
		public readonly string $taxClass,
		public readonly bool $virtual,
		public readonly float $weight,
		public readonly bool $soldIndividually,
		/** The id whose stock is counted, 0 where none is. */
		public readonly int $stockId,
		public readonly int $stockQuantity,
		public readonly string $stockStatus,
		/** no, notify or yes. */
		public readonly string $backorders,
		public readonly int $shippingClassId = 0,
		public readonly array $attributes = [],
		public readonly bool $downloadable = false,
		/** Pieces that wait in others' baskets: `stockQuantity` is without them. */
		public readonly int $held = 0,
		/** The prices with fractions of a minor unit, where the stored ones have any. */
		private readonly ?float $exactPrice = null,
		private readonly ?float $exactRegularPrice = null
	) {}

	/** The same for another price, which features ask for (`SaleEvents::linePrice`). */
	public function priced( LinePrice $price ): self {
		$copy = get_object_vars( $this );
		return new self( ...[
			'price'             => $price->price,
			'regularPrice'      => $price->regular,
			'salePrice'         => $price->price < $price->regular ? $price->price : null,
			'exactPrice'        => null,
			'exactRegularPrice' => null,
		] + $copy );
	}

	/** Price of one piece. */
	public function unitPrice(): float {
		return $this->exactPrice ?? (float) $this->price;
	}

	/** Price of one piece without a reduction. */
	public function unitRegularPrice(): float {
		return $this->exactRegularPrice ?? (float) ( $this->regularPrice ?? $this->price );
	}

	public function isPurchasable(): bool {
		return $this->published && null !== $this->price && in_array( $this->type, [ 'simple', 'variation' ], true );
	}

	public function isInStock(): bool {
		return 'outofstock' !== $this->stockStatus;
	}

	public function countsStock(): bool {
		return $this->stockId > 0;
	}

	public function allowsBackorders(): bool {
		return 'no' !== $this->backorders;
	}

	/** True where no more than `stockQuantity` can be sold. */
	public function isLimited(): bool {
		return $this->countsStock() && ! $this->allowsBackorders();
	}

	public function isOnBackorder( int $quantity ): bool {
		return 'onbackorder' === $this->stockStatus || ( $this->countsStock() && $this->allowsBackorders() && $this->stockQuantity < $quantity );
	}

	public function isOnSale(): bool {
		return null !== $this->salePrice && $this->price === $this->salePrice && $this->regularPrice !== $this->salePrice;
	}

	public function isTaxable(): bool {
		return 'taxable' === $this->taxStatus;
	}

	public function maximum(): int {
		if ( $this->soldIndividually ) {
			return 1;
		}
		return $this->isLimited() ? max( 1, min( BasketRules::MAXIMUM, $this->stockQuantity ) ) : BasketRules::MAXIMUM;
	}
}
