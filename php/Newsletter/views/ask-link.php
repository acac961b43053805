<?php
/**
 * Sends a link by which one manages a subscription.
 *
 * @var string $email
 */

defined( 'ABSPATH' ) || exit;
?>
<form class="marketday-newsletter-manage__form" method="post">
<p><?php esc_html_e( 'To change or end your subscription, enter your address: we send a link to it.', 'marketday' ); ?></p>
<input type="hidden" name="marketday-action" value="newsletter-link">
<div class="marketday-field">
<label class="marketday-field__label" for="marketday-newsletter-address"><?php esc_html_e( 'E-mail address', 'marketday' ); ?></label>
<input
	class="marketday-field__control"
	id="marketday-newsletter-address"
	type="email"
	name="email"
	autocomplete="email" required
	maxlength="150"
	value="<?php echo esc_attr( $email ); ?>">
</div>
<p><button type="submit" class="marketday-button"><?php esc_html_e( 'Send me the link', 'marketday' ); ?></button></p>
</form>
