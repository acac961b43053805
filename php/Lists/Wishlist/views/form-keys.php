<?php
/**
 * Keys that each form of the wishlist's page is known by.
 *
 * @var int    $list
 * @var string $nonce
 */

use Marketday\Kernel\Http\PageForm;
use Marketday\Lists\Wishlist\WishlistFormHandler;

defined( 'ABSPATH' ) || exit;
?>
<input type="hidden" name="<?php echo esc_attr( PageForm::ACTION ); ?>" value="<?php echo esc_attr( WishlistFormHandler::ACTION ); ?>">
<input type="hidden" name="<?php echo esc_attr( PageForm::NONCE ); ?>" value="<?php echo esc_attr( $nonce ); ?>">
<input type="hidden" name="list" value="<?php echo esc_attr( (string) $list ); ?>">
