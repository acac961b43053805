<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Basket\Calculator;
use Marketday\Engine\Embedded\Basket\LineDetails;
use Marketday\Engine\Embedded\Basket\LineTotals;
use Marketday\Engine\Embedded\Catalogue\Wording;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Tax\Rounding;

/** One line as the Store API's JSON. */
final class CartItemSchema {
	private const RAW_PRECISION = 6;

	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly Calculator $calculator,
		private readonly LineDetails $details
	) {}

	/** @return array<string, mixed> */
	public function toArray( LineTotals $line ): array {
		$purchasable  = $line->purchasable;
		$parent = get_post( $purchasable->source->productId );
		return [
			'key'                  => $line->item->key,
			'id'                   => $purchasable->source->id,
			'type'                 => $purchasable->source->type,
			'quantity'             => $line->item->quantity,
			'quantity_limits'      => (object) [
				'minimum'     => 1,
				'maximum'     => $purchasable->maximum(),
				'multiple_of' => 1,
				'editable'    => ! $purchasable->stock->soldIndividually,
			],
			'name'                 => Wording::name( $purchasable->name ),
			'short_description'    => 0 === $purchasable->source->variationId ? Wording::html( $parent->post_excerpt ?? '' ) : '',
			'description'          => Wording::html( 0 === $purchasable->source->variationId ? ( $parent->post_content ?? '' ) : (string) get_post_meta(
				$purchasable->source->variationId,
				'_variation_description',
				true
			) ),
			'sku'                  => $this->html( $purchasable->sku ),
			'low_stock_remaining'  => $this->lowStock( $line ),
			'backorders_allowed'   => $purchasable->allowsBackorders(),
			'show_backorder_badge' => 'notify' === $purchasable->stock->backorders && $purchasable->isOnBackorder( $line->item->quantity ),
			'sold_individually'    => $purchasable->stock->soldIndividually,
			'permalink'            => $this->details->url( $line->item ),
			'images'               => $this->images( $line ),
			'variation'            => $this->details->variation( $line->item ),
			'item_data'            => $this->details->ofFeatures( $line, fn ( float $price ): float => $this->displayPrice( $line, $price ) ),
			'prices'               => (object) $this->prices( $line ),
			'totals'               => (object) ( [
				'line_subtotal'     => (string) $line->before->net,
				'line_subtotal_tax' => (string) $line->before->tax,
				'line_total'        => (string) $line->after->net,
				'line_total_tax'    => (string) $line->after->tax,
			] + CurrencyFields::of( $this->settings->currency() ) ),
			'catalog_visibility'   => $this->visibility( $purchasable->source->productId ),
			'extensions'           => (object) [],
		];
	}

	/** The name with the variation's choices: 'Hoodie - Blue, Yes'. */
	public function fullName( LineTotals $line ): string {
		$values = array_column( $this->details->variation( $line->item ), 'value' );
		return [] === $values ? $line->purchasable->name : $line->purchasable->name . ' - ' . implode( ', ', $values );
	}

	private function lowStock( LineTotals $line ): ?int {
		$purchasable = $line->purchasable;
		if ( ! $purchasable->isLimited() ) {
			return null;
		}
		$own = get_post_meta( $purchasable->stock->id, '_low_stock_amount', true );
		$low = is_numeric( $own ) ? (int) $own : $this->settings->lowStockAmount();
		return $purchasable->stock->quantity <= $low ? max( 0, $purchasable->stock->quantity ) : null;
	}

	/** @return list<array<string, mixed>> */
	private function images( LineTotals $line ): array {
		$purchasable   = $line->purchasable;
		$gallery = explode( ',', (string) get_post_meta( $purchasable->source->productId, '_product_image_gallery', true ) );
		$first   = (int) get_post_thumbnail_id( $purchasable->source->id ) ?: (int) get_post_thumbnail_id( $purchasable->source->productId );
		$ids     = array_unique( array_diff( [ $first, ...( 0 === $purchasable->source->variationId ? array_map( 'intval', $gallery ) : [] ) ], [ 0 ] ) );
		return array_values( array_filter( array_map( CartImage::of( ... ), $ids ), 'is_array' ) );
	}

	/** @return array<string, mixed> */
	private function prices( LineTotals $line ): array {
		$purchasable   = $line->purchasable;
		$regular = $purchasable->unitRegularPrice();
		$all     = [
			'price'         => $purchasable->unitPrice(),
			'regular_price' => $regular,
			'sale_price'    => null === $purchasable->prices->sale ? $regular : $purchasable->unitPrice(),
		];
		$shown = array_map( fn ( float $price ): float => $this->displayPrice( $line, $price ), $all );
		$scale = 10 ** ( self::RAW_PRECISION - $this->settings->currency()->minorUnit );
		return array_map( static fn ( float $price ): string => (string) Rounding::whole( $price ), $shown )
			+ [ 'price_range' => null ]
			+ CurrencyFields::of( $this->settings->currency() )
			+ [ 'raw_prices' => [ 'precision' => self::RAW_PRECISION ] + array_map(
				static fn ( float $price ): string => (string) (int) round( $price * $scale ),
				$shown
			) ];
	}

	private function displayPrice( LineTotals $line, float $price ): float {
		return $this->calculator->displayPrice( $line, $price );
	}

	private function visibility( int $productId ): string {
		$hidden = [];
		$terms  = get_the_terms( $productId, 'product_visibility' );
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			$hidden[ $term->slug ] = true;
		}
		return match ( true ) {
			isset( $hidden['exclude-from-search'], $hidden['exclude-from-catalog'] ) => 'hidden',
			isset( $hidden['exclude-from-search'] )  => 'catalog',
			isset( $hidden['exclude-from-catalog'] ) => 'search',
			default                                  => 'visible',
		};
	}

	private function html( string $text ): string {
		return trim( convert_chars( wptexturize( esc_html( $text ) ) ) );
	}
}
