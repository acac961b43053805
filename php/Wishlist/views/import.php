<?php
/**
 * Tools → Wishlists.
 *
 * @var list<Marketday\Wishlist\Import\Source> $sources
 * @var array<array-key, mixed>                $result What was looked at or brought over last, or nothing.
 * @var string                                 $action
 * @var string                                 $name
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="wrap">
<h1><?php esc_html_e( 'Wishlists', 'marketday' ); ?></h1>
<p><?php
	esc_html_e( 'Lists of shoppers that another plugin has kept come over with their products, quantities and prices of the day. Its tables stay as they are, and a second time brings nothing twice.', 'marketday' );
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
<p><button type="submit" class="button" name="look" value="1"><?php esc_html_e( 'Look what would come over', 'marketday' ); ?></button>
	<?php if ( $marketday_look ) : ?>
<button type="submit" class="button button-primary" name="write" value="1"><?php esc_html_e( 'Bring these lists over', 'marketday' ); ?></button>
	<?php endif; ?>
</p>
</form>
<?php endforeach; ?>
</div>
