<?php
/**
 * The customer's orders, newest first; each opens to its lines.
 *
 * @var list<Marketday\Engine\Contract\Order> $orders
 * @var int                         $page
 * @var bool                        $isMore
 * @var string                      $here
 * @var string                      $shopUrl
 * @var array<int, string>          $payUrls By order; '' where nothing is to be paid.
 * @var string                      $action
 * @var string                      $nonce
 */

use Marketday\Buying\Account\OrderFormHandler;

defined( 'ABSPATH' ) || exit;

/* translators: %s: order number. */
$marketday_of = __( '(order %s)', 'marketday' );
$page_url     = static fn ( int $number ): string => add_query_arg(
	[
		'section'     => 'orders',
		'orders-page' => (string) $number,
	],
	$here
);
?>
<?php if ( [] === $orders ) : ?>
<p><?php esc_html_e( 'No orders yet.', 'marketday' ); ?></p>
<p><a class="marketday-button marketday-button--quiet" href="<?php echo esc_url( $shopUrl ); ?>"><?php esc_html_e( 'Browse the shop', 'marketday' ); ?></a></p>
<?php endif; ?>
<?php foreach ( $orders as $order ) : ?>
<details class="marketday-account__order">
<summary>
	<?php /* translators: %s: order number. */ ?>
<strong><?php echo esc_html( sprintf( __( 'Order %s', 'marketday' ), $order->number ) ); ?></strong>
<time datetime="<?php echo esc_attr( $order->placedAt->format( 'c' ) ); ?>"><?php
	echo esc_html( (string) wp_date( (string) get_option( 'date_format' ), $order->placedAt->getTimestamp() ) );
?></time>
<span class="marketday-account__status is-<?php echo esc_attr( $order->status->value ); ?>"><?php echo esc_html( $order->status->label() ); ?></span>
<span class="marketday-account__total"><?php echo esc_html( $order->contents->total->format() ); ?></span>
</summary>
	<?php
	/**
	 * Lines and totals of an order.
	 *
	 * @param string                $html
	 * @param Marketday\Engine\Contract\Order $order
	 */
	echo apply_filters( 'marketday_order_summary', '', $order ); // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	$marketday_pay_url   = $payUrls[ $order->id ] ?? '';
	$marketday_is_repeat = OrderFormHandler::canRepeat( $order );
	$marketday_is_ending = OrderFormHandler::canCancel( $order );
	?>
	<?php if ( '' !== $marketday_pay_url || $marketday_is_repeat || $marketday_is_ending ) : ?>
<div class="marketday-account__actions">
		<?php if ( '' !== $marketday_pay_url ) : ?>
<a class="marketday-button" href="<?php echo esc_url( $marketday_pay_url ); ?>"><?php esc_html_e( 'Pay', 'marketday' ); ?><span class="marketday-hidden"><?php
	echo esc_html( ' ' . sprintf( $marketday_of, $order->number ) );
?></span></a>
		<?php endif; ?>
		<?php if ( $marketday_is_repeat ) : ?>
<form method="post" action="<?php echo esc_url( $action ); ?>">
<input type="hidden" name="marketday-action" value="order-again">
<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
<input type="hidden" name="order" value="<?php echo esc_attr( (string) $order->id ); ?>">
<button type="submit" class="marketday-button marketday-button--quiet"><?php esc_html_e( 'Order again', 'marketday' ); ?><span class="marketday-hidden"><?php
	echo esc_html( ' ' . sprintf( $marketday_of, $order->number ) );
?></span></button>
</form>
		<?php endif; ?>
		<?php if ( $marketday_is_ending ) : ?>
<details class="marketday-account__cancel">
<summary><?php esc_html_e( 'Cancel order', 'marketday' ); ?><span class="marketday-hidden"><?php
	echo esc_html( ' ' . sprintf( $marketday_of, $order->number ) );
?></span></summary>
<form method="post" action="<?php echo esc_url( $action ); ?>">
<p><?php esc_html_e( 'This can’t be undone.', 'marketday' ); ?></p>
<input type="hidden" name="marketday-action" value="cancel-order">
<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
<input type="hidden" name="order" value="<?php echo esc_attr( (string) $order->id ); ?>">
<button type="submit" class="marketday-button marketday-button--quiet"><?php esc_html_e( 'Yes, cancel my order', 'marketday' ); ?></button>
</form>
</details>
		<?php endif; ?>
</div>
	<?php endif; ?>
</details>
<?php endforeach; ?>
<?php if ( $page > 1 || $isMore ) : ?>
<nav class="marketday-account__pages" aria-label="<?php esc_attr_e( 'Order pages', 'marketday' ); ?>">
	<?php if ( $page > 1 ) : ?>
<a rel="prev" href="<?php echo esc_url( $page_url( $page - 1 ) ); ?>"><?php esc_html_e( 'Newer orders', 'marketday' ); ?></a>
	<?php endif; ?>
	<?php if ( $isMore ) : ?>
<a rel="next" href="<?php echo esc_url( $page_url( $page + 1 ) ); ?>"><?php esc_html_e( 'Older orders', 'marketday' ); ?></a>
	<?php endif; ?>
</nav>
<?php endif; ?>
