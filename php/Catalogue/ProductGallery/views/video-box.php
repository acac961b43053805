<?php
/**
 * The video of a product, on its editing screen.
 *
 * @var string                                                                             $name
 * @var array{url: string, img_id: string, single_position: string, repeat: string} $stored
 * @var string                                                                             $picture Address of its small picture, '' for none.
 * @var array<string, string>                                                              $places
 */

defined( 'ABSPATH' ) || exit;

wp_nonce_field( $name, "{$name}_nonce" );
?>
<p><label for="<?php echo esc_attr( "{$name}-url" ); ?>"><strong><?php esc_html_e( 'File, YouTube or Vimeo link', 'marketday' ); ?></strong></label>
<input
	type="text"
	inputmode="url"
	class="widefat"
	id="<?php echo esc_attr( "{$name}-url" ); ?>"
	name="<?php echo esc_attr( "{$name}[url]" ); ?>"
	value="<?php echo esc_attr( $stored['url'] ); ?>"
	placeholder="https://"
	autocomplete="off"></p>
<p><button
	type="button"
	class="button"
	data-marketday-media="video"
	data-field="<?php echo esc_attr( "{$name}-url" ); ?>"
	data-value="url"><?php esc_html_e( 'Choose a file', 'marketday' ); ?></button></p>
<p><strong><?php esc_html_e( 'Cover picture', 'marketday' ); ?></strong><br>
<span class="description"><?php esc_html_e( 'If blank, the product’s own.', 'marketday' ); ?></span></p>
<div data-marketday-pictures=""><?php echo '' === $picture ? '' : '<img src="' . esc_url( $picture ) . '" alt="" width="80" height="80">'; ?></div>
<p><input
	type="hidden"
	id="<?php echo esc_attr( "{$name}-picture" ); ?>"
	name="<?php echo esc_attr( "{$name}[picture]" ); ?>"
	value="<?php echo esc_attr( $stored['img_id'] ); ?>">
<button
	type="button"
	class="button"
	data-marketday-media="image"
	data-field="<?php echo esc_attr( "{$name}-picture" ); ?>"><?php esc_html_e( 'Choose a picture', 'marketday' ); ?></button>
<button
	type="button"
	class="button-link"
	data-marketday-media-none="<?php echo esc_attr( "{$name}-picture" ); ?>"<?php
		echo '' === $picture ? ' hidden' : '';
	?>><?php esc_html_e( 'Remove', 'marketday' ); ?></button></p>
<p><label for="<?php echo esc_attr( "{$name}-place" ); ?>"><strong><?php esc_html_e( 'Position in the gallery', 'marketday' ); ?></strong></label>
<select class="widefat" id="<?php echo esc_attr( "{$name}-place" ); ?>" name="<?php echo esc_attr( "{$name}[place]" ); ?>">
<?php foreach ( $places as $place => $label ) : ?>
<option value="<?php echo esc_attr( $place ); ?>" <?php selected( $stored['single_position'], $place ); ?>><?php echo esc_html( $label ); ?></option>
<?php endforeach; ?>
</select></p>
<p><label><input
	type="checkbox"
	name="<?php echo esc_attr( "{$name}[repeat]" ); ?>"
	value="yes"
	<?php checked( $stored['repeat'], 'yes' ); ?>> <?php esc_html_e( 'Loop (files only)', 'marketday' ); ?></label></p>
<p class="description"><?php
	esc_html_e( 'Nothing plays by itself, and nothing loads from YouTube or Vimeo until a shopper presses play.', 'marketday' );
?></p>
