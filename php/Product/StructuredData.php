<?php

declare( strict_types=1 );

namespace Marketday\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Money;
use Marketday\Store\Picture;
use Marketday\Store\Product;
use Marketday\Store\StockStatus;

/** The product and the way to it as schema.org's JSON-LD, for search engines. */
final class StructuredData {
	/** @param list<array{name: string, url: string}> $trail */
	public function render( Product $product, array $trail ): string {
		$graph = [
			'@context' => 'https://schema.org',
			'@graph'   => [ $this->product( $product ), $this->breadcrumbs( $trail ) ],
		];
		return '<script type="application/ld+json">' . wp_json_encode( $graph, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . '</script>';
	}

	/** @return array<string, mixed> */
	public function product( Product $product ): array {
		return array_filter(
			[
				'@type'           => 'Product',
				'@id'             => $product->url . '#product',
				'name'            => $product->name,
				'url'             => $product->url,
				'description'     => wp_trim_words( wp_strip_all_tags( $product->shortDescription->html() ?: $product->description->html() ), 100 ),
				'image'           => array_map( static fn ( Picture $picture ): string => $picture->full(), $product->details()->pictures ),
				'sku'             => $product->sku,
				'gtin'            => $product->gtin,
				'offers'          => null === $product->price()->current() ? [] : $this->offer( $product, $product->price()->current() ),
				'aggregateRating' => $this->rating( $product ),
			],
			static fn ( string|array $value ): bool => '' !== $value && [] !== $value
		);
	}

	/** @return array<string, mixed> */
	private function offer( Product $product, Money $price ): array {
		$common = [
			'url'           => $product->url,
			'priceCurrency' => $price->currency->code,
			'availability'  => 'https://schema.org/' . match ( $product->stock->status ) {
				StockStatus::InStock     => 'InStock',
				StockStatus::OutOfStock  => 'OutOfStock',
				StockStatus::OnBackorder => 'BackOrder',
			},
		];
		if ( $product->price()->isRange() && null !== $product->price()->highest() ) {
			return [
				'@type'     => 'AggregateOffer',
				'lowPrice'  => $price->decimal(),
				'highPrice' => $product->price()->highest()->decimal(),
			] + $common;
		}
		return [
			'@type' => 'Offer',
			'price' => $price->decimal(),
		] + $common;
	}

	/** @return array<string, mixed> */
	private function rating( Product $product ): array {
		return 0 === $product->rating->count ? [] : [
			'@type'       => 'AggregateRating',
			'ratingValue' => $product->rating->average,
			'reviewCount' => $product->rating->count,
		];
	}

	/**
	 * @param list<array{name: string, url: string}> $trail
	 * @return array<string, mixed>
	 */
	private function breadcrumbs( array $trail ): array {
		$items = [];
		foreach ( $trail as $place => $step ) {
			$items[] = [
				'@type'    => 'ListItem',
				'position' => $place + 1,
				'name'     => $step['name'],
				'item'     => $step['url'],
			];
		}
		return [
			'@type'           => 'BreadcrumbList',
			'itemListElement' => $items,
		];
	}
}
