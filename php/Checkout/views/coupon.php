<?php
/**
 * The coupon section: the twin of src/features/checkout/coupon-form.tsx.
 *
 * @var string $formUrl
 * @var string $nonce
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

$marketday_field = [
	'id'           => 'coupon_code',
	'label'        => __( 'Coupon code', 'marketday' ),
	'value'        => '',
	'type'         => 'text',
	'isRequired'   => true,
	'optionalText' => '',
	'autoComplete' => 'off',
	'options'      => [],
	'emptyOption'  => null,
	'error'        => '',
	'className'    => '',
];
?>
<details class="marketday-checkout__more">
	<summary><?php esc_html_e( 'Have a coupon?', 'marketday' ); ?></summary>
	<form method="post" action="<?php echo esc_url( $formUrl ); ?>">
		<input type="hidden" name="marketday-action" value="checkout-coupon">
		<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
		<?php echo Ui::draw( 'field', $marketday_field ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
		<button type="submit" class="marketday-button marketday-button--quiet" aria-busy="false"><?php esc_html_e( 'Apply', 'marketday' ); ?></button>
	</form>
</details>
