<?php
/**
 * The form itself: the twin of src/features/checkout/checkout-form.tsx.
 *
 * @var array<string, mixed> $marketday_variables All of the props, by name.
 * @var array<string, mixed>  $basket
 * @var array<string, string> $errors
 * @var string                $formUrl
 * @var string                $nonce
 */

use Marketday\Kernel\IslandSlots;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

$marketday_parts = new View( __DIR__ );
// phpcs:disable WordPress.Security.EscapeOutput -- the parts have escaped.
?>
<form class="marketday-checkout__form" method="post" action="<?php echo esc_url( $formUrl ); ?>">
	<input type="hidden" name="marketday-action" value="place-order">
	<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
	<?php echo $marketday_parts->render( 'error-summary', [ 'errors' => $errors ] ); ?>
	<?php echo $marketday_parts->render( 'addresses', $marketday_variables ); ?>
	<?php echo $basket['needsShipping'] ? $marketday_parts->render( 'delivery', $marketday_variables ) : ''; ?>
	<?php echo $basket['needsPayment'] ? $marketday_parts->render( 'payment', $marketday_variables ) : ''; ?>
	<?php echo $marketday_parts->render( 'more-fields', $marketday_variables ); ?>
	<?php echo IslandSlots::place( $islandSlots ?? null, Slot::CheckoutFields ); ?>
	<?php echo $marketday_parts->render( 'place-order', $marketday_variables ); ?>
</form>
