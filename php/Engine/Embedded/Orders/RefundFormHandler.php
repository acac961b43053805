<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Payments;
use Marketday\Engine\Contract\RefundingHandler;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;
use WP_Post;

/** The box of an order in wp-admin that gives money back, whole or in part, by the way it was paid. */
final class RefundFormHandler {
	private const ACTION = 'marketday_order_refund';

	public function __construct( private readonly Payments $payments ) {}

	public function register( Routes $routes ): void {
		$routes->add( Route::adminPost(
			self::ACTION,
			Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( 'edit_shop_orders' ) ),
			$this->refund( ... )
		) );
		add_action( 'add_meta_boxes_shop_order', $this->addBox( ... ), 110 );
	}

	private function addBox( WP_Post $post ): void {
		$order = $this->payments->order( $post->ID );
		if ( null !== $order && ( SaleEvents::paymentMethods()[ $order->payment->methodId ] ?? null ) instanceof RefundingHandler ) {
			add_meta_box( 'marketday-order-refund', __( 'Refund', 'marketday' ), $this->print( ... ), 'shop_order', 'side', 'default' );
			// The form stands outside the page's own form, which HTML does not let nest.
			add_action(
				'admin_footer',
				static fn () => printf( '<form id="%s" method="post" action="%s"></form>', esc_attr( self::ACTION ), esc_url( admin_url( 'admin-post.php' ) ) )
			);
		}
	}

	private function print( WP_Post $post ): void {
		$order = $this->payments->order( $post->ID );
		if ( null === $order ) {
			return;
		}
		$back = $this->payments->refundedSum( $order->id );
		$html = ( new View( __DIR__ . '/views' ) )->render( 'refund', [
			'order'  => $order,
			'back'   => $back,
			'left'   => new Money( $order->contents->total->minor - $back->minor, $order->contents->total->currency ),
			'action' => self::ACTION,
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}

	private function refund( Request $request ): Response {
		$id    = $request->integer( 'order', null, 1 );
		$order = current_user_can( 'edit_post', $id ) ? $this->payments->order( $id ) : null;
		if ( null === $order ) {
			throw new Problem( 403, 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'marketday' ) );
		}
		try {
			$this->payments->refund(
				$id,
				Money::fromDecimal( $request->text( 'amount', '', 20 ), $order->contents->total->currency ),
				$request->text( 'reason', '', 200 )
			);
			$notice = [ 'success', __( 'The money is on its way back.', 'marketday' ) ];
		} catch ( InvalidArgumentException ) {
			$notice = [ 'error', __( 'Enter the amount in digits, like 12.50.', 'marketday' ) ];
		} catch ( StoreError $refusal ) {
			$notice = [ 'error', $refusal->getMessage() ];
		}
		set_transient( 'marketday_order_said_' . get_current_user_id(), $notice, MINUTE_IN_SECONDS );
		return Response::redirect( admin_url( "post.php?post={$id}&action=edit" ) );
	}
}
