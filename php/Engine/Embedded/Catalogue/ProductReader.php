<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

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
use Marketday\Engine\Embedded\EmbeddedSettings;

/** Makes the contract's products from stored ones. */
final class ProductReader {
	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly PriceReader $prices,
		private readonly StockReader $stock,
		private readonly ImageReader $pictures,
		private readonly TermReader $terms,
		private readonly AttributeReader $attributes,
		private readonly AddToBasketLinks $links,
		private readonly Measures $measures
	) {}

	public function product( ProductRecord $record ): Product {
		$stock       = $this->stock->stock( $record );
		$purchasable = $this->isPurchasable( $record );
		$url         = (string) get_permalink( $record->post );
		return new Product(
			$record->id(),
			$record->type,
			$record->name(),
			urldecode( $record->post->post_name ),
			$url,
			$record->text( '_sku' ),
			$record->text( '_global_unique_id' ),
			RichText::later( static fn (): string => Wording::html( $record->post->post_excerpt ) ),
			RichText::later( static fn (): string => Wording::html( $record->post->post_content ) ),
			$stock,
			$this->rating( $record ),
			$purchasable,
			$record->isSoldIndividually(),
			$this->stock->limits( $record, $stock ),
			AddToBasketLink::applyFilters( $this->links->link( $record, $url, $purchasable, $stock->isBuyable() ), $record->id(), $url ),
			new Lazy( fn (): Price => $this->prices->price( $record ) ),
			new Lazy( fn (): ?Image => $this->pictures->main( $record ) ),
			new Lazy( fn (): array => $this->attributes->attributes( $record ) ),
			new Lazy( fn (): ProductDetails => $this->details( $record ) )
		);
	}

	private function details( ProductRecord $record ): ProductDetails {
		return new ProductDetails(
			$this->pictures->ofProduct( $record ),
			$this->terms->ofProduct( $record, 'product_cat' ),
			$this->terms->ofProduct( $record, 'product_tag' ),
			has_term( 'featured', 'product_visibility', $record->post ),
			new LinkedProducts(
				ProductType::Grouped === $record->type ? $record->ids( '_children' ) : [],
				$record->ids( '_upsell_ids' ),
				$record->ids( '_crosssell_ids' )
			),
			new ProductShipment(
				$this->measures->weight( $record ),
				$this->measures->dimensions( $record ),
				ProductType::External !== $record->type && $record->needsShipping()
			),
			$this->settings->reviews()->enabled && 'open' === $record->post->comment_status
		);
	}

	public function isPurchasable( ProductRecord $record ): bool {
		$isSold = in_array( $record->type, [ ProductType::Simple, ProductType::Variable ], true );
		return $isSold && $this->prices->isPriced( $record );
	}

	public function rating( ProductRecord $record ): Rating {
		return new Rating( round( (float) $record->text( '_wc_average_rating' ), 2 ), (int) $record->text( '_wc_review_count' ) );
	}
}
