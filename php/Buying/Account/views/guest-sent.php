<?php
/**
 * The way on after a form that asked for a mail.
 *
 * @var string $here
 */

defined( 'ABSPATH' ) || exit;
?>
<p><a class="marketday-button marketday-button--quiet" href="<?php echo esc_url( $here ); ?>"><?php esc_html_e( 'Back to login', 'marketday' ); ?></a></p>
