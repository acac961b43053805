<?php
/**
 * Asks whether the basket shall be emptied, where a link from elsewhere wants it to be.
 *
 * @var string $formUrl
 * @var string $nonce
 */

use Marketday\Buying\Basket\ClearBasketFormHandler;
use Marketday\Kernel\View;

defined( 'ABSPATH' ) || exit;

$marketday_keys = [
	'action' => ClearBasketFormHandler::ACTION,
	'nonce'  => $nonce,
];
?>
<form
	class="marketday-basket__clear"
	method="post"
	action="<?php echo esc_url( $formUrl ); ?>"
	aria-label="<?php esc_attr_e( 'Empty basket', 'marketday' ); ?>">
	<?php echo ( new View( __DIR__ ) )->render( 'form-keys', $marketday_keys ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
	<p><?php esc_html_e( 'Empty your basket?', 'marketday' ); ?></p>
	<p>
		<button type="submit" class="marketday-button"><?php esc_html_e( 'Empty basket', 'marketday' ); ?></button>
		<a class="marketday-button marketday-button--quiet" href="<?php echo esc_url( $formUrl ); ?>"><?php esc_html_e( 'Keep my basket', 'marketday' ); ?></a>
	</p>
</form>
