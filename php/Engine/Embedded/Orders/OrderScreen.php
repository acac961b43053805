<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Orders;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\OrderStatus;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Checkout\Countries;
use Marketday\Engine\Embedded\Checkout\OrderLifecycle;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;
use WP_Post;

/** One order in wp-admin: what was ordered, by whom, its notes, and a form that changes its state. */
#[LoadsIf( 'screen:post|screen:edit', 'admin_init', 'admin_notices' )]
final class OrderScreen {
	private const ACTION = 'marketday_order_state';

	public function __construct(
		private readonly OrderReader $reader,
		private readonly OrderNotes $notes,
		private readonly OrderLifecycle $lifecycle,
		private readonly Countries $countries
	) {}

	public function register( Routes $routes ): void {
		$routes->add( Route::adminPost(
			self::ACTION,
			Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( 'edit_shop_orders' ) ),
			$this->changeState( ... )
		) );
		add_action( 'add_meta_boxes_shop_order', [ $this, 'arrange' ], 100 );
		add_action( 'admin_init', [ $this, 'closeForm' ] );
		add_action( 'admin_notices', [ $this, 'printNotice' ] );
	}

	/** An order is no text to be written: the boxes of posts give way to ours. */
	public function closeForm(): void {
		remove_post_type_support( 'shop_order', 'title' );
		remove_post_type_support( 'shop_order', 'comments' );
	}

	public function arrange(): void {
		foreach ( [ 'submitdiv' => 'side', 'slugdiv' => 'normal', 'commentsdiv' => 'normal', 'commentstatusdiv' => 'normal' ] as $box => $place ) {
			remove_meta_box( $box, 'shop_order', $place );
		}
		$box = fn ( string $template ): \Closure => function ( WP_Post $post ) use ( $template ): void {
			$this->printBox( $post, $template );
		};
		add_meta_box( 'marketday-order', __( 'Order', 'marketday' ), $box( 'order' ), 'shop_order', 'normal', 'high' );
		add_meta_box( 'marketday-order-state', __( 'State', 'marketday' ), $box( 'state' ), 'shop_order', 'side', 'high' );
		add_meta_box( 'marketday-order-notes', __( 'Notes', 'marketday' ), $box( 'notes' ), 'shop_order', 'side', 'default' );
		// The state's form stands outside the page's own form, which HTML does not let nest.
		add_action( 'admin_footer', [ $this, 'printForm' ] );
	}

	public function printForm(): void {
		printf( '<form id="marketday-order-state-form" method="post" action="%s"></form>', esc_url( admin_url( 'admin-post.php' ) ) );
	}

	/** Tells what came of the last change. */
	public function printNotice(): void {
		$key    = 'marketday_order_said_' . get_current_user_id();
		$notice = get_transient( $key );
		if ( is_array( $notice ) && 'shop_order' === get_current_screen()?->post_type ) {
			delete_transient( $key );
			printf( '<div class="notice notice-%s is-dismissible"><p>%s</p></div>', esc_attr( (string) $notice[0] ), esc_html( (string) $notice[1] ) );
		}
	}

	private function changeState( Request $request ): Response {
		$id     = $request->integer( 'order', null, 1 );
		$status = OrderStatus::tryFrom( $request->text( 'state' ) );
		if ( null === $status || 'shop_order' !== get_post_type( $id ) || ! current_user_can( 'edit_post', $id ) ) {
			throw new Problem( 403, 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'marketday' ) );
		}
		try {
			$this->lifecycle->setStatus( $id, $status, $request->text( 'note' ) );
			$notice = [ 'success', __( 'Order updated.', 'marketday' ) ];
		} catch ( StoreError $refusal ) {
			$notice = [ 'error', $refusal->getMessage() ];
		}
		set_transient( 'marketday_order_said_' . get_current_user_id(), $notice, MINUTE_IN_SECONDS );
		return Response::redirect( admin_url( "post.php?post={$id}&action=edit" ) );
	}

	private function printBox( WP_Post $post, string $template ): void {
		$order = $this->reader->read( $post->ID );
		if ( null === $order ) {
			esc_html_e( 'This order can’t be read.', 'marketday' );
			return;
		}
		$html = ( new View( __DIR__ . '/views' ) )->render(
			$template,
			[
				'order'  => $order,
				'places' => array_filter( [
					__( 'Billing address', 'marketday' )  => $this->countries->addressLines( $order->customer->billing ),
					__( 'Delivery address', 'marketday' ) => $this->countries->addressLines( $order->customer->shipping ),
				] ),
				'states' => [ $order->status, ...OrderStates::after( $order->status ) ],
				'notes'  => $this->notes->of( $post->ID ),
				'action' => self::ACTION,
			]
		);
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- templates escape.
	}
}
