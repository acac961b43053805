<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Deal;
use Marketday\Engine\Contract\DealTag;
use Marketday\Engine\Contract\Variation;

/** The wire object of a variation: docs/PROTOCOL.md#variation, in WooCommerce 11's keys and types. */
final class VariationData {
	public function __construct(
		private readonly ProductRecords $records,
		private readonly MemberPrices $members,
		private readonly VariationImage $image,
		private readonly Measures $measures,
		private readonly StockReader $stock
	) {}

	/** @return array<string, mixed> */
	public function of( Variation $variation ): array {
		$record = $this->records->find( $variation->id );
		if ( null === $record || null === $record->parent ) {
			return [];
		}
		$price      = $variation->price;
		$maximum    = $variation->sale->limits->maximum;
		$weight     = $this->measures->weight( $record );
		$dimensions = $this->measures->dimensions( $record );
		$data       = [
			'attributes'            => $variation->attributes,
			'availability_html'     => $this->stock->html( $variation->stock ),
			'backorders_allowed'    => $variation->stock->backordersAllowed,
			'dimensions'            => $this->measures->sides( $record ),
			'dimensions_html'       => '' === $dimensions ? $this->nothing() : esc_html( str_replace( ' × ', ' &times; ', $dimensions ) ),
			'display_price'         => null === $price->current() ? '' : (float) $price->current()->decimal(),
			'display_regular_price' => null === $price->regular() ? '' : (float) $price->regular()->decimal(),
			'gallery_image_ids'     => [],
			'gallery_images_html'   => '',
			'image'                 => $this->image->of( $variation->image->id ?? 0, $record->name() ),
			'image_id'              => $variation->image->id ?? 0,
			'is_downloadable'       => $record->flag( '_downloadable' ),
			'is_in_stock'           => $variation->stock->isBuyable(),
			'is_purchasable'        => $variation->sale->purchasable,
			'is_sold_individually'  => $variation->sale->soldIndividually ? 'yes' : 'no',
			'is_virtual'            => $record->flag( '_virtual' ),
			'max_qty'               => null === $maximum ? '' : $maximum,
			'min_qty'               => $variation->sale->limits->minimum,
			'price_html'            => $this->priceHtml( $variation, $record->parent ),
			'sku'                   => $variation->codes->sku,
			'variation_description' => Wording::html( $record->text( '_variation_description' ) ),
			'variation_id'          => $variation->id,
			'variation_is_active'   => $variation->sale->active,
			'variation_is_visible'  => $variation->sale->visible,
			'weight'                => $record->ownOrParentText( '_weight' ),
			'weight_html'           => '' === $weight ? $this->nothing() : esc_html( $weight ),
			'wopb_deal'             => DealTag::html( Deal::of( $price ) ),
		];
		/**
		 * WooCommerce's filter of the same data; here the second and third values are ours.
		 *
		 * @param array<string, mixed> $data
		 */
		return (array) apply_filters( 'woocommerce_available_variation', $data, $record->parent, $variation );
	}

	/** '' where all variations cost the same, for as much: then the product's own price says it. */
	private function priceHtml( Variation $variation, ProductRecord $parent ): string {
		$seen = [];
		foreach ( $this->members->ofVariable( $parent ) as $member ) {
			$seen[ implode( '/', [ $member['price'], $member['regular'], ...$member['measure'] ] ) ] = true;
		}
		$shown = count( $seen ) > 1 && '' !== $variation->price->html;
		return $shown ? '<span class="price">' . $variation->price->html . '</span>' : '';
	}

	private function nothing(): string {
		return __( 'N/A', 'marketday' );
	}
}
