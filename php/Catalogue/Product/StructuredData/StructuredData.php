<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product\StructuredData;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Product\Breadcrumbs;
use Marketday\Catalogue\Product\Reviews;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;

/** The page's product and the way to it as schema.org's JSON-LD, for search engines: printed once, at the end of the page. */
final class StructuredData {
	/** Priority before WooCommerce prints its own. */
	private const PRIORITY = 5;

	private ?Product $product = null;

	public function __construct(
		private readonly Engine $engine,
		private readonly int $mostVariants = 100
	) {}

	/** The page shows this product. Blocks are also drawn for excerpts and previews, which print nothing. */
	public function announce( Product $product ): void {
		$this->product = $product;
		add_action( 'wp_footer', [ $this, 'print' ], self::PRIORITY );
	}

	public function print(): void {
		if ( null === $this->product ) {
			return;
		}
		$html          = $this->html( $this->product );
		$this->product = null;
		if ( '' !== $html ) {
			echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON without angle brackets.
			/** The page's product has been described for search engines: others leave their own description out. */
			do_action( 'marketday_structured_data_printed' );
		}
	}

	/** '' where a filter takes all of it away: then another plugin describes the product. */
	public function html( Product $product ): string {
		/**
		 * The description of a product's page for search engines; an empty list leaves it to another plugin.
		 *
		 * @param list<array<string, mixed>> $graph   Nodes of schema.org.
		 * @param Product                    $product
		 */
		$graph = apply_filters( 'marketday_structured_data', $this->graph( $product ), $product );
		$json  = is_array( $graph ) && [] !== $graph ? wp_json_encode(
			[
				'@context' => 'https://schema.org',
				'@graph'   => array_values( $graph ),
			],
			JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		) : false;
		return false === $json ? '' : "<script type=\"application/ld+json\">{$json}</script>\n";
	}

	/** @return list<array<string, mixed>> The product first. */
	public function graph( Product $product ): array {
		$settings = $this->engine->settings();
		$terms    = ( new SalesTerms( $settings ) )->of( $product );
		$offers   = new Offers( $settings, $terms );
		$reviews  = new ReviewNodes( new Reviews(), $settings );
		$nodes    = new ProductNodes( $this->engine->catalogue(), $offers, new Variants( $offers ), $reviews, $this->mostVariants );
		return [ $nodes->of( $product ), ...$this->breadcrumbs( $product ), ...array_values( $terms ) ];
	}

	/** @return list<array<string, mixed>> None beside an SEO plugin, which tells the way to each page: all of them take WordPress's canonical address away. */
	private function breadcrumbs( Product $product ): array {
		if ( false === has_action( 'wp_head', 'rel_canonical' ) ) {
			return [];
		}
		$items = [];
		foreach ( ( new Breadcrumbs( $this->engine->settings() ) )->of( $product ) as $place => $step ) {
			$items[] = [
				'@type'    => 'ListItem',
				'position' => $place + 1,
				'name'     => $step['name'],
				'item'     => $step['url'],
			];
		}
		return [ [
			'@type'           => 'BreadcrumbList',
			'itemListElement' => $items,
		] ];
	}
}
