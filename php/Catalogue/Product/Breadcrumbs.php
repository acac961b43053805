<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Contract\Term;
use WP_Term;

/** The way from the home page to a product, through its deepest category. */
final class Breadcrumbs {
	public function __construct( private readonly Settings $settings ) {}

	/** @return list<array{name: string, url: string}> The product last. */
	public function of( Product $product ): array {
		$trail = [
			[
				'name' => __( 'Home', 'marketday' ),
				'url'  => home_url( '/' ),
			],
		];
		$shop  = $this->settings->pageId( Page::Shop );
		if ( $shop > 0 && (int) get_option( 'page_on_front' ) !== $shop ) {
			$trail[] = [
				'name' => get_the_title( $shop ),
				'url'  => $this->settings->pageUrl( Page::Shop ),
			];
		}
		return [
			...$trail,
			...$this->categories( $product ),
			[
				'name' => $product->name,
				'url'  => $product->url,
			],
		];
	}

	/** @return list<array{name: string, url: string}> */
	private function categories( Product $product ): array {
		$paths = array_map(
			static fn ( Term $term ): array => [ ...array_reverse( get_ancestors( $term->id, 'product_cat', 'taxonomy' ) ), $term->id ],
			$product->details()->categories
		);
		usort( $paths, static fn ( array $one, array $other ): int => count( $other ) <=> count( $one ) );
		$steps = [];
		foreach ( $paths[0] ?? [] as $id ) {
			$term = get_term( $id, 'product_cat' );
			$url  = $term instanceof WP_Term ? get_term_link( $term ) : '';
			if ( $term instanceof WP_Term && is_string( $url ) ) {
				$steps[] = [
					'name' => html_entity_decode( $term->name, ENT_QUOTES ),
					'url'  => $url,
				];
			}
		}
		return $steps;
	}
}
