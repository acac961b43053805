<?php

declare( strict_types=1 );

namespace Marketday\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Engine;
use Marketday\Store\Page;
use Marketday\Store\Product;
use Marketday\Store\ProductAttribute;
use Marketday\Store\ProductType;
use Marketday\Store\Swatches;
use Marketday\Store\Variation;

/** The props of the form of simple and variable products: `AddToBasketProps` in src/features/add-to-basket. */
final class FormProps {
	/** From this number of variations on they are not embedded but asked for (the contract's `product_variations` is false). */
	private const EMBEDDED_AT_MOST = 30;

	public function __construct( private readonly Engine $engine ) {}

	/**
	 * @param array<array-key, mixed> $parameters The address's, unslashed.
	 * @return array<string, mixed>
	 */
	public function of( Product $product, array $parameters = [] ): array {
		$isVariable = ProductType::Variable === $product->type;
		$chosen     = $isVariable ? Choice::initial( $product, $parameters ) : [];
		$basket     = $this->engine->settings()->pageId( Page::Basket );
		return [
			'productId'        => $product->id,
			'name'             => $product->name,
			'action'           => $product->url,
			'basketUrl'        => $basket > 0 && is_page( $basket ) ? '' : $this->engine->settings()->pageUrl( Page::Basket ),
			'buttonText'       => __( 'Add to basket', 'marketday' ),
			'successMessage'   => $this->successMessage( $product ),
			'soldIndividually' => $product->soldIndividually,
			'minimum'          => $product->limits->minimum,
			'maximum'          => $product->limits->maximum,
			'step'             => $product->limits->step,
			'attributes'       => $isVariable ? array_map( self::attribute( ... ), Choice::attributes( $product ) ) : [],
			'variations'       => $isVariable ? $this->variations( $product->id ) : [],
			'chosen'           => (object) $chosen,
			'found'            => $isVariable ? $this->found( $product->id, $chosen ) : null,
		];
	}

	private function successMessage( Product $product ): string {
		/* translators: %s: product name. */
		return $product->addToBasket->successMessage ?: sprintf( __( '“%s” has been added to your basket', 'marketday' ), $product->name );
	}

	/** @return array{name: string, label: string, options: list<array{value: string, label: string, swatch?: array{colours: list<string>, image: string}}>} */
	private static function attribute( ProductAttribute $attribute ): array {
		$swatches = Swatches::of( $attribute );
		$options  = [];
		foreach ( $attribute->options as $value => $label ) {
			$options[] = [
				'value' => (string) $value,
				'label' => $label,
			] + ( isset( $swatches[ $value ] ) ? [ 'swatch' => $swatches[ $value ]->toArray() ] : [] );
		}
		return [
			'name'    => "attribute_{$attribute->key}",
			'label'   => $attribute->name,
			'options' => $options,
		];
	}

	/** @return list<array<string, mixed>>|null */
	private function variations( int $productId ): ?array {
		/** WooCommerce's own filter: how many variations a page may embed. */
		$most = (int) apply_filters( 'woocommerce_ajax_variation_threshold', self::EMBEDDED_AT_MOST, $productId );
		if ( $this->countUpTo( $productId, $most + 1 ) > $most ) {
			return null;
		}
		$visible = array_filter( $this->engine->catalogue()->variations( $productId ), static fn ( Variation $variation ): bool => $variation->visible );
		return array_map( $this->engine->catalogue()->variationData( ... ), array_values( $visible ) );
	}

	/** Both engines keep variations as posts; counting a few of their ids is cheaper than reading hundreds. */
	private function countUpTo( int $productId, int $most ): int {
		return count(
			get_posts(
				[
					'post_type'   => 'product_variation',
					'post_parent' => $productId,
					'post_status' => 'publish',
					'numberposts' => $most,
					'fields'      => 'ids',
				]
			)
		);
	}

	/**
	 * @param array<string, string> $chosen
	 * @return array<string, mixed>|null
	 */
	private function found( int $productId, array $chosen ): ?array {
		if ( [] === $chosen || in_array( '', $chosen, true ) ) {
			return null;
		}
		$variation = $this->engine->catalogue()->findVariation( $productId, $chosen );
		return null === $variation ? null : $this->engine->catalogue()->variationData( $variation );
	}
}
