<?php

declare( strict_types=1 );

namespace Marketday\Marketing\SocialData;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\StockStatus;

/** Description of a product for a shared link, by Open Graph's names. */
final class ProductCard {
	/** @return array<string, string> */
	public static function of( Product $product ): array {
		$price   = $product->price()->current();
		$picture = $product->image();
		$words   = $product->shortDescription->isEmpty() ? $product->description : $product->shortDescription;
		return [
			'og:type'        => 'product',
			'og:title'       => $product->name,
			'og:description' => $words->html(),
			'og:url'         => $product->url,
		] + ( null === $picture ? [] : Images::ofAttachment( $picture->id, $picture->alt ) + [
			'og:image'     => $picture->full(),
			'og:image:alt' => '' === $picture->alt ? $product->name : $picture->alt,
		] ) + ( null === $price ? [] : [
			'product:price:amount'   => $price->decimal(),
			'product:price:currency' => $price->currency->code,
		] ) + [
			'product:availability'     => match ( true ) {
				StockStatus::OnBackorder === $product->stock->status => 'available for order',
				$product->stock->isBuyable() => 'in stock',
				default => 'out of stock',
			},
			'product:retailer_item_id' => $product->sku,
		];
	}
}
