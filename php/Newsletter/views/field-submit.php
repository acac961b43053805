<?php
/**
 * The button that sends a form.
 *
 * @var string                              $wrapper Attributes of the block's element, escaped.
 * @var Marketday\Newsletter\Form\FormField $field
 */

defined( 'ABSPATH' ) || exit;
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<button type="submit" class="marketday-button"><?php echo esc_html( $field->label ); ?></button>
</div>
