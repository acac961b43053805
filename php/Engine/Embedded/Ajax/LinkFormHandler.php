<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Ajax;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\Notices;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Contract\SubmittedAddition;
use Marketday\Engine\Embedded\Basket\LineDetails;
use Marketday\Engine\Embedded\Basket\SessionBasket;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/**
 * The basket without JavaScript: `?add-to-cart=ID&quantity=2` by link or form (variations with `variation_id` and `attribute_*`,
 * grouped products with `quantity[ID]=n`), and `?remove_item=KEY`. Each answers with a redirect to an address
 * without these parameters, so that a reload does nothing twice.
 */
final class LinkFormHandler {
	public function __construct(
		private readonly SessionBasket $basket,
		private readonly Notices $notices,
		private readonly Settings $settings,
		private readonly AddedMessage $message
	) {}

	public function add( Routes $routes ): void {
		$routes->add(
			Route::pageLink(
				'add-to-cart',
				Guard::sameOrigin(),
				fn ( Request $request ): Response => $this->change( $request, $this->addToBasket( ... ) ),
				$this->refuse( ... )
			),
			Route::pageLink(
				'remove_item',
				Guard::nonce( LineDetails::REMOVE_NONCE, '_wpnonce' ),
				fn ( Request $request ): Response => $this->change( $request, $this->removeItem( ... ) ),
				$this->refuse( ... )
			)
		);
	}

	/** @param callable(Request): string $change Makes it, and says where to go. */
	private function change( Request $request, callable $change ): Response {
		try {
			return Response::redirect( $change( $request ) );
		} catch ( StoreError $refusal ) {
			return $this->refuse( $refusal, $request );
		}
	}

	private function refuse( StoreError|Problem $refusal, Request $request ): Response {
		$params   = $refusal instanceof Problem ? $refusal->data['params'] ?? [] : [];
		$sentence = SubmittedAddition::sentence( is_array( $params ) ? (string) array_key_first( $params ) : '' );
		$this->notices->add( 'error', esc_html( $sentence ?: $refusal->getMessage() ) );
		return Response::redirect( $this->afterRefusal( $request ) );
	}

	private function addToBasket( Request $request ): string {
		$id    = $request->integer( 'add-to-cart', null, 1 );
		$added = is_array( $request->raw( 'quantity' ) ) ? $this->addGroup( $request, $id ) : $this->addOne( $request, $id );
		$target = $this->afterAddition();
		$this->notices->add( 'success', $this->message->html( $added, '' === $target ) );
		return $target ?: $this->here();
	}

	/** '' stays on the page. */
	private function afterAddition(): string {
		/** WooCommerce's own filter: where an addition leads. */
		$chosen = apply_filters( 'woocommerce_add_to_cart_redirect', false, null );
		if ( is_string( $chosen ) && '' !== $chosen ) {
			return wp_validate_redirect( $chosen );
		}
		return $this->settings->redirectsAfterAdd() ? $this->settings->pageUrl( Page::Basket ) : '';
	}

	/** @return array<int, int> Quantity by product id. */
	private function addOne( Request $request, int $id ): array {
		$quantity = $request->integer( 'quantity', 1, 1, 1_000_000 );
		$chosen   = $request->withPrefix( 'attribute_' );
		$this->basket->add( new AddToBasket( $id, $quantity, $request->integer( 'variation_id', 0, 0 ), $chosen, sent: $request->all() ) );
		return [ $id => $quantity ];
	}

	/**
	 * All members of a grouped product, or none where one is refused.
	 *
	 * @return array<int, int>
	 */
	private function addGroup( Request $request, int $group ): array {
		$wanted = [];
		foreach ( $request->map( 'quantity' ) as $id => $quantity ) {
			if ( is_scalar( $quantity ) && (int) $quantity > 0 && (int) $id > 0 ) {
				$wanted[ (int) $id ] = min( (int) $quantity, Request::LARGEST );
			}
		}
		if ( [] !== array_diff( array_keys( $wanted ), self::members( $group ) ) ) {
			throw new StoreError( 'woocommerce_rest_cart_invalid_product', SubmittedAddition::sentence( 'product_id' ) );
		}
		if ( [] === $wanted ) {
			throw new StoreError( 'woocommerce_rest_product_invalid_quantity', __( 'Choose a quantity for at least one product.', 'marketday' ) );
		}
		$this->basket->change(
			function () use ( $wanted ): void {
				foreach ( $wanted as $id => $quantity ) {
					$this->basket->add( new AddToBasket( $id, $quantity ) );
				}
			}
		);
		return $wanted;
	}

	/** @return list<int> Products of a group: its form adds nothing else. */
	private static function members( int $group ): array {
		$stored = get_post_meta( $group, '_children', true );
		return array_values( array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, is_array( $stored ) ? $stored : [] ) );
	}

	private function removeItem( Request $request ): string {
		$this->basket->remove( $request->text( 'remove_item' ) );
		$this->notices->add( 'success', esc_html__( 'Product removed from your basket.', 'marketday' ) );
		return $this->here();
	}

	private function afterRefusal( Request $request ): string {
		$id   = is_numeric( $request->raw( 'add-to-cart' ) ) ? (int) $request->raw( 'add-to-cart' ) : 0;
		$page = $id > 0 && 'product' === get_post_type( $id ) && 'publish' === get_post_status( $id ) ? get_permalink( $id ) : false;
		return false === $page ? $this->here() : $page;
	}

	/** Address of this page without what was done. */
	private function here(): string {
		$names = array_filter(
			array_keys( $_GET ), // phpcs:ignore WordPress.Security.NonceVerification -- names only.
			static fn ( int|string $name ): bool => in_array( $name, [ 'add-to-cart', 'wopb-buy-now', 'quantity', 'variation_id', 'remove_item', '_wpnonce' ], true )
				|| str_starts_with( (string) $name, 'attribute_' )
		);
		$here  = is_string( $_SERVER['REQUEST_URI'] ?? null ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '/'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- sanitized below.
		// The address is given: without one and with nothing to remove, as after a form, WordPress answers false.
		return esc_url_raw( remove_query_arg( array_map( 'strval', array_values( $names ) ), $here ) );
	}
}
