<?php
/**
 * Lines and totals of an order.
 *
 * @var Marketday\Engine\Contract\Order $order
 */

defined( 'ABSPATH' ) || exit;
?>
<table class="marketday-order">
<thead><tr><th scope="col"><?php esc_html_e( 'Product', 'marketday' ); ?></th><th scope="col"><?php esc_html_e( 'Total', 'marketday' ); ?></th></tr></thead>
<tbody>
<?php foreach ( $order->contents->lines as $line ) : ?>
<tr>
<td>
	<?php if ( '' !== $line->url ) : ?>
<a href="<?php echo esc_url( $line->url ); ?>"><?php echo esc_html( $line->name ); ?></a>
	<?php else : ?>
		<?php echo esc_html( $line->name ); ?>
	<?php endif; ?>
<span class="marketday-order__quantity">× <?php echo esc_html( number_format_i18n( $line->quantity ) ); ?></span>
	<?php foreach ( $line->choices as $choice ) : ?>
<span class="marketday-order__choice"><?php echo esc_html( "{$choice['name']}: {$choice['value']}" ); ?></span>
	<?php endforeach; ?>
</td>
<td><?php echo esc_html( $line->total->format() ); ?></td>
</tr>
<?php endforeach; ?>
</tbody>
<tfoot>
<?php foreach ( $order->contents->totals as $row ) : ?>
<tr><th scope="row"><?php echo esc_html( $row['label'] ); ?></th><td><?php
	echo esc_html( $row['amount'] );
?><?php if ( '' !== $row['note'] ) : ?> <small class="marketday-order__note"><?php echo esc_html( $row['note'] ); ?></small><?php endif; ?></td></tr>
<?php endforeach; ?>
</tfoot>
</table>
<?php if ( [] !== $order->contents->downloads ) : ?>
<h3 class="marketday-order__heading"><?php esc_html_e( 'Downloads', 'marketday' ); ?></h3>
<ul class="marketday-order__downloads">
	<?php foreach ( $order->contents->downloads as $download ) : ?>
<li>
		<?php if ( '' === $download->url ) : ?>
			<?php echo esc_html( $download->name ); ?>
	<?php else : ?>
<a href="<?php echo esc_url( $download->url ); ?>" rel="nofollow"><?php echo esc_html( $download->name ); ?></a>
	<?php endif; ?>
	<?php if ( '' !== $download->terms() ) : ?>
<small class="marketday-order__note"><?php echo esc_html( $download->terms() ); ?></small>
	<?php endif; ?>
</li>
	<?php endforeach; ?>
</ul>
<?php endif; ?>
