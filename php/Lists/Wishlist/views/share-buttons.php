<?php
/**
 * Shares a list, or shows its link and ends that.
 *
 * @var string $url Empty where it is not shared.
 */

defined( 'ABSPATH' ) || exit;
?>
<?php if ( '' === $url ) : ?>
<button
	type="submit"
	class="marketday-button marketday-button--quiet"
	name="share"
	value="1"><?php esc_html_e( 'Share this list', 'marketday' ); ?></button>
<?php else : ?>
<?php // Enter in the link presses nothing. ?>
<button type="submit" disabled hidden></button>
<label><span><?php esc_html_e( 'Anyone with the link can see it', 'marketday' ); ?></span><input
	class="marketday-field__input"
	type="text" readonly
	value="<?php echo esc_attr( $url ); ?>"></label>
<button type="submit" class="marketday-link" name="unshare" value="1"><?php esc_html_e( 'Stop sharing', 'marketday' ); ?></button>
<?php endif; ?>
