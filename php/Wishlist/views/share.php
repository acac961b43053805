<?php
/**
 * How the list is shared, below it on its page.
 *
 * @var string $url      The link that others have; '' for none.
 * @var string $logInUrl Where a guest goes first; '' for a user.
 * @var string $pageUrl
 * @var string $nonce
 */

use Marketday\Kernel\Http\PageForm;
use Marketday\Wishlist\WishlistForms;

defined( 'ABSPATH' ) || exit;
?>
<form class="marketday-wishlist__share" method="post" action="<?php echo esc_url( $pageUrl ); ?>">
<input type="hidden" name="<?php echo esc_attr( PageForm::ACTION ); ?>" value="<?php echo esc_attr( WishlistForms::ACTION ); ?>">
<input type="hidden" name="<?php echo esc_attr( PageForm::NONCE ); ?>" value="<?php echo esc_attr( $nonce ); ?>">
<?php if ( '' !== $logInUrl ) : ?>
<p><a href="<?php echo esc_url( $logInUrl ); ?>"><?php esc_html_e( 'Log in to keep this list for longer and to share it', 'marketday' ); ?></a></p>
<?php elseif ( '' === $url ) : ?>
<button type="submit" class="marketday-button marketday-button--quiet" name="share" value="1"><?php esc_html_e( 'Share this list by a link', 'marketday' ); ?></button>
<?php else : ?>
<label><span><?php esc_html_e( 'Whoever has this link sees your list', 'marketday' ); ?></span><input class="marketday-field__input" type="text" readonly value="<?php echo esc_attr( $url ); ?>"></label>
<button type="submit" class="marketday-link" name="unshare" value="1"><?php esc_html_e( 'Stop sharing', 'marketday' ); ?></button>
<?php endif; ?>
</form>
