<?php
/**
 * Choice of how shoppers choose among an attribute's values.
 *
 * @var string                $url
 * @var string                $action
 * @var string                $taxonomy
 * @var string                $type
 * @var array<string, string> $types    Label by value.
 */

defined( 'ABSPATH' ) || exit;
?>
<form method="post" action="<?php echo esc_url( $url ); ?>" class="form-wrap">
<input type="hidden" name="action" value="<?php echo esc_attr( $action ); ?>">
<input type="hidden" name="taxonomy" value="<?php echo esc_attr( $taxonomy ); ?>">
<?php wp_nonce_field( $action ); ?>
<h2><?php esc_html_e( 'How shoppers choose', 'marketday' ); ?></h2>
<div class="form-field">
<label for="marketday-attribute-type"><?php esc_html_e( 'Values are chosen', 'marketday' ); ?></label>
<select id="marketday-attribute-type" name="type">
<?php foreach ( $types as $marketday_value => $marketday_label ) : ?>
<option value="<?php echo esc_attr( $marketday_value ); ?>"<?php selected( $type, $marketday_value ); ?>><?php echo esc_html( $marketday_label ); ?></option>
<?php endforeach; ?>
</select>
<p><?php esc_html_e( 'If any value has a colour or image, they’re all shown as swatches.', 'marketday' ); ?></p>
</div>
<p class="submit"><button type="submit" class="button"><?php esc_html_e( 'Save', 'marketday' ); ?></button></p>
</form>
