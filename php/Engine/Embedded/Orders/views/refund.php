<?php
/**
 * The form that gives money back; its fields belong to the form at the page's end.
 *
 * @var Marketday\Engine\Contract\Order $order
 * @var Marketday\Engine\Contract\Money $back
 * @var Marketday\Engine\Contract\Money $left
 * @var string                $action
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<?php if ( ! $back->isZero() ) : ?>
	<?php /* translators: %s: amount of money */ ?>
	<p><?php echo esc_html( sprintf( __( 'Refunded so far: %s', 'marketday' ), $back->format() ) ); ?></p>
<?php endif; ?>
<?php if ( $left->minor > 0 ) : ?>
	<input type="hidden" form="<?php echo esc_attr( $action ); ?>" name="action" value="<?php echo esc_attr( $action ); ?>">
	<input type="hidden" form="<?php echo esc_attr( $action ); ?>" name="order" value="<?php echo esc_attr( (string) $order->id ); ?>">
	<input type="hidden" form="<?php echo esc_attr( $action ); ?>" name="_wpnonce" value="<?php echo esc_attr( wp_create_nonce( $action ) ); ?>">
	<p>
		<?php /* translators: %s: amount of money */ ?>
		<label for="marketday-refund-amount"><?php echo esc_html( sprintf( __( 'Amount, up to %s', 'marketday' ), $left->format() ) ); ?></label><br>
		<input
			type="text"
			inputmode="decimal"
			id="marketday-refund-amount"
			name="amount"
			form="<?php echo esc_attr( $action ); ?>"
			value="<?php echo esc_attr( $left->decimal() ); ?>">
	</p>
	<p>
		<label for="marketday-refund-reason"><?php esc_html_e( 'Reason (shown to the shopper)', 'marketday' ); ?></label><br>
		<input type="text" class="widefat" id="marketday-refund-reason" name="reason" maxlength="200" form="<?php echo esc_attr( $action ); ?>">
	</p>
	<p><button type="submit" class="button" form="<?php echo esc_attr( $action ); ?>"><?php esc_html_e( 'Refund', 'marketday' ); ?></button></p>
<?php endif; ?>
