<?php
/**
 * A link of a mail, and the button that does what it wants: mail programs open links, they press no buttons.
 *
 * @var string $action
 * @var string $key
 * @var string $text
 * @var string $button
 */

defined( 'ABSPATH' ) || exit;
?>
<form class="marketday-newsletter-manage__form" method="post">
<p><?php echo esc_html( $text ); ?></p>
<input type="hidden" name="marketday-action" value="<?php echo esc_attr( $action ); ?>">
<input type="hidden" name="newsletter-key" value="<?php echo esc_attr( $key ); ?>">
<p><button type="submit" class="marketday-button"><?php echo esc_html( $button ); ?></button></p>
</form>
