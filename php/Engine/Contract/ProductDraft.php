<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * A product to be written. Null leaves a field as it is (or empty on a new product); prices are decimals in the shop's currency.
 */
final class ProductDraft {
	/**
	 * @param list<list<string>>|null          $categories   Paths of names from the root: [ [ 'Clothing', 'Hoodies' ] ].
	 * @param list<list<string>>|null          $brands       As categories.
	 * @param list<string>|null                $tags
	 * @param list<AttributeDraft>|null        $attributes
	 * @param list<int>|null                   $imageIds   Attachment ids, main image first.
	 * @param list<int>|null                   $groupedIds
	 * @param list<int>|null                   $upsellIds
	 * @param list<int>|null                   $crossSellIds
	 * @param list<array{name: string, url: string}>|null $downloads
	 * @param array<string, string>            $meta
	 * @many-parameters One for each column of a product file; all are optional and named, null leaves a field as it is.
	 */
	public function __construct(
		public readonly ?int $id = null,
		public readonly ?ProductType $type = null,
		/** Parent's id: this draft is a variation. */
		public readonly ?int $variationOf = null,
		public readonly ?string $sku = null,
		public readonly ?string $gtin = null,
		public readonly ?string $name = null,
		public readonly ?string $slug = null,
		/** publish, draft or private. */
		public readonly ?string $status = null,
		public readonly ?bool $featured = null,
		/** visible, catalog, search or hidden. */
		public readonly ?string $visibility = null,
		public readonly ?string $shortDescription = null,
		public readonly ?string $description = null,
		public readonly ?string $regularPrice = null,
		public readonly ?string $salePrice = null,
		/** YYYY-MM-DD in the site's time zone, '' for none. */
		public readonly ?string $saleFrom = null,
		public readonly ?string $saleTo = null,
		/** taxable, shipping or none. */
		public readonly ?string $taxStatus = null,
		public readonly ?string $taxClass = null,
		public readonly ?StockStatus $stockStatus = null,
		/** A number manages stock, '' does not, 'parent' (variations) uses the parent's. */
		public readonly ?string $stockQuantity = null,
		/** no, notify or yes. */
		public readonly ?string $backorders = null,
		public readonly ?string $lowStockAmount = null,
		public readonly ?bool $soldIndividually = null,
		public readonly ?string $weight = null,
		public readonly ?string $length = null,
		public readonly ?string $width = null,
		public readonly ?string $height = null,
		/** Amount that the unit price is worked out from (`Measure`). */
		public readonly ?string $measureAmount = null,
		public readonly ?string $measureUnit = null,
		public readonly ?bool $reviewsAllowed = null,
		public readonly ?string $purchaseNote = null,
		public readonly ?string $shippingClass = null,
		public readonly ?bool $virtual = null,
		public readonly ?bool $downloadable = null,
		public readonly ?array $downloads = null,
		public readonly ?int $downloadLimit = null,
		public readonly ?int $downloadExpiry = null,
		public readonly ?string $externalUrl = null,
		public readonly ?string $buttonText = null,
		public readonly ?int $position = null,
		public readonly ?array $categories = null,
		public readonly ?array $brands = null,
		public readonly ?array $tags = null,
		public readonly ?array $attributes = null,
		public readonly ?array $imageIds = null,
		public readonly ?array $groupedIds = null,
		public readonly ?array $upsellIds = null,
		public readonly ?array $crossSellIds = null,
		public readonly array $meta = []
	) {}
}
