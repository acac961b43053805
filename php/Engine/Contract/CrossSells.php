<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Products that go with those in a basket and can be bought: what is sold out is not offered. */
final class CrossSells {
	/** Number of products that are looked at; fewer are shown. */
	private const READ = 12;

	public function __construct( private readonly Catalogue $catalogue ) {}

	/**
	 * A basket's values with its cross-sells among them, in the shape of `Basket` in src/kernel/basket.
	 *
	 * @return array<string, mixed>
	 */
	public function with( BasketContents $contents ): array {
		$ids      = array_slice( $contents->crossSellIds(), 0, self::READ );
		$products = [] === $ids ? [] : $this->catalogue->products( $ids );
		return $contents->toArray() + [ 'crossSells' => array_values( array_filter(
			array_map( self::offer( ... ), $products ),
			static fn ( ?array $one ): bool => null !== $one
		) ) ];
	}

	/** @return array<string, mixed>|null */
	private static function offer( Product $product ): ?array {
		$price = $product->price()->current();
		if ( ! $product->purchasable || StockStatus::OutOfStock === $product->stock->status || null === $price ) {
			return null;
		}
		$picture = $product->image();
		return [
			'id'           => $product->id,
			'name'         => $product->name,
			'url'          => $product->url,
			'price'        => $price->minor,
			'regularPrice' => ( $product->price()->regular() ?? $price )->minor,
			'image'        => null === $picture ? null : [
				'src' => $picture->thumbnail(),
				'alt' => $picture->alt,
			],
			'isAddable'    => ProductType::Simple === $product->type,
		];
	}
}
