<?php
/**
 * Numbers of orders by source.
 *
 * @var list<array{origin: string, orders: int, totals: string}> $rows
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<?php if ( [] === $rows ) : ?>
<p><?php esc_html_e( 'No orders in these days yet.', 'marketday' ); ?></p>
<?php else : ?>
<table class="widefat striped" style="border:0">
	<thead>
		<tr>
			<th scope="col"><?php esc_html_e( 'Origin', 'marketday' ); ?></th>
			<th scope="col" style="text-align:end"><?php esc_html_e( 'Orders', 'marketday' ); ?></th>
			<th scope="col" style="text-align:end"><?php esc_html_e( 'Total', 'marketday' ); ?></th>
		</tr>
	</thead>
	<tbody>
	<?php foreach ( $rows as $row ) : ?>
		<tr>
			<td><?php echo esc_html( $row['origin'] ); ?></td>
			<td style="text-align:end"><?php echo esc_html( number_format_i18n( $row['orders'] ) ); ?></td>
			<td style="text-align:end"><?php echo esc_html( $row['totals'] ); ?></td>
		</tr>
	<?php endforeach ?>
	</tbody>
</table>
<?php endif ?>
