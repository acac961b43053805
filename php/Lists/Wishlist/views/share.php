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
<?php require __DIR__ . '/share-buttons.php'; ?>
</form>
<?php
$text = '';
require __DIR__ . '/find.php';
