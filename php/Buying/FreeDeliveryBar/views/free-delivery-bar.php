<?php
/**
 * A sentence about delivery and how far a basket is; its script says it of the visitor's own.
 *
 * @var string $wrapper Attributes.
 * @var string $text
 * @var string $missing Another sentence while it is not reached, '' for the usual one.
 * @var string $reached
 * @var bool   $isFree  Whatever is in the basket.
 */

defined( 'ABSPATH' ) || exit;
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress has escaped. ?>>
<?php if ( $isFree ) : ?>
<p class="marketday-free-delivery__text"><?php echo esc_html( $text ); ?></p>
<?php else : ?>
<p
	class="marketday-free-delivery__text"
	data-marketday-free-delivery=""
	data-missing="<?php echo esc_attr( $missing ); ?>"
	data-reached="<?php echo esc_attr( $reached ); ?>"><?php echo esc_html( $text ); ?></p>
<div class="marketday-free-delivery__track" aria-hidden="true"></div>
<?php endif; ?>
</div>
