<?php
/**
 * A form that subscribes.
 *
 * @var string               $wrapper Attributes of the block's element, escaped.
 * @var Marketday\Marketing\Newsletter\Form\Variant $variant
 * @var array<string, string> $settings Of the form element, when and how it comes.
 * @var string               $id
 * @var string               $signed  What the form asks, to be brought back.
 * @var string               $content The fields.
 * @var array<string, mixed> $config
 * @var string               $success
 * @var bool                 $isSent
 * @var bool                 $isTrapped Whether the field for robots was filled in.
 * @var list<string>         $errors
 */

defined( 'ABSPATH' ) || exit;
$marketday_settings = '';
foreach ( $settings as $marketday_name => $marketday_value ) {
	$marketday_settings .= sprintf( ' %s="%s"', esc_attr( $marketday_name ), esc_attr( $marketday_value ) );
}
?>
<?php if ( 'popup' === $variant->value ) : ?>
<div class="marketday-newsletter__overlay"></div>
<?php endif; ?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<?php if ( $variant->comesByItself() ) : ?>
<button type="button" class="marketday-newsletter__close" aria-label="<?php esc_attr_e( 'Close modal', 'marketday' ); ?>"></button>
<?php endif; ?>
<div data-marketday-island="newsletter-form">
<form
	class="marketday-newsletter__form<?php echo $isSent ? ' is-sent' : ''; ?>"
	method="post"
	action="#marketday-newsletter-<?php echo esc_attr( $id ); ?>"<?php echo $marketday_settings; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above. ?>
	data-form-id="<?php echo esc_attr( $id ); ?>"
	data-config="<?php echo esc_attr( (string) wp_json_encode( $config, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ); ?>">
<input type="hidden" name="marketday-action" value="newsletter-subscribe">
<input type="hidden" name="token" value="">
<input type="hidden" name="api_version" value="v1">
<input type="hidden" name="data[form_id]" value="<?php echo esc_attr( $id ); ?>">
<input type="hidden" name="data[form]" value="<?php echo esc_attr( $signed ); ?>">
<p<?php
	// Whoever's browser fills it in sees it, and can empty it.
	echo $isTrapped ? '' : ' class="marketday-newsletter__trap" aria-hidden="true"';
?>><label><?php esc_html_e( 'Leave this field blank', 'marketday' ); ?> <input
	type="email"
	name="data[email]"
	value=""<?php echo $isTrapped ? '' : ' tabindex="-1"'; ?>
	autocomplete="off"
	data-1p-ignore
	data-bwignore
	data-lpignore="true"
	data-form-type="other"
	data-parsley-excluded></label></p>
<div class="marketday-newsletter__message">
<div class="marketday-newsletter__errors" role="alert"><?php if ( [] !== $errors ) : ?><p><?php
	echo wp_kses( implode( '<br>', array_map( 'esc_html', $errors ) ), [ 'br' => [] ] );
?></p><?php endif; ?></div>
<div
	class="marketday-newsletter__success"
	role="status"
	tabindex="-1"
	data-message="<?php echo esc_attr( $success ); ?>"><?php if ( $isSent ) : ?><p><?php echo esc_html( $success ); ?></p><?php endif; ?></div>
</div>
<?php if ( ! $isSent ) : ?>
<div class="marketday-newsletter__fields"><?php echo $content; // phpcs:ignore WordPress.Security.EscapeOutput -- blocks escape. ?></div>
<?php endif; ?>
</form>
</div>
</div>
