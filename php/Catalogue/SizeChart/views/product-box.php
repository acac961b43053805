<?php
/**
 * The size chart of a product, on its editing screen.
 *
 * @var string             $name
 * @var array<int, string> $choices
 * @var int                $chosen  0 for none of its own.
 * @var int|null           $fitting Which it has without one of its own.
 * @var string             $add     Address.
 */

defined( 'ABSPATH' ) || exit;

wp_nonce_field( $name, "{$name}_nonce" );
$otherwise = $choices[ $fitting ?? 0 ] ?? null;
?>
<?php if ( [] !== $choices ) : ?>
<p><label class="screen-reader-text" for="<?php echo esc_attr( $name ); ?>"><?php esc_html_e( 'Size chart', 'marketday' ); ?></label>
<select class="widefat" name="<?php echo esc_attr( $name ); ?>" id="<?php echo esc_attr( $name ); ?>">
<option value="0">
	<?php
	/* translators: %s: a chart's name. */
	echo esc_html( null === $otherwise ? __( 'As set by the charts: none', 'marketday' ) : sprintf( __( 'As set by the charts: %s', 'marketday' ), $otherwise ) );
	?>
</option>
	<?php foreach ( $choices as $id => $title ) : ?>
<option value="<?php echo esc_attr( (string) $id ); ?>" <?php selected( $chosen, $id ); ?>><?php echo esc_html( $title ); ?></option>
	<?php endforeach; ?>
</select></p>
<?php endif; ?>
<p><a href="<?php echo esc_url( $add ); ?>"><?php esc_html_e( 'Add a size chart', 'marketday' ); ?></a></p>
