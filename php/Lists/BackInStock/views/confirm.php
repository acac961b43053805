<?php
/**
 * The page that a mail's link leads to: mail programs open links, so that a person presses.
 *
 * @var Marketday\Engine\Contract\Product $product
 * @var string                  $key
 */

use Marketday\Lists\BackInStock\BackInStockEmails;
use Marketday\Lists\BackInStock\WaitingFormHandler;
use Marketday\Kernel\Http\PageForm;

defined( 'ABSPATH' ) || exit;
?>
<form class="marketday-back-in-stock" id="marketday-back-in-stock" method="post" action="<?php echo esc_url( $product->url ); ?>">
<p class="marketday-back-in-stock__title"><?php esc_html_e( 'Confirm and we’ll tell you when it’s back.', 'marketday' ); ?></p>
<input type="hidden" name="<?php echo esc_attr( PageForm::ACTION ); ?>" value="<?php echo esc_attr( WaitingFormHandler::CONFIRM ); ?>">
<input type="hidden" name="<?php echo esc_attr( BackInStockEmails::KEY ); ?>" value="<?php echo esc_attr( $key ); ?>">
<button type="submit" class="marketday-button"><?php esc_html_e( 'Yes, email me', 'marketday' ); ?></button>
</form>
