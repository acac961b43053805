<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Ajax;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Notices;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Basket\SessionBasket;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** WooCommerce's wc-ajax calls about the basket's lines. Their pages are cached, so they have no nonce, but must come from this site. */
final class BasketEndpoint {
	public function __construct(
		private readonly SessionBasket $basket,
		private readonly Notices $notices,
		private readonly Settings $settings,
		private readonly AddedMessage $message
	) {}

	public function add( Routes $routes ): void {
		$routes->add(
			Route::wcAjax( 'add_to_cart', Guard::sameOrigin(), $this->addToCart( ... ) ),
			Route::wcAjax( 'remove_from_cart', Guard::sameOrigin(), $this->removeFromCart( ... ) ),
			Route::wcAjax( 'get_refreshed_fragments', Guard::publicRead(), fn (): Response => $this->fragments(), 'GET or POST' )
		);
	}

	/** `product_id` may be a variation's; without one the answer is empty. A refusal, also of what is no number, sends the shopper to the product's page. */
	public function addToCart( Request $request ): Response {
		if ( null === $request->raw( 'product_id' ) ) {
			return Response::none();
		}
		$productId = $this->whole( $request, 'product_id' );
		$quantity  = $this->quantity( $request );
		try {
			$variation = $this->whole( $request, 'variation_id' );
			$isNone    = 0 === $variation && ! in_array( $request->raw( 'variation_id' ), [ null, '', '0' ], true );
			$this->basket->add( new AddToBasket( $isNone ? 0 : $productId, $quantity, $variation, $request->withPrefix( 'attribute_' ), sent: $request->all() ) );
		} catch ( StoreError $refusal ) {
			if ( $refusal->status >= 500 ) {
				throw new \Marketday\Kernel\Http\Problem( $refusal->status, $refusal->errorCode, $refusal->getMessage() );
			}
			$this->notices->add( 'error', esc_html( $refusal->getMessage() ) );
			return Response::json(
				[
					'error'       => true,
					'product_url' => $this->productUrl( $productId ),
				]
			);
		}
		if ( $this->settings->redirectsAfterAdd() ) {
			$this->notices->add( 'success', $this->message->html( [ $productId => $quantity ], false ) );
		}
		do_action( 'woocommerce_ajax_added_to_cart', $productId );
		return $this->fragments();
	}

	public function removeFromCart( Request $request ): Response {
		try {
			$this->basket->remove( $request->text( 'cart_item_key' ) );
		} catch ( StoreError ) {
			return Response::json( [ 'success' => false ] );
		}
		return $this->fragments();
	}

	/** Quantity as WooCommerce reads it: `1.7` is one piece, a word none, and nothing or zero is one. */
	private function quantity( Request $request ): int {
		return in_array( $request->raw( 'quantity' ), [ null, '', '0' ], true ) ? 1 : $this->whole( $request, 'quantity' );
	}

	/** 0 for all that is no such number; the basket then refuses it. */
	private function whole( Request $request, string $name ): int {
		$value = $request->raw( $name );
		return is_scalar( $value ) ? min( max( 0, (int) $value ), Request::LARGEST ) : 0;
	}

	private function fragments(): Response {
		return Response::json(
			[
				'fragments' => $this->basket->fragments(),
				'cart_hash' => $this->basket->hash(),
			]
		);
	}

	private function productUrl( int $id ): string {
		$parent = 'product_variation' === get_post_type( $id ) ? wp_get_post_parent_id( $id ) : $id;
		$page   = 'publish' === get_post_status( (int) $parent ) ? get_permalink( (int) $parent ) : false;
		$url    = false === $page ? $this->settings->pageUrl( \Marketday\Engine\Contract\Page::Shop ) : $page;
		return (string) apply_filters( 'woocommerce_cart_redirect_after_error', $url, $id );
	}
}
