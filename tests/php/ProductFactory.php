<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Marketday\Engine\Contract\AddToBasketLink;
use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\ImageFile;
use Marketday\Engine\Contract\Lazy;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Price;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductDetails;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\QuantityLimits;
use Marketday\Engine\Contract\Rating;
use Marketday\Engine\Contract\RichText;
use Marketday\Engine\Contract\Stock;
use Marketday\Engine\Contract\StockStatus;

/** An enamel mug for 12.50 pounds, in stock; every field may be given another value. */
final class ProductFactory {
	public static function make( mixed ...$fields ): Product {
		$details = array_intersect_key( $fields + [ 'images' => [ self::image() ] ], get_object_vars( new ProductDetails() ) );
		$read    = [
			'price'   => new Lazy( static fn (): Price => $fields['price'] ?? self::price( 1250 ) ),
			'image' => new Lazy( static fn (): ?Image => $fields['image'] ?? self::image() ),
			'attributes' => new Lazy( static fn (): array => $fields['attributes'] ?? [] ),
			'details' => new Lazy( static fn (): ProductDetails => new ProductDetails( ...$details ) ),
		];
		return new Product( ...$read + array_diff_key( $fields, $details ) + [
			'id'                   => 12,
			'type'                 => ProductType::Simple,
			'name'                 => 'Enamel mug',
			'slug'                 => 'enamel-mug',
			'url'                  => 'https://shop.example/product/enamel-mug/',
			'sku'                  => 'MUG',
			'gtin'                 => '',
			'shortDescription'     => RichText::of( '<p>Steel and glass.</p>' ),
			'description'          => RichText::of( '<p>It does not mind a campfire.</p>' ),
			'stock'                => new Stock( StockStatus::InStock, null, false ),
			'rating'               => new Rating( 4.5, 2 ),
			'purchasable'          => true,
			'soldIndividually'     => false,
			'limits'               => new QuantityLimits(),
			'addToBasket'          => new AddToBasketLink(
				'Add to basket',
				'?add-to-cart=12',
				'Add to basket: “Enamel mug”',
				true,
				'“Enamel mug” has been added to your basket'
			),
		] );
	}

	public static function price( int $pence, ?int $highest = null, bool $onSale = false ): Price {
		$pounds = new Currency( 'GBP', '£', 2, 'left', '.', ',' );
		return Price::of(
			new Money( $pence, $pounds ),
			new Money( $pence, $pounds ),
			new Money( $highest ?? $pence, $pounds ),
			$onSale,
			'<span class="amount">£12.50</span>'
		);
	}

	public static function image(): Image {
		return new Image( 7, new ImageFile( 'https://shop.example/mug.webp', 600, 600, 'https://shop.example/mug-300.webp 300w, https://shop.example/mug.webp 600w', '100vw' ), 'A white mug', static fn (): string => 'https://shop.example/mug-300.webp', static fn (): string => 'https://shop.example/mug-full.webp' );
	}
}
