<?php
/**
 * A made order.
 *
 * @var string                      $wrapper Attributes of the block's element, escaped.
 * @var Marketday\Engine\Contract\Order       $order
 * @var string                      $summary HTML of lines and totals.
 * @var array<string, list<string>> $places  Lines of each address.
 * @var string                      $thanks
 * @var string                      $shopUrl '' for no way back.
 */

use Marketday\Kernel\Slot;
use Marketday\Engine\Contract\OrderStatus;

defined( 'ABSPATH' ) || exit;

$failed  = OrderStatus::Failed === $order->status;
$facts   = [
	__( 'Order number', 'marketday' )   => $order->number,
	__( 'Date', 'marketday' )           => (string) wp_date( (string) get_option( 'date_format' ), $order->placedAt->getTimestamp() ),
	__( 'Email', 'marketday' )         => $order->customer->billing->email,
	__( 'Total', 'marketday' )          => $order->contents->total->format(),
	__( 'Payment method', 'marketday' ) => $order->payment->methodTitle,
];
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<?php if ( $failed ) : ?>
<div class="marketday-notice marketday-notice--error" role="alert"><p><?php
	esc_html_e( 'Your payment was declined, so this order isn’t complete. Order again or choose another payment method.', 'marketday' );
?></p></div>
<?php else : ?>
<div class="marketday-notice marketday-notice--success marketday-order-confirmation__thanks" role="alert"><p><?php echo esc_html( $thanks ); ?></p></div>
<?php endif; ?>
<dl class="marketday-order-confirmation__facts">
<?php foreach ( array_filter( $facts, static fn ( string $fact ): bool => '' !== $fact ) as $label => $value ) : ?>
<div><dt><?php echo esc_html( $label ); ?></dt><dd><?php echo esc_html( $value ); ?></dd></div>
<?php endforeach; ?>
</dl>
<?php if ( '' !== $order->payment->instructionsHtml && ! $failed ) : ?>
<div class="marketday-order-confirmation__instructions"><?php echo wp_kses_post( $order->payment->instructionsHtml ); ?></div>
<?php endif; ?>
<h2><?php esc_html_e( 'Your order', 'marketday' ); ?></h2>
<?php echo $summary; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes. ?>
<?php foreach ( $order->contents->fields as $field ) : ?>
<h2><?php echo esc_html( $field['name'] ); ?></h2>
<p><?php echo nl2br( esc_html( $field['value'] ) ); ?></p>
<?php endforeach; ?>
<?php if ( '' !== $order->customer->note ) : ?>
<h2><?php esc_html_e( 'Your note', 'marketday' ); ?></h2>
<p><?php echo nl2br( esc_html( $order->customer->note ) ); ?></p>
<?php endif; ?>
<?php if ( [] !== $places ) : ?>
<div class="marketday-order-confirmation__places">
	<?php foreach ( $places as $label => $lines ) : ?>
<section><h2><?php echo esc_html( $label ); ?></h2><address><?php
	echo implode( '<br>', array_map( 'esc_html', $lines ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped line by line.
?></address></section>
	<?php endforeach; ?>
</div>
<?php endif; ?>
<?php
Slot::AfterOrderConfirmation->print( $order );
?>
<?php if ( '' !== $shopUrl ) : ?>
<p><a class="marketday-button marketday-button--quiet" href="<?php echo esc_url( $shopUrl ); ?>"><?php esc_html_e( 'Back to the shop', 'marketday' ); ?></a></p>
<?php endif; ?>
</div>
