<?php
/**
 * The form that changes an order's state; its fields belong to the form at the page's end.
 *
 * @var Marketday\Engine\Contract\Order             $order
 * @var list<Marketday\Engine\Contract\OrderStatus> $states
 * @var string                            $action
 */

declare( strict_types=1 );

use Marketday\Engine\Embedded\Orders\OrderStates;

defined( 'ABSPATH' ) || exit;
?>
<input type="hidden" form="marketday-order-state-form" name="action" value="<?php echo esc_attr( $action ); ?>">
<input type="hidden" form="marketday-order-state-form" name="order" value="<?php echo esc_attr( (string) $order->id ); ?>">
<input type="hidden" form="marketday-order-state-form" name="_wpnonce" value="<?php echo esc_attr( wp_create_nonce( $action ) ); ?>">
<p>
	<label for="marketday-order-state-field"><?php esc_html_e( 'Order status', 'marketday' ); ?></label><br>
	<select id="marketday-order-state-field" name="state" form="marketday-order-state-form">
		<?php foreach ( $states as $state ) : ?>
			<option
				value="<?php echo esc_attr( $state->value ); ?>"
				<?php selected( $state === $order->status ); ?>><?php echo esc_html( OrderStates::label( $state ) ); ?></option>
		<?php endforeach; ?>
	</select>
</p>
<p>
	<label for="marketday-order-note-field"><?php esc_html_e( 'Private note', 'marketday' ); ?></label><br>
	<input type="text" class="widefat" id="marketday-order-note-field" name="note" maxlength="500" form="marketday-order-state-form">
</p>
<p><button type="submit" class="button button-primary" form="marketday-order-state-form"><?php esc_html_e( 'Save', 'marketday' ); ?></button></p>
