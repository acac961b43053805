<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\View;

/** The tabs of a product's page, in their order. */
final class ProductTabs {
	public function __construct( private readonly View $view ) {}

	/** @return list<ProductTab> */
	public function of( Details $details ): array {
		$titles = [
			'description'            => __( 'Description', 'marketday' ),
			'additional_information' => __( 'Additional information', 'marketday' ),
			/* translators: %s: number of reviews. */
			'reviews'                => sprintf( __( 'Reviews (%s)', 'marketday' ), number_format_i18n( $details->product->rating->count ) ),
		];
		$tabs   = array_map(
			fn ( string $section, int $place ): ProductTab => new ProductTab( $section, $titles[ $section ], $this->html( $section, $details ), 10 * ( $place + 1 ) ),
			$details->sections(),
			array_keys( $details->sections() )
		);
		$tabs   = [ ...$tabs, ...self::others( $details ) ];
		usort( $tabs, static fn ( ProductTab $one, ProductTab $other ): int => $one->priority <=> $other->priority );
		return $tabs;
	}

	private function html( string $section, Details $details ): string {
		return 'description' === $section
			? $details->product->description->html()
			: $this->view->render( 'additional_information' === $section ? 'attributes' : 'reviews', [ 'details' => $details ] );
	}

	/** @return list<ProductTab> */
	private static function others( Details $details ): array {
		/**
		 * Further tabs of a product's page. On WooCommerce those of `woocommerce_product_tabs` are among them.
		 *
		 * @param array<string, array{title: string, html: string, priority?: int}> $tabs    By key; safe HTML, priorities of ours are 10, 20, 30.
		 * @param \Marketday\Engine\Contract\Product                                          $product
		 */
		$others = apply_filters( 'marketday_product_tabs', [], $details->product );
		$others = is_array( $others ) ? $others : [];
		return array_values( array_filter( array_map(
			static fn ( string|int $key, mixed $tab ): ?ProductTab => ProductTab::read( (string) $key, $tab ),
			array_keys( $others ),
			$others
		) ) );
	}
}
