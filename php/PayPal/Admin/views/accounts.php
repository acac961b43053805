<?php
/**
 * Client id and secret of both modes. A secret is never shown.
 *
 * @var Marketday\PayPal\PayPalSettings             $settings
 * @var array<string, array<string, string>>        $choices
 * @var string                                      $name
 */

defined( 'ABSPATH' ) || exit;

$marketday_kept = $settings->kept();
?>
<p><select name="<?php echo esc_attr( $name ); ?>[mode]" aria-label="<?php esc_attr_e( 'PayPal mode', 'marketday' ); ?>">
	<?php foreach ( $choices['mode'] as $marketday_value => $marketday_words ) : ?>
		<option value="<?php echo esc_attr( $marketday_value ); ?>"<?php selected( $settings->mode(), $marketday_value ); ?>><?php echo esc_html( $marketday_words ); ?></option>
	<?php endforeach; ?>
</select></p>
<?php foreach ( [ 'sandbox' => __( 'Sandbox', 'marketday' ), 'live' => __( 'Live', 'marketday' ) ] as $marketday_mode => $marketday_title ) : ?>
	<?php $marketday_account = is_array( $marketday_kept[ $marketday_mode ] ?? null ) ? $marketday_kept[ $marketday_mode ] : []; ?>
	<p>
		<label><?php echo esc_html( $marketday_title ); ?>: <?php esc_html_e( 'client id', 'marketday' ); ?><br>
			<input class="regular-text" type="text" autocomplete="off" name="<?php echo esc_attr( "{$name}[{$marketday_mode}][id]" ); ?>" value="<?php echo esc_attr( is_string( $marketday_account['id'] ?? null ) ? $marketday_account['id'] : '' ); ?>"></label><br>
		<label><?php echo esc_html( $marketday_title ); ?>: <?php esc_html_e( 'secret', 'marketday' ); ?><br>
			<input class="regular-text" type="password" autocomplete="new-password" name="<?php echo esc_attr( "{$name}[{$marketday_mode}][secret]" ); ?>" placeholder="<?php echo esc_attr( '' === ( $marketday_account['secret'] ?? '' ) ? '' : __( 'Kept; type to change it', 'marketday' ) ); ?>" value=""></label>
	</p>
<?php endforeach; ?>
