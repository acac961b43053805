<?php
/**
 * The button that sends a form.
 *
 * @var string                              $wrapper Attributes of the block's element, escaped.
 * @var Marketday\Marketing\Newsletter\Form\FormField $field
 * @var string                              $captcha What stands before it, escaped.
 */

defined( 'ABSPATH' ) || exit;
?>
<?php echo $captcha; // phpcs:ignore WordPress.Security.EscapeOutput -- its owner has escaped. ?>

<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<button type="submit" class="marketday-button"><?php echo esc_html( $field->label ); ?></button>
</div>
