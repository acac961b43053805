<?php
/**
 * Sharing of a guest's list, below it on its page.
 *
 * @var string $url      The link that others have; '' for none.
 * @var string $logInUrl
 * @var string $pageUrl
 * @var string $nonce
 */

defined( 'ABSPATH' ) || exit;

$list = 0;
?>
<form class="marketday-wishlist__share" method="post" action="<?php echo esc_url( $pageUrl ); ?>">
<?php require __DIR__ . '/form-keys.php'; ?>
<p><a href="<?php echo esc_url( $logInUrl ); ?>"><?php esc_html_e( 'Log in to keep this list and make more', 'marketday' ); ?></a></p>
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
</form>
<?php
$text = '';
require __DIR__ . '/find.php';
