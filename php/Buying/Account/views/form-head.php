<?php
/**
 * The beginning of each form for guests: its name, its nonce, and what is wrong with it as a whole.
 *
 * @var string                $name
 * @var string                $nonce
 * @var array<string, string> $errors
 */

defined( 'ABSPATH' ) || exit;
?>
<input type="hidden" name="marketday-action" value="<?php echo esc_attr( $name ); ?>">
<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
<?php if ( isset( $errors['default'] ) ) : ?>
<div class="marketday-notice marketday-notice--error" role="alert"><p><?php echo esc_html( $errors['default'] ); ?></p></div>
<?php endif; ?>
