<?php
/**
 * WordPress's log-in, which returns to this page: the twin of src/features/checkout/login-form.tsx.
 *
 * @var string $loginUrl
 * @var string $lostPasswordUrl
 * @var string $formUrl
 */

defined( 'ABSPATH' ) || exit;
?>
<details class="marketday-more">
	<summary><?php esc_html_e( 'Have an account? Log in', 'marketday' ); ?></summary>
	<form method="post" action="<?php echo esc_url( $loginUrl ); ?>">
		<input type="hidden" name="redirect_to" value="<?php echo esc_attr( $formUrl ); ?>">
		<div class="marketday-field">
			<label class="marketday-field__label" for="username"><?php esc_html_e( 'Username or email address', 'marketday' ); ?></label>
			<input class="marketday-field__control" id="username" name="log" type="text" autocomplete="username" required="">
		</div>
		<div class="marketday-field">
			<label class="marketday-field__label" for="password"><?php esc_html_e( 'Password', 'marketday' ); ?></label>
			<input class="marketday-field__control" id="password" name="pwd" type="password" autocomplete="current-password" required="">
		</div>
		<p class="marketday-choice">
			<input type="checkbox" id="rememberme" name="rememberme" value="forever">
			<label for="rememberme"><?php esc_html_e( 'Remember me', 'marketday' ); ?></label>
		</p>
		<button type="submit" class="marketday-button marketday-button--quiet"><?php esc_html_e( 'Log in', 'marketday' ); ?></button>
		<a href="<?php echo esc_url( $lostPasswordUrl ); ?>"><?php esc_html_e( 'Lost your password?', 'marketday' ); ?></a>
	</form>
</details>
