<?php
/**
 * Corner of the window where notes appear: empty in the page, which is the same for all.
 *
 * @var int    $gap  Seconds.
 * @var int    $stay Seconds.
 * @var string $side `start` or `end`.
 * @var string $url
 */

defined( 'ABSPATH' ) || exit;
?>
<div
	data-marketday-island="sales-notification"
	data-gap="<?php echo esc_attr( (string) $gap ); ?>"
	data-stay="<?php echo esc_attr( (string) $stay ); ?>"
	data-url="<?php echo esc_url( $url ); ?>"><aside
		class="marketday-sales-notification wopb-notification is-<?php echo esc_attr( $side ); ?>"
		aria-label="<?php esc_attr_e( 'Bought recently', 'marketday' ); ?>" hidden><div class="marketday-sales-note"></div><button
			type="button"
			class="marketday-sales-notification__close wopb-notification-close"
			aria-label="<?php esc_attr_e( 'Close', 'marketday' ); ?>"><span aria-hidden="true">×</span></button></aside></div>
