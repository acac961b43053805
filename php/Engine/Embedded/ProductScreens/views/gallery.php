<?php
/**
 * The further pictures of a product, on its editing screen.
 *
 * @var string       $name
 * @var list<int>    $pictures
 * @var list<string> $shown    Addresses of small ones.
 */

defined( 'ABSPATH' ) || exit;

wp_nonce_field( $name, "{$name}_nonce" );
?>
<div data-marketday-pictures="64" style="display:flex;flex-wrap:wrap;gap:4px">
<?php foreach ( $shown as $url ) : ?>
<img src="<?php echo esc_url( $url ); ?>" alt="" width="64" height="64">
<?php endforeach; ?>
</div>
<p><input
	type="hidden"
	id="<?php echo esc_attr( $name ); ?>"
	name="<?php echo esc_attr( $name ); ?>"
	value="<?php echo esc_attr( implode( ',', $pictures ) ); ?>" disabled>
<button
	type="button"
	class="button"
	data-marketday-media="image"
	data-many=""
	data-field="<?php echo esc_attr( $name ); ?>"><?php esc_html_e( 'Choose pictures', 'marketday' ); ?></button>
<button
	type="button"
	class="button-link"
	data-marketday-media-none="<?php echo esc_attr( $name ); ?>"<?php
		echo [] === $pictures ? ' hidden' : '';
	?>><?php esc_html_e( 'Remove', 'marketday' ); ?></button></p>
