<?php
/**
 * Reading of a search, above results that another plugin lists.
 *
 * @var string $note
 */

defined( 'ABSPATH' ) || exit;
?>
<p class="marketday-product-search-corrected"><?php echo esc_html( $note ); ?></p>
