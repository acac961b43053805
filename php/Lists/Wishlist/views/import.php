<?php
/**
 * Tools → Wishlists.
 *
 * @var list<Marketday\Lists\Wishlist\Import\Source> $sources
 * @var array<array-key, mixed>                $result What was looked at or brought over last, or nothing.
 * @var string                                 $action
 * @var string                                 $name
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap">
<h1><?php esc_html_e( 'Wishlists', 'marketday' ); ?></h1>
<p><?php
	esc_html_e( 'Imports shoppers’ lists from another plugin, with their products, quantities and the prices at the time. Its tables stay as they are, and importing again won’t create duplicates.', 'marketday' );
?></p>
<?php foreach ( $sources as $source ) : ?>
<h2><?php echo esc_html( $source->label() ); ?></h2>
	<?php
	$marketday_own  = ( $result['source'] ?? '' ) === $source->value;
	$marketday_look = $marketday_own && true === ( $result['isLook'] ?? false );
	if ( $marketday_own && is_array( $result['lines'] ?? null ) ) :
		?>
<div class="notice notice-<?php echo $marketday_look ? 'info' : 'success'; ?> inline">
		<?php foreach ( array_filter( $result['lines'], 'is_string' ) as $marketday_line ) : ?>
<p><?php echo esc_html( $marketday_line ); ?></p>
		<?php endforeach; ?>
</div>
	<?php endif; ?>
<form method="post" action="<?php echo esc_url( $action ); ?>">
<input type="hidden" name="action" value="<?php echo esc_attr( $name ); ?>">
<input type="hidden" name="source" value="<?php echo esc_attr( $source->value ); ?>">
	<?php wp_nonce_field( $name ); ?>
<p><button type="submit" class="button" name="look" value="1"><?php esc_html_e( 'Preview import', 'marketday' ); ?></button>
	<?php if ( $marketday_look ) : ?>
<button type="submit" class="button button-primary" name="write" value="1"><?php esc_html_e( 'Import lists', 'marketday' ); ?></button>
	<?php endif; ?>
</p>
</form>
<?php endforeach; ?>
</div>
