<?php
/**
 * Whether PayPal is reached, and what was said last.
 *
 * @var Marketday\PayPal\PayPalSettings $settings
 * @var string                          $name
 * @var string                          $action
 * @var list<string>                    $log
 */

defined( 'ABSPATH' ) || exit;
?>
<p><button type="submit" class="button" form="<?php echo esc_attr( $action ); ?>"><?php esc_html_e( 'Test the connection and have PayPal write to this site', 'marketday' ); ?></button></p>
<p class="description"><?php echo esc_html( '' === $settings->webhookId() ? __( 'PayPal does not write to this site yet. Save the account first, then press the button.', 'marketday' ) : __( 'PayPal writes to this site.', 'marketday' ) ); ?></p>
<p><label><input type="checkbox" name="<?php echo esc_attr( $name ); ?>[log]" value="1"<?php checked( $settings->is( 'log' ) ); ?>> <?php esc_html_e( 'Keep a log of the last calls, without secrets', 'marketday' ); ?></label></p>
<?php if ( [] !== $log ) : ?>
	<details><summary><?php esc_html_e( 'Log', 'marketday' ); ?></summary><pre style="max-height:20em;overflow:auto"><?php echo esc_html( implode( "\n", $log ) ); ?></pre></details>
<?php endif; ?>
