<?php
/**
 * The hidden fields by which a form is known: the twin of src/features/basket/form-keys.tsx.
 *
 * @var string $action
 * @var string $nonce
 */

defined( 'ABSPATH' ) || exit;
?>
<input type="hidden" name="marketday-action" value="<?php echo esc_attr( $action ); ?>">
<input type="hidden" name="marketday-nonce" value="<?php echo esc_attr( $nonce ); ?>">
