<?php
/**
 * The countdown; its script shows it while the visitor's cookie says that something is held.
 *
 * @var string       $wrapper  Attributes of the block's element, escaped.
 * @var int          $minutes
 * @var string       $left     Minutes and seconds.
 * @var string       $end      hide or clear.
 * @var string       $path     Of the cookie.
 * @var list<string> $text     Before and after the time.
 * @var bool         $isPart   Whether a part of the basket alone is held; the style sheet shows what is said of it then.
 * @var bool         $isHidden
 */

defined( 'ABSPATH' ) || exit;
?>
<div
	<?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress has escaped. ?>
	data-path="<?php echo esc_attr( $path ); ?>"
	data-expire="<?php echo esc_attr( (string) $minutes ); ?>"
	data-hides="<?php echo esc_attr( $end ); ?>"<?php echo $isPart ? ' data-part' : ''; ?><?php echo $isHidden ? ' hidden' : ''; ?>>
	<p><?php echo esc_html( $text[0] ); ?><span class="wopb-cart-time" role="timer"><?php
		echo esc_html( $left );
	?></span><?php echo esc_html( $text[1] ?? '' ); ?></p>
	<p class="marketday-reservation__part"><?php esc_html_e( 'Some of these are more than we can hold, so others may buy them first.', 'marketday' ); ?></p>
</div>
