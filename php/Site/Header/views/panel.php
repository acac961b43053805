<?php
/**
 * A button and the panel it opens.
 *
 * @var string $wrapper   Attributes.
 * @var string $id
 * @var string $label
 * @var bool   $showLabel
 * @var string $icon      Path of a picture.
 * @var string $place     `start`, `end` or `top`.
 * @var string $content   The blocks within.
 */

defined( 'ABSPATH' ) || exit;
?>
<div <?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress has escaped. ?>><button
	type="button"
	class="marketday-panel-button"
	popovertarget="<?php echo esc_attr( $id ); ?>"
	aria-haspopup="dialog"<?php echo $showLabel ? '' : ' aria-label="' . esc_attr( $label ) . '"'; ?>><svg
		viewBox="0 0 24 24"
		width="24"
		height="24"
		fill="none"
		stroke="currentColor"
		stroke-width="1.5"
		stroke-linecap="round"
		aria-hidden="true"
		focusable="false"><path d="<?php echo esc_attr( $icon ); ?>"/></svg><?php echo $showLabel ? '<span>' . esc_html( $label ) . '</span>' : ''; ?></button><dialog
	id="<?php echo esc_attr( $id ); ?>"
	class="marketday-panel is-<?php echo esc_attr( $place ); ?>" popover
	aria-label="<?php echo esc_attr( $label ); ?>"><div class="marketday-panel__head"><button
	type="button"
	class="marketday-panel__close"
	popovertarget="<?php echo esc_attr( $id ); ?>"
	popovertargetaction="hide"
	aria-label="<?php esc_attr_e( 'Close', 'marketday' ); ?>"><span aria-hidden="true">×</span></button></div><div class="marketday-panel__content"><?php
		echo $content; // phpcs:ignore WordPress.Security.EscapeOutput -- blocks of the page.
	?></div></dialog></div>
