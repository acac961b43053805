<?php
/**
 * The basket's button: the twin of src/features/mini-basket/mini-basket.tsx before it is live.
 *
 * @var string $basketUrl
 * @var bool   $showLabel
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-mini-basket">
	<a class="marketday-mini-basket__button" href="<?php echo esc_url( $basketUrl ); ?>" aria-label="<?php esc_attr_e( 'Basket', 'marketday' ); ?>">
		<svg class="marketday-mini-basket__icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
			<path d="M4 10h16l-1.4 9a1 1 0 0 1-1 .9H6.4a1 1 0 0 1-1-.9L4 10Zm4 0 3-6m5 6-3-6M9.5 13.5v3m5-3v3"></path>
		</svg>
		<?php if ( $showLabel ) : ?>
			<span class="marketday-mini-basket__label"><?php esc_html_e( 'Basket', 'marketday' ); ?></span>
		<?php endif; ?>
		<span class="marketday-mini-basket__count" aria-hidden="true"></span>
	</a>
</div>
