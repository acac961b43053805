<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\Measure;
use Marketday\Engine\Contract\MeasuredPrice;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\VariationUrl;
use Marketday\Engine\Embedded\Catalogue\ImageReader;
use Marketday\Engine\Embedded\Catalogue\PlainText;
use Marketday\Engine\Embedded\EmbeddedSettings;

/** Details of a line for people: address, picture, chosen values, the link that removes it. */
final class LineDetails {
	public const REMOVE_NONCE = 'woocommerce-cart';

	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly ImageReader $pictures
	) {}

	/** The product's page, with a variation's choices in the query so that its form opens with them. */
	public function url( BasketItem $item ): string {
		return VariationUrl::of( (string) get_permalink( $item->productId ), $item->variation );
	}

	public function image( PurchasableItem $purchasable ): ?Image {
		$id = (int) get_post_thumbnail_id( $purchasable->source->id ) ?: (int) get_post_thumbnail_id( $purchasable->source->productId );
		return $this->pictures->image( $id, $purchasable->name );
	}

	/**
	 * @param list<array{name: string, value: string}> $details What features say.
	 * @return list<array{name: string, value: string}>
	 */
	public function choices( BasketItem $item, array $details ): array {
		$chosen = array_map(
			static fn ( array $row ): array => [
				'name'  => $row['attribute'],
				'value' => PlainText::of( $row['value'] ),
			],
			$this->variation( $item )
		);
		return [ ...$chosen, ...$details ];
	}

	/**
	 * Words of features about the line.
	 *
	 * @param Closure(float): float $displayed A price as entered, as the basket shows it, in minor units.
	 * @return list<array{name: string, value: string}>
	 */
	public function ofFeatures( LineTotals $line, Closure $displayed ): array {
		$purchasable   = $line->purchasable;
		$measure = Measure::ofPost( $purchasable->source->id, $purchasable->source->productId );
		$money   = fn ( float $price ): Money => new Money( (int) round( $displayed( $price ) ), $this->settings->currency() );
		$piece   = null === $measure ? null : new MeasuredPrice( $measure, $money( $purchasable->unitPrice() ), $money( $purchasable->unitRegularPrice() ) );
		return SaleEvents::lineDetails( $line->item->line(), $piece );
	}

	/** @return list<array{raw_attribute: string, attribute: string, value: string}> */
	public function variation( BasketItem $item ): array {
		$rows   = [];
		$labels = [];
		foreach ( [] === $item->variation ? [] : StoredAttribute::ofProduct( $item->productId ) as $attribute ) {
			$labels[ $attribute->key() ] = $attribute;
		}
		foreach ( $item->variation as $key => $value ) {
			$attribute = $labels[ $key ] ?? null;
			$term      = null !== $attribute && $attribute->isTaxonomy ? get_term_by( 'slug', $value, $attribute->name ) : false;
			$rows[]    = [
				'raw_attribute' => $key,
				'attribute'     => null === $attribute ? substr( $key, strlen( 'attribute_' ) ) : $attribute->label,
				'value'         => $term instanceof \WP_Term ? $term->name : $value,
			];
		}
		return $rows;
	}

	public function removeUrl( BasketItem $item ): string {
		return add_query_arg(
			[
				'remove_item' => $item->key,
				'_wpnonce'    => wp_create_nonce( self::REMOVE_NONCE ),
			],
			$this->settings->pageUrl( Page::Basket )
		);
	}
}
