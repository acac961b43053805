<?php
/**
 * Sends a link by which one manages a subscription.
 *
 * @var string $email
 */

defined( 'ABSPATH' ) || exit;
?>
<form class="marketday-newsletter-manage__form" method="post">
<p><?php esc_html_e( 'Enter your address and we’ll email you a link to manage your subscription.', 'marketday' ); ?></p>
<input type="hidden" name="marketday-action" value="newsletter-link">
<div class="marketday-field">
<label class="marketday-field__label" for="marketday-newsletter-address"><?php esc_html_e( 'Email address', 'marketday' ); ?></label>
<input
	class="marketday-field__control"
	id="marketday-newsletter-address"
	type="email"
	name="email"
	autocomplete="email" required
	maxlength="150"
	value="<?php echo esc_attr( $email ); ?>">
</div>
<p><button type="submit" class="marketday-button"><?php esc_html_e( 'Email me a link', 'marketday' ); ?></button></p>
</form>
