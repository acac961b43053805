<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Stock;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Contract\VariationUrl;
use Marketday\Engine\Embedded\Catalogue\AddToBasketLinks;
use Marketday\Engine\Embedded\Catalogue\Measures;
use Marketday\Engine\Embedded\Catalogue\ProductReader;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Engine\Embedded\Catalogue\StockReader;

/** A product or variation as the Store API's JSON: WooCommerce 11's fields, in its order and types. */
final class ProductSchema {
	private const NO_LIMIT = 9999;

	public function __construct(
		private readonly ProductReader $reader,
		private readonly StockReader $stock,
		private readonly Measures $measures,
		private readonly AddToBasketLinks $links,
		private readonly ProductPrices $prices,
		private readonly ProductChoices $choices
	) {}

	/** @param list<ProductRecord> $records Reads what the JSON of all of them needs, together. */
	public function prime( array $records ): void {
		$this->choices->prime( $records );
	}

	/** @return array<string, mixed> */
	public function of( ProductRecord $record ): array {
		$stock = $this->stock->stock( $record );
		return $this->identity( $record )
			+ $this->prices->of( $record )
			+ $this->contents( $record )
			+ $this->availability( $record, $stock )
			+ [
				'add_to_cart'           => $this->addToCart( $record, $stock ),
				'is_password_protected' => '' !== $record->post->post_password,
				'extensions'            => (object) [],
				'_links'                => $this->hyperlinks( $record ),
			];
	}

	/** @return array<string, mixed> */
	private function identity( ProductRecord $record ): array {
		$texts = $record->isVariation() ? [ '', $record->text( '_variation_description' ) ] : [ $record->post->post_excerpt, $record->post->post_content ];
		return [
			'id'                => $record->id(),
			'name'              => $this->html( ( $record->parent ?? $record )->post->post_title ),
			'slug'              => $record->post->post_name,
			'parent'            => $record->isVariation() ? (int) $record->post->post_parent : 0,
			'type'              => $record->isVariation() ? 'variation' : $record->type->value,
			'variation'         => $record->isVariation() ? $this->html( $this->choices->sentence( $record ) ) : '',
			'permalink'         => $this->permalink( $record ),
			'sku'               => $this->html( $record->ownOrParentText( '_sku' ) ),
			'short_description' => $this->text( $texts[0] ),
			'description'       => $this->text( $texts[1] ),
		];
	}

	/** @return array<string, mixed> */
	private function contents( ProductRecord $record ): array {
		$rating = $this->reader->rating( $record );
		$ids    = array_filter(
			[ (int) $record->ownOrParentText( '_thumbnail_id' ), ...$record->ids( '_product_image_gallery' ) ],
			static fn ( int $id ): bool => $id > 0
		);
		$isOpen = ProductType::Variable === $record->type;
		return [
			'average_rating'   => $record->text( '_wc_average_rating' ) ?: '0',
			'review_count'     => $rating->count,
			'images'           => array_values( array_filter( array_map( [ CartImage::class, 'of' ], $ids ), 'is_array' ) ),
			'categories'       => $this->terms( $record, 'product_cat' ),
			'tags'             => $this->terms( $record, 'product_tag' ),
			'brands'           => taxonomy_exists( 'product_brand' ) ? $this->terms( $record, 'product_brand' ) : [],
			'attributes'       => $this->choices->attributes( $record ),
			'variations'       => $isOpen ? $this->choices->variations( $record ) : [],
			'grouped_products' => ProductType::Grouped === $record->type ? $record->ids( '_children' ) : [],
			'has_options'      => $isOpen,
		];
	}

	/** @return array<string, mixed> */
	private function availability( ProductRecord $record, Stock $stock ): array {
		return [
			'is_purchasable'       => $this->reader->isPurchasable( $record ),
			'is_in_stock'          => $stock->isBuyable(),
			'is_on_backorder'      => StockStatus::OnBackorder === $stock->status,
			'low_stock_remaining'  => $this->stock->lowStockRemaining( $record, $stock ),
			'stock_availability'   => [
				'text'  => $stock->text,
				'class' => $this->stock->cssClass( $stock ),
			],
			'sold_individually'    => $record->isSoldIndividually(),
			'weight'               => $record->ownOrParentText( '_weight' ),
			'dimensions'           => $this->measures->sides( $record ),
			'formatted_weight'     => $this->measures->weight( $record ) ?: __( 'N/A', 'marketday' ),
			'formatted_dimensions' => $this->measures->dimensions( $record ) ?: __( 'N/A', 'marketday' ),
		];
	}

	/** @return array<string, int|string> */
	private function addToCart( ProductRecord $record, Stock $stock ): array {
		$link   = $this->links->link( $record, (string) get_permalink( $record->post ), $this->reader->isPurchasable( $record ), $stock->isBuyable() );
		$limits = $this->stock->limits( $record, $stock );
		return [
			'text'        => $this->html( $link->text ),
			'description' => $this->html( $record->isVariation() ? str_replace( $record->name(), $record->post->post_title, $link->description ) : $link->description ),
			'url'         => $this->html( $this->addToCartUrl( $record, $link->url ) ),
			'single_text' => $this->html( $this->links->singleText( $record ) ),
			'minimum'     => $limits->minimum,
			'maximum'     => min( self::NO_LIMIT, $limits->maximum ?? self::NO_LIMIT ),
			'multiple_of' => $limits->step,
		];
	}

	/** @return list<array<string, int|string>> */
	private function terms( ProductRecord $record, string $taxonomy ): array {
		$terms = get_the_terms( $record->post, $taxonomy );
		$rows  = [];
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			$link   = get_term_link( $term );
			$rows[] = [
				'id'   => $term->term_id,
				'name' => $term->name,
				'slug' => $term->slug,
				'link' => is_string( $link ) ? $link : '',
			];
		}
		return $rows;
	}

	private function permalink( ProductRecord $record ): string {
		return VariationUrl::of( (string) get_permalink( ( $record->parent ?? $record )->post ), $record->choice() );
	}

	/** A variation's link names its choice, so that the page it leads to shows it. */
	private function addToCartUrl( ProductRecord $record, string $url ): string {
		if ( ! $record->isVariation() ) {
			return str_starts_with( $url, '?' ) ? "/{$url}" : $url;
		}
		$choice = [
			'variation_id' => $record->id(),
			'add-to-cart'  => (int) $record->post->post_parent,
		];
		return $this->reader->isPurchasable( $record ) ? add_query_arg( $choice, $this->permalink( $record ) ) : $this->permalink( $record );
	}

	/** @return array<string, list<array<string, mixed>>> */
	private function hyperlinks( ProductRecord $record ): array {
		$all = rest_url( 'wc/store/v1/products' );
		return [
			'self'       => [
				[
					'href'        => "{$all}/{$record->id()}",
					'targetHints' => [ 'allow' => [ 'GET' ] ],
				],
			],
			'collection' => [ [ 'href' => $all ] ],
		]
			+ ( $record->isVariation() ? [ 'up' => [ [ 'href' => "{$all}/{$record->post->post_parent}" ] ] ] : [] )
			+ $this->listLink( 'upsells', "{$all}?include=", $record->ids( '_upsell_ids' ) )
			+ $this->listLink( 'cross_sells', "{$all}?include=", ( $record->parent ?? $record )->ids( '_crosssell_ids' ) )
			+ $this->listLink( 'related', "{$all}?related=", [ $record->id() ], '&per_page=10' );
	}

	/**
	 * @param list<int> $ids
	 * @return array<string, list<array{embeddable: true, href: string}>>
	 */
	private function listLink( string $name, string $address, array $ids, string $rest = '' ): array {
		return [] === $ids ? [] : [
			$name => [
				[
					'embeddable' => true,
					'href'       => $address . implode( ',', $ids ) . $rest,
				],
			],
		];
	}

	private function text( string $stored ): string {
		return '' === trim( $stored ) ? '' : $this->html( wpautop( do_blocks( wp_kses_post( $stored ) ) ) );
	}

	private function html( string $text ): string {
		return trim( wp_kses_post( convert_chars( wptexturize( str_replace( [ '“', '”' ], [ '&ldquo;', '&rdquo;' ], $text ) ) ) ) );
	}
}
