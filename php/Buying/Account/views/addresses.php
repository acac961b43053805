<?php
/**
 * The customer's addresses.
 *
 * @var list<string> $billing  Lines of the address.
 * @var list<string> $shipping
 * @var string       $here     This section's address.
 */

defined( 'ABSPATH' ) || exit;

$marketday_places = [
	'billing'  => [ __( 'Billing address', 'marketday' ), __( 'Edit billing address', 'marketday' ), $billing ],
	'shipping' => [ __( 'Delivery address', 'marketday' ), __( 'Edit delivery address', 'marketday' ), $shipping ],
];
?>
<p><?php esc_html_e( 'We’ll fill these in for you at checkout.', 'marketday' ); ?></p>
<div class="marketday-account__places">
<?php foreach ( $marketday_places as $marketday_kind => [ $marketday_label, $marketday_edit, $marketday_lines ] ) : ?>
<section><h3><?php echo esc_html( $marketday_label ); ?></h3>
	<?php if ( [] === $marketday_lines ) : ?>
<p><?php esc_html_e( 'No address saved yet.', 'marketday' ); ?></p>
	<?php else : ?>
<address><?php
	echo implode( '<br>', array_map( 'esc_html', $marketday_lines ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped line by line.
?></address>
	<?php endif; ?>
<p><a href="<?php echo esc_url( add_query_arg( 'edit', $marketday_kind, $here ) ); ?>"><?php echo esc_html( $marketday_edit ); ?></a></p>
</section>
<?php endforeach; ?>
</div>
