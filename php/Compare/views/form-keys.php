<?php
/**
 * Keys that each form of the comparison is known by.
 *
 * @var string $nonce '' on pages that a cache may keep.
 */

use Marketday\Compare\CompareForms;
use Marketday\Kernel\Http\PageForm;

defined( 'ABSPATH' ) || exit;
?>
<?php if ( '' !== $nonce ) : ?>
<input type="hidden" name="<?php echo esc_attr( PageForm::ACTION ); ?>" value="<?php echo esc_attr( CompareForms::ACTION ); ?>">
<input type="hidden" name="<?php echo esc_attr( PageForm::NONCE ); ?>" value="<?php echo esc_attr( $nonce ); ?>">
<?php endif; ?>
