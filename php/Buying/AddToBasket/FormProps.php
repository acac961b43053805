<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Combinations;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductAttribute;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Swatches;
use Marketday\Engine\Contract\Variation;

/** The props of the form of simple and variable products: `AddToBasketProps` in src/features/add-to-basket. */
final class FormProps {
	/** Most variations that a page knows; of more it knows only what goes together, and asks for the one that is found (`product_variations` is false). */
	private const EMBEDDED_AT_MOST = 30;

	public function __construct( private readonly Engine $engine ) {}

	/**
	 * @param array<array-key, mixed> $parameters The address's, unslashed.
	 * @return array<string, mixed>
	 */
	public function of( Product $product, array $parameters = [], bool $buyNow = false ): array {
		$isVariable = ProductType::Variable === $product->type;
		$chosen     = $isVariable ? Choice::initial( $product, $parameters ) : [];
		$attributes = $isVariable ? array_map( self::attribute( ... ), Choice::attributes( $product ) ) : [];
		$basket     = $this->engine->settings()->pageId( Page::Basket );
		return [
			'productId'        => $product->id,
			'name'             => $product->name,
			'action'           => $product->url,
			'basketUrl'        => $basket > 0 && is_page( $basket ) ? '' : $this->engine->settings()->pageUrl( Page::Basket ),
			'buttonText'       => __( 'Add to basket', 'marketday' ),
			'showBuyNow'       => $buyNow,
			'successMessage'   => $this->successMessage( $product ),
			'soldIndividually' => $product->soldIndividually,
			'minimum'          => $product->limits->minimum,
			'maximum'          => $product->limits->maximum,
			'step'             => $product->limits->step,
			'attributes'       => $attributes,
			'chosen'           => (object) $chosen,
			'found'            => $isVariable ? $this->findVariation( $product->id, $chosen ) : null,
		] + ( $isVariable ? $this->variations( $product->id, $attributes ) : [ 'variations' => [] ] );
	}

	private function successMessage( Product $product ): string {
		/* translators: %s: product name. */
		return $product->addToBasket->successMessage ?: sprintf( __( '“%s” has been added to your basket', 'marketday' ), $product->name );
	}

	/** @return array{name: string, label: string, options: list<array{value: string, label: string, swatch?: array{colours: list<string>, image: string}}>} */
	public static function attribute( ProductAttribute $attribute ): array {
		$swatches = Swatches::of( $attribute );
		$options  = [];
		foreach ( $attribute->options as $value => $label ) {
			$options[] = [
				'value' => (string) $value,
				'label' => $label,
			] + ( isset( $swatches[ $value ] ) ? [ 'swatch' => $swatches[ $value ]->toArray() ] : [] );
		}
		return [
			'name'    => $attribute->field(),
			'label'   => $attribute->name,
			'options' => $options,
		];
	}

	/**
	 * Few variations are embedded whole, of many only what goes together.
	 *
	 * @param list<array{name: string, options: list<array{value: string}>}> $attributes
	 * @return array{variations: list<array<string, mixed>>|null, combinations: array{rows: list<list<int>>, pictures: list<mixed>}|null}
	 */
	private function variations( int $productId, array $attributes ): array {
		$catalogue = $this->engine->catalogue();
		/** WooCommerce's own filter: how many variations a page may embed. */
		if ( $catalogue->countVariations( $productId ) > (int) apply_filters( 'woocommerce_ajax_variation_threshold', self::EMBEDDED_AT_MOST, $productId ) ) {
			return [
				'variations'   => null,
				'combinations' => ( new PackedCombinations( $catalogue ) )->of( ( new Combinations() )->of( $productId ), $attributes ),
			];
		}
		$visible = array_filter( $catalogue->variations( $productId ), static fn ( Variation $variation ): bool => $variation->sale->visible );
		return [
			'variations'   => array_map( $catalogue->variationData( ... ), array_values( $visible ) ),
			'combinations' => null,
		];
	}

	/**
	 * @param array<string, string> $chosen
	 * @return array<string, mixed>|null
	 */
	private function findVariation( int $productId, array $chosen ): ?array {
		if ( [] === $chosen || in_array( '', $chosen, true ) ) {
			return null;
		}
		$variation = $this->engine->catalogue()->findVariation( $productId, $chosen );
		return null === $variation ? null : $this->engine->catalogue()->variationData( $variation );
	}
}
