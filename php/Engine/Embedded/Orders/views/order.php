<?php
/**
 * Lines of an order, its customer, and what it costs.
 *
 * @var Marketday\Engine\Contract\Order        $order
 * @var array<string, list<string>> $places Lines of each address.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<p>
	<?php /* translators: 1: order number, 2: date, 3: payment method */ ?>
	<?php echo esc_html( sprintf( __( 'Order %1$s of %2$s, %3$s', 'marketday' ), "#{$order->number}", wp_date( get_option( 'date_format' ) . ', ' . get_option( 'time_format' ), $order->placedAt->getTimestamp() ), '' === $order->payment->methodTitle ? __( 'nothing to pay', 'marketday' ) : $order->payment->methodTitle ) ); ?>
</p>
<table class="widefat striped">
	<thead>
		<tr>
			<th scope="col"><?php esc_html_e( 'Product', 'marketday' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Quantity', 'marketday' ); ?></th>
			<th scope="col"><?php esc_html_e( 'Total', 'marketday' ); ?></th>
		</tr>
	</thead>
	<tbody>
		<?php foreach ( $order->contents->lines as $line ) : ?>
			<tr>
				<td>
					<a href="<?php echo esc_url( (string) get_edit_post_link( $line->productId ) ); ?>"><?php echo esc_html( $line->name ); ?></a>
					<?php foreach ( $line->choices as $choice ) : ?>
						<br><?php echo esc_html( "{$choice['name']}: {$choice['value']}" ); ?>
					<?php endforeach; ?>
				</td>
				<td><?php echo esc_html( (string) $line->quantity ); ?></td>
				<td><?php echo esc_html( $line->total->format() ); ?></td>
			</tr>
		<?php endforeach; ?>
	</tbody>
	<tfoot>
		<?php foreach ( $order->contents->totals as $total ) : ?>
			<tr>
				<th scope="row" colspan="2"><?php echo esc_html( $total['label'] ); ?></th>
				<td><?php echo esc_html( $total['amount'] ); ?> <small><?php echo esc_html( $total['note'] ); ?></small></td>
			</tr>
		<?php endforeach; ?>
	</tfoot>
</table>
<?php foreach ( $order->contents->fields as $field ) : ?>
	<h3><?php echo esc_html( $field['name'] ); ?></h3>
	<p><?php echo nl2br( esc_html( $field['value'] ) ); ?></p>
<?php endforeach; ?>
<?php if ( '' !== $order->customer->note ) : ?>
	<h3><?php esc_html_e( 'Customer’s note', 'marketday' ); ?></h3>
	<p><?php echo nl2br( esc_html( $order->customer->note ) ); ?></p>
<?php endif; ?>
<?php foreach ( $places as $label => $lines ) : ?>
	<h3><?php echo esc_html( $label ); ?></h3>
	<address dir="auto"><?php echo implode( '<br>', array_map( 'esc_html', $lines ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped line by line. ?></address>
<?php endforeach; ?>
<p>
	<a href="<?php echo esc_url( "mailto:{$order->customer->billing->email}" ); ?>"><?php echo esc_html( $order->customer->billing->email ); ?></a>
	<?php echo esc_html( $order->customer->billing->phone ); ?>
</p>
