<?php
/**
 * The shop's sidebar.
 *
 * @var string $wrapper Attributes of the block's element, escaped.
 * @var string $id      Of what opens and closes.
 * @var string $title   The button's words; '' for ours.
 * @var string $content The blocks within.
 */

defined( 'ABSPATH' ) || exit;
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress escaped. ?>>
<button
	type="button"
	class="marketday-link marketday-shop-sidebar__toggle"
	aria-expanded="true"
	aria-controls="<?php echo esc_attr( $id ); ?>"<?php
		echo '' === $title
			? sprintf( ' data-opens="%s" data-closes="%s"', esc_attr__( 'Show filters', 'marketday' ), esc_attr__( 'Hide filters', 'marketday' ) )
			: '';
	?>><?php echo esc_html( '' === $title ? __( 'Hide filters', 'marketday' ) : $title ); ?></button>
<div class="marketday-shop-sidebar__content" id="<?php echo esc_attr( $id ); ?>"><?php
	echo $content; // phpcs:ignore WordPress.Security.EscapeOutput -- blocks escape.
?></div>
</div>
