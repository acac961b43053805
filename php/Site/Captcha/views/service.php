<?php
/**
 * The place of a service's captcha; its script comes when somebody turns to the form.
 *
 * @var Marketday\Site\Captcha\Place    $place
 * @var Marketday\Site\Captcha\Place    $page  Where the form stands: the scripts of some send it.
 * @var Marketday\Site\Captcha\Provider $provider
 * @var string                     $siteKey
 * @var string                     $size
 */

defined( 'ABSPATH' ) || exit;
?>
<div
	class="marketday-captcha"
	data-provider="<?php echo esc_attr( $provider->value ); ?>"
	data-object="<?php echo esc_attr( $provider->object() ); ?>"
	data-place="<?php echo esc_attr( $page->value ); ?>"
	data-action="<?php echo esc_attr( $place->action() ); ?>"
	data-script="<?php echo esc_url( $provider->script( $siteKey ) ); ?>"
	data-sitekey="<?php echo esc_attr( $siteKey ); ?>"
	data-size="<?php echo esc_attr( $size ); ?>">
<div class="marketday-captcha__widget"></div>
<input type="hidden" name="<?php echo esc_attr( $place->field( 'recaptchaResponseToken' ) ); ?>" value="" data-captcha-token>
<p class="marketday-captcha__error" role="alert" data-message="<?php esc_attr_e( 'Please check the CAPTCHA.', 'marketday' ); ?>"></p>
<noscript><p><?php esc_html_e( 'Turn on JavaScript so we can check you’re not a robot.', 'marketday' ); ?></p></noscript>
</div>
