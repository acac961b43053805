<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddToBasketLink;
use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\Lazy;
use Marketday\Engine\Contract\LinkedProducts;
use Marketday\Engine\Contract\Price;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductDetails;
use Marketday\Engine\Contract\ProductShipment;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Rating;
use Marketday\Engine\Contract\RichText;
use WC_Product;

/** A WooCommerce product as the contract's value. Further product types of extensions are read as simple ones. */
final class ProductReader {
	public function __construct(
		private readonly PriceReader $prices,
		private readonly StockReader $stock,
		private readonly ImageReader $pictures,
		private readonly TermReader $terms,
		private readonly AttributeReader $attributes
	) {}

	public function product( WC_Product $product ): Product {
		return new Product(
			$product->get_id(),
			ProductType::tryFrom( $product->get_type() ) ?? ProductType::Simple,
			PlainText::of( $product->get_name() ),
			$product->get_slug(),
			$product->get_permalink(),
			(string) $product->get_sku(),
			(string) $product->get_global_unique_id(),
			RichText::later( fn (): string => $this->html( $product->get_short_description() ) ),
			RichText::later( fn (): string => $this->html( $product->get_description() ) ),
			$this->stock->stock( $product ),
			new Rating( round( (float) $product->get_average_rating(), 2 ), (int) $product->get_review_count() ),
			$product->is_purchasable(),
			$product->is_sold_individually(),
			$this->stock->limits( $product ),
			$this->link( $product ),
			new Lazy( fn (): Price => $this->prices->price( $product ) ),
			new Lazy( fn (): ?Image => $this->pictures->main( $product ) ),
			new Lazy( fn (): array => $this->attributes->attributes( $product ) ),
			new Lazy( fn (): ProductDetails => $this->details( $product ) )
		);
	}

	private function details( WC_Product $product ): ProductDetails {
		return new ProductDetails(
			$this->pictures->ofProduct( $product ),
			$this->terms->ofProduct( $product->get_id(), 'product_cat' ),
			$this->terms->ofProduct( $product->get_id(), 'product_tag' ),
			$product->is_featured(),
			new LinkedProducts(
				'grouped' === $product->get_type() ? $this->ids( $product->get_children() ) : [],
				$this->ids( $product->get_upsell_ids() ),
				$this->ids( $product->get_cross_sell_ids() )
			),
			new ProductShipment(
				(string) $product->get_weight(),
				Dimensions::of( $product ),
				$product->needs_shipping() && 'external' !== $product->get_type()
			),
			$product->get_reviews_allowed()
		);
	}

	private function link( WC_Product $product ): AddToBasketLink {
		$ajax = $product->supports( 'ajax_add_to_cart' ) && $product->is_purchasable() && $product->is_in_stock();
		$link = new AddToBasketLink(
			ShopWords::ours( PlainText::of( $product->add_to_cart_text() ) ),
			$product->add_to_cart_url(),
			ShopWords::ours( PlainText::of( $product->add_to_cart_description() ) ),
			$ajax,
			$ajax && is_callable( [ $product, 'add_to_cart_success_message' ] ) ? ShopWords::ours( PlainText::of( $product->add_to_cart_success_message() ) ) : ''
		);
		return AddToBasketLink::applyFilters( $link, $product->get_id(), (string) $product->get_permalink() );
	}

	private function html( string $text ): string {
		return '' === $text ? '' : wc_format_content( $text );
	}

	/**
	 * @param array<array-key, mixed> $ids
	 * @return list<int>
	 */
	private function ids( array $ids ): array {
		return array_values( array_map( 'intval', array_filter( $ids, 'is_numeric' ) ) );
	}
}
