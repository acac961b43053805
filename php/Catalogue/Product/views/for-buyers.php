<?php
/**
 * Note in the place of the form, where only customers who have bought the product may review it.
 *
 * @var string $logInUrl Of a guest; ''.
 */

defined( 'ABSPATH' ) || exit;
?>
<p class="marketday-review-form">
<?php
esc_html_e( 'Only customers who’ve bought this product can review it.', 'marketday' );
if ( '' !== $logInUrl ) {
	printf(
		/* translators: %s: address of the log-in page. */
		' ' . wp_kses( __( 'If you’ve bought it, <a href="%s">log in</a>.', 'marketday' ), [ 'a' => [ 'href' => [] ] ] ),
		esc_url( $logInUrl )
	);
}
?>
</p>
