<?php
/**
 * The customer's addresses.
 *
 * @var Marketday\Store\Customer $customer
 * @var array<string, string>    $countries Name by code.
 */

use Marketday\Store\AddressText;

$places = [
	__( 'Billing address', 'marketday' )  => AddressText::lines( $customer->billing, $countries ),
	__( 'Delivery address', 'marketday' ) => AddressText::lines( $customer->shipping, $countries ),
];
?>
<p><?php esc_html_e( 'These addresses are filled in for you at the checkout, where you can change them.', 'marketday' ); ?></p>
<div class="marketday-account__places">
<?php foreach ( $places as $label => $lines ) : ?>
<section><h3><?php echo esc_html( $label ); ?></h3>
	<?php if ( [] === $lines ) : ?>
<p><?php esc_html_e( 'You have not given this address yet.', 'marketday' ); ?></p>
	<?php else : ?>
<address><?php echo implode( '<br>', array_map( 'esc_html', $lines ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped line by line. ?></address>
	<?php endif; ?>
</section>
<?php endforeach; ?>
</div>
