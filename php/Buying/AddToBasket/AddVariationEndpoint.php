<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddToBasket;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\VisitorNonce;

/**
 * POST `/?wc-ajax=wopb_variation_loop_add_cart` (docs/PROTOCOL.md#basket): a variation that was chosen on a card. Answers the page's fragments; a
 * refusal sends the shopper to the product's page, which says why.
 */
final class AddVariationEndpoint {
	public function __construct( private readonly Engine $engine ) {}

	/** @param Closure(): self $made Makes who answers, when somebody asks. */
	public static function route( Closure $made ): Route {
		$guard = VisitorNonce::guard( 'wopb_nonce' );
		return Route::wcAjax( 'wopb_variation_loop_add_cart', $guard, static fn ( Request $request ): Response => $made()->answer( $request ) );
	}

	/** @throws Problem 400 for what is no such number, and 500. */
	public function answer( Request $request ): Response {
		$productId = $request->integer( 'product_id', null, 1 );
		$wanted      = new AddToBasket(
			$productId,
			$request->integer( 'quantity', 1, 1, 1_000_000 ),
			$request->integer( 'variation_id', null, 1 ),
			self::attributes( $request ),
			sent: $request->all()
		);
		try {
			$this->engine->basket()->add( $wanted );
		} catch ( StoreError $refusal ) {
			if ( $refusal->status >= 500 ) {
				throw new Problem( $refusal->status, $refusal->errorCode, $refusal->getMessage() );
			}
			$this->engine->notices()->add( 'error', esc_html( $refusal->getMessage() ) );
			return Response::json(
				[
					'error'       => true,
					'product_url' => $this->engine->catalogue()->product( $productId )->url ?? $this->engine->settings()->pageUrl( Page::Shop ),
				]
			);
		}
		/** WooCommerce's own: a product was added without leaving the page. */
		do_action( 'woocommerce_ajax_added_to_cart', $productId );
		return Response::json(
			[
				'fragments' => $this->engine->basket()->fragments(),
				'cart_hash' => $this->engine->basket()->hash(),
			]
		);
	}

	/** @return array<string, string> */
	private static function attributes( Request $request ): array {
		$texts = array_filter( $request->map( 'variation', 50, Request::LONGEST_VALUE ), 'is_string' );
		return array_filter( $texts, static fn ( int|string $name ): bool => str_starts_with( (string) $name, 'attribute_' ), ARRAY_FILTER_USE_KEY );
	}
}
