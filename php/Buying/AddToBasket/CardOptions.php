<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\Variation;
use Marketday\Kernel\Island;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;

/** Options of a variable product on its card: the first attribute whose values have a look. Its form's props are fetched when a shopper turns to it. */
final class CardOptions {
	/** Values that a card shows at first. */
	private const SHOWN = 5;

	public function __construct( private readonly View $view ) {}

	public function register(): void {
		Slot::CardOptions->fill( $this->print( ... ) );
	}

	private function print( Product $product, ?Variation $found = null ): void {
		$props = ProductType::Variable === $product->type && $product->purchasable && $product->stock->isBuyable() ? self::props( $product, $found ) : null;
		if ( null !== $props ) {
			echo ( new Island( 'card-options', $props, $this->view->render( 'card-options', $props ) ) )->render(); // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
		}
	}

	/** @return array{productId: int, name: string, url: string, attribute: array<string, mixed>, chosen: string, shown: int}|null Null where no attribute has a look. */
	private static function props( Product $product, ?Variation $found ): ?array {
		foreach ( Choice::attributes( $product ) as $attribute ) {
			$field = FormProps::attribute( $attribute );
			if ( isset( $field['options'][0]['swatch'] ) ) {
				$chosen = $found->attributes[ $field['name'] ] ?? '';
				return [
					'productId' => $product->id,
					'name'      => $product->name,
					'url'       => $product->url,
					'attribute' => [ 'options' => self::chosenFirst( $field['options'], $chosen ) ] + $field,
					'chosen'    => $chosen,
					'shown'     => self::SHOWN,
				];
			}
		}
		return null;
	}

	/**
	 * Puts what is chosen among those shown.
	 *
	 * @template Option of array{value: string}
	 * @param list<Option> $options
	 * @return list<Option>
	 */
	private static function chosenFirst( array $options, string $chosen ): array {
		$place = array_search( $chosen, array_column( $options, 'value' ), true );
		if ( ! is_int( $place ) || $place < self::SHOWN ) {
			return $options;
		}
		$moved = array_splice( $options, $place, 1 );
		return [ ...$moved, ...$options ];
	}
}
