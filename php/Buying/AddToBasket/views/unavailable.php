<?php
/**
 * The sentence that stands in place of the form.
 *
 * @var string $sentence
 */

defined( 'ABSPATH' ) || exit;
?>
<p class="marketday-add-to-basket__unavailable stock out-of-stock"><?php echo esc_html( $sentence ); ?></p>
