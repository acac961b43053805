<?php
/**
 * The buttons of one place, shown where scripts run: without them the checkout's own button leads to PayPal's page.
 *
 * @var string $context
 * @var bool   $isExpress Where a heading stands above and more below.
 * @var int    $productId
 * @var string $color
 * @var string $shape
 * @var string $label
 * @var bool   $payLater
 * @var bool   $isVenmo
 * @var bool   $isCard
 */

defined( 'ABSPATH' ) || exit;

$marketday_words = [
	/* translators: %s: the PayPal mark */
	'checkout' => __( 'Checkout with %s', 'marketday' ),
	/* translators: %s: the PayPal mark */
	'buynow'   => __( 'Buy now with %s', 'marketday' ),
	/* translators: %s: the PayPal mark */
	'pay'      => __( 'Pay with %s', 'marketday' ),
	'paypal'   => '%s',
];
$marketday_mark  = '<span class="marketday-paypal__mark"><i>Pay</i><i>Pal</i></span>';
?>
<div
	class="marketday-paypal marketday-paypal--<?php echo esc_attr( $context ); ?> is-<?php echo esc_attr( $color ); ?> is-<?php echo esc_attr( $shape ); ?>"
	data-paypal="<?php echo esc_attr( $context ); ?>"<?php echo $productId > 0 ? ' data-product_id="' . esc_attr( (string) $productId ) . '"' : ''; ?>>
	<?php if ( 'mini-cart' !== $context && ! $isExpress ) : ?>
		<p class="marketday-paypal__or"><span><?php esc_html_e( 'or', 'marketday' ); ?></span></p>
	<?php endif; ?>
	<button
		type="button"
		class="marketday-paypal__button"
		data-funding="paypal"
		aria-label="<?php echo esc_attr( trim( sprintf( $marketday_words[ $label ] ?? '%s', 'PayPal' ) ) ); ?>"><?php
			echo wp_kses( sprintf( $marketday_words[ $label ] ?? '%s', $marketday_mark ), [ 'span' => [ 'class' => true ], 'i' => [] ] );
		?></button>
	<?php if ( $payLater ) : ?>
		<button
			type="button"
			class="marketday-paypal__button marketday-paypal__button--later"
			data-funding="paylater"
			aria-label="<?php esc_attr_e( 'PayPal Pay Later', 'marketday' ); ?>"><?php
				echo wp_kses( $marketday_mark, [ 'span' => [ 'class' => true ], 'i' => [] ] );
			?> <?php esc_html_e( 'Pay Later', 'marketday' ); ?></button>
		<div class="marketday-paypal__note" hidden><?php esc_html_e( 'Pay now or later: PayPal shows your options.', 'marketday' ); ?></div>
	<?php endif; ?>
	<?php if ( $isVenmo ) : ?>
		<button type="button" class="marketday-paypal__button marketday-paypal__button--venmo" data-funding="venmo">Venmo</button>
	<?php endif; ?>
	<?php if ( $isCard ) : ?>
		<button
			type="button"
			class="marketday-paypal__button marketday-paypal__button--card"
			data-funding="card"
			aria-expanded="false"><?php esc_html_e( 'Debit or credit card', 'marketday' ); ?></button>
	<?php endif; ?>
	<p class="marketday-paypal__error" role="alert"></p>
</div>
