<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\LineItem;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StoreError;

/** Changes the lines of a basket, only inside `SessionBasket::change()`. */
final class BasketLines {
	public function __construct(
		private readonly BasketState $state,
		private readonly BasketReader $reader,
		private readonly BasketRules $rules,
		private readonly BasketHolds $holds,
		private readonly PurchasableItemReader $purchasable,
		private readonly VariationChoice $choice
	) {}

	/** @return string Key of the line. */
	public function add( AddToBasket $addition ): string {
		$this->purchasable->prime( array_values( array_unique( [ $addition->productId, $addition->variationId ?: $addition->productId ] ) ) );
		$found = $this->purchasable->find( $addition->variationId ?: $addition->productId );
		if ( null === $found || ( $addition->variationId > 0 && ! in_array( $addition->productId, [ $found->source->productId, $addition->variationId ], true ) ) ) {
			throw new StoreError( 'woocommerce_rest_cart_invalid_product', __( 'We can’t find that product.', 'marketday' ) );
		}
		[ $purchasable, $variation ] = $this->choice->resolve( $found, $addition->attributes );
		return $this->put( $purchasable, $variation, $addition );
	}

	/** @param array<string, string> $variation */
	private function put( PurchasableItem $purchasable, array $variation, AddToBasket $addition ): string {
		$items             = $this->state->items();
		[ $valid, $stock ] = $this->reader->available( $items );
		$quantity          = $purchasable->stock->soldIndividually && $addition->quantity > 0 ? 1 : $addition->quantity;
		$data              = SaleEvents::lineData(
			$addition->sent,
			new LineItem( $purchasable->source->productId, $purchasable->source->variationId, $quantity, $addition->data )
		);
		$key               = BasketItem::keyOf( $purchasable->source->productId, $purchasable->source->variationId, $variation, $data );
		$already           = $this->rules->pieces( $valid, $stock, $purchasable->stock->id );
		$this->rules->checkAdding( $purchasable, $quantity, $already );
		[ $id, $variationId ] = [ $purchasable->source->productId, $purchasable->source->variationId ];
		if ( true !== apply_filters( 'woocommerce_add_to_cart_validation', true, $id, $quantity, $variationId, $variation, $data ) ) {
			/* translators: %s: product's name */
			throw new StoreError( 'woocommerce_rest_add_to_cart_error', sprintf( __( '“%s” can’t be added to your basket.', 'marketday' ), $purchasable->name ) );
		}
		$added = $quantity;
		if ( isset( $items[ $key ] ) ) {
			$quantity += $items[ $key ]->quantity;
			$this->rules->checkQuantity( $purchasable, $quantity, $this->rules->pieces( $valid, $stock, $purchasable->stock->id, $key ) );
		}
		$this->holds->claim( $purchasable, $added, $already );
		$items[ $key ] = new BasketItem(
			$key,
			$purchasable->source->productId,
			$purchasable->source->variationId,
			$variation,
			min( $quantity, $purchasable->maximum() ),
			$data
		);
		$this->state->saveItems( array_intersect_key( $items, $valid + [ $key => true ] ) );
		return $key;
	}

	public function setQuantity( string $key, int $quantity ): void {
		$items             = $this->items( $key );
		[ $valid, $purchasable ] = $this->reader->available( $items );
		if ( ! isset( $purchasable[ $key ] ) ) {
			throw $this->unknownLine();
		}
		$others = $this->rules->pieces( $valid, $purchasable, $purchasable[ $key ]->stock->id, $key );
		$this->rules->checkQuantity( $purchasable[ $key ], $quantity, $others );
		if ( $quantity > $items[ $key ]->quantity ) {
			$this->holds->claim( $purchasable[ $key ], $quantity, $others );
		}
		$items[ $key ] = $items[ $key ]->withQuantity( $quantity );
		$this->state->saveItems( $items );
	}

	public function remove( string $key ): void {
		$items = $this->items( $key );
		$this->state->saveRemoved( array_diff_key( $this->state->removedLines(), [ $key => true ] ) + [ $key => $items[ $key ] ] );
		unset( $items[ $key ] );
		$this->state->saveItems( $items );
	}

	public function restore( string $key ): void {
		$item  = $this->state->removedLines()[ $key ] ?? throw $this->unknownLine();
		$items = $this->state->items();
		if ( isset( $items[ $key ] ) ) {
			return;
		}
		[ $valid, $purchasable ] = $this->reader->available( $items + [ $key => $item ] );
		$one = $purchasable[ $key ] ?? throw $this->unknownLine();
		$others = $this->rules->pieces( $valid, $purchasable, $one->stock->id, $key );
		$this->rules->checkAdding( $one, $item->quantity, $others );
		$this->holds->claim( $one, $item->quantity, $others );
		$this->state->saveRemoved( array_diff_key( $this->state->removedLines(), [ $key => true ] ) );
		$this->state->saveItems( $items + [ $key => $item ] );
	}

	/** @return array<string, BasketItem> With this line among them. */
	private function items( string $key ): array {
		$items = $this->state->items();
		if ( ! isset( $items[ $key ] ) ) {
			throw $this->unknownLine();
		}
		return $items;
	}

	private function unknownLine(): StoreError {
		return new StoreError( 'woocommerce_rest_cart_invalid_key', __( 'That product is no longer in your basket.', 'marketday' ), 409 );
	}
}
