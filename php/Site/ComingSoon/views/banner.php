<?php
/**
 * A banner for the shop's people alone.
 *
 * @var string $restUrl
 * @var string $settings '' for who cannot change them.
 */

defined( 'ABSPATH' ) || exit;
?>
<div
	id="coming-soon-footer-banner"
	class="marketday-coming-soon"
	role="region"
	aria-label="<?php esc_attr_e( 'Coming soon', 'marketday' ); ?>"
	data-marketday-island="coming-soon"><p><?php
		esc_html_e( 'This page is coming soon: only people who manage the shop can see it.', 'marketday' );
	?>
<?php if ( '' !== $settings ) : ?>
<a href="<?php echo esc_url( $settings ); ?>"><?php esc_html_e( 'Open the shop', 'marketday' ); ?></a>
<?php endif; ?>
</p><button
	type="button"
	class="coming-soon-footer-banner-dismiss"
	data-rest-url="<?php echo esc_url( $restUrl ); ?>"><?php esc_html_e( 'Dismiss', 'marketday' ); ?></button></div>
