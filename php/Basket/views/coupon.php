<?php
/**
 * The coupon section: the twin of src/features/basket/coupon-form.tsx.
 *
 * @var string $formUrl
 * @var string $nonce
 */

use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

$marketday_keys  = [
	'action' => 'apply-coupon',
	'nonce'  => $nonce,
];
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
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<details class="marketday-basket__coupon">
	<summary><?php esc_html_e( 'Have a coupon?', 'marketday' ); ?></summary>
	<form method="post" action="<?php echo esc_url( $formUrl ); ?>">
		<?php echo ( new View( __DIR__ ) )->render( 'form-keys', $marketday_keys ); ?>
		<?php echo Ui::draw( 'field', $marketday_field ); ?>
		<button type="submit" class="marketday-button marketday-button--quiet" aria-busy="false"><?php esc_html_e( 'Apply', 'marketday' ); ?></button>
	</form>
</details>
