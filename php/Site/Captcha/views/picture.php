<?php
/**
 * The site's own captcha: a picture, others at a press, the same as sound, and more work of the browser for who sees and hears none. Without
 * scripts there is a question in its place, and the session is a cookie.
 *
 * @var string                     $id
 * @var Marketday\Site\Captcha\Place    $place
 * @var Marketday\Site\Captcha\Place    $page  Where the form stands: the scripts of some send it.
 * @var string                     $flag  Of the router.
 */

defined( 'ABSPATH' ) || exit;

$marketday_image = "?{$flag}&page=template&endpoint=captcha&action=image";
$marketday_asked = "?{$flag}&page=template&endpoint=captcha&action=question";
?>
<div class="marketday-captcha" data-provider="built-in" data-place="<?php echo esc_attr( $page->value ); ?>" data-router="<?php echo esc_attr( $flag ); ?>">
<input type="hidden" name="<?php echo esc_attr( $place->field( 'captcha_session_id' ) ); ?>" value="" data-captcha-session>
<input type="hidden" name="<?php echo esc_attr( $place->field( Marketday\Site\Captcha\CaptchaCheck::WORK ) ); ?>" value="" data-captcha-work>
<div class="marketday-captcha__picture" hidden data-alt="<?php esc_attr_e( 'Picture of five characters', 'marketday' ); ?>"></div>
<noscript><img
	src="<?php echo esc_url( $marketday_image ); ?>"
	width="220"
	height="60"
	alt="<?php esc_attr_e( 'Picture of five characters', 'marketday' ); ?>">
<p><a
	href="<?php echo esc_url( $marketday_asked ); ?>"
	target="<?php echo esc_attr( "{$id}-question" ); ?>"><?php esc_html_e( 'Answer a question instead', 'marketday' ); ?></a></p>
<iframe
	class="marketday-captcha__question"
	name="<?php echo esc_attr( "{$id}-question" ); ?>"
	title="<?php esc_attr_e( 'Question', 'marketday' ); ?>"
	height="60"></iframe></noscript>
<div class="marketday-captcha__buttons" hidden>
<button type="button" class="marketday-link" data-captcha-refresh><?php esc_html_e( 'Show another picture', 'marketday' ); ?></button>
<button type="button" class="marketday-link" data-captcha-audio><?php esc_html_e( 'Listen instead', 'marketday' ); ?></button>
<button type="button" class="marketday-link" data-captcha-alone><?php esc_html_e( 'Let this device answer', 'marketday' ); ?></button>
</div>
<p
	class="marketday-captcha__status"
	role="status"
	data-captcha-status
	data-working="<?php esc_attr_e( 'Your device is working out an answer, which takes up to a minute. You can fill in the form meanwhile.', 'marketday' ); ?>"
	data-done="<?php esc_attr_e( 'Your device has answered. There’s nothing to type here.', 'marketday' ); ?>"></p>
<div class="marketday-field">
<label
	class="marketday-field__label"
	for="<?php echo esc_attr( $id ); ?>" data-captcha-label><?php esc_html_e( 'Type the characters in the picture', 'marketday' ); ?></label>
<input
	class="marketday-field__control"
	id="<?php echo esc_attr( $id ); ?>"
	type="text"
	name="<?php echo esc_attr( $place->field( 'captcha' ) ); ?>"
	value="" required
	autocomplete="off"
	autocapitalize="characters"
	spellcheck="false"
	maxlength="20"
	data-parsley-errors-container="#<?php echo esc_attr( "{$id}-errors" ); ?>"
	data-parsley-required-message="<?php esc_attr_e( 'Please fill in the CAPTCHA.', 'marketday' ); ?>" data-captcha-answer>
<div class="marketday-newsletter__faults" id="<?php echo esc_attr( "{$id}-errors" ); ?>"></div>
</div>
</div>
