<?php
/**
 * The way to take a coupon off: the twin of src/features/checkout/remove-coupon.tsx.
 *
 * @var string $code
 * @var string $formUrl
 * @var string $nonce
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

?>
<form class="marketday-checkout__coupon" method="post" action="<?php echo esc_url( $formUrl ); ?>">
	<input type="hidden" name="marketday-action" value="checkout-coupon">
	<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
	<?php echo Ui::draw( 'remove-coupon', [ 'code' => $code ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- it has escaped. ?>
</form>
