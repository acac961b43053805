<?php
/**
 * A line that may be closed. What hides it before it is painted is in the page: the page is of a cache, and nothing may move.
 *
 * @var string                 $wrapper    Attributes.
 * @var string                 $name       Of the region.
 * @var string                 $text       Safe HTML.
 * @var string                 $id         Of the cookie.
 * @var bool                   $canDismiss
 * @var DateTimeImmutable|null $from
 * @var DateTimeImmutable|null $until
 */

defined( 'ABSPATH' ) || exit;

$times = ( null === $from ? '' : ' data-from="' . 1000 * $from->getTimestamp() . '"' )
	. ( null === $until ? '' : ' data-until="' . 1000 * $until->getTimestamp() . '"' );
?>
<div
	<?php echo $wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- WordPress has escaped. ?>
	role="region"
	aria-label="<?php echo esc_attr( $name ); ?>"
	data-marketday-island="store-notice"
	data-notice-id="<?php echo esc_attr( $id ); ?>"<?php echo $times; // phpcs:ignore WordPress.Security.EscapeOutput -- numbers. ?>><p
	class="marketday-store-notice__text"><?php echo wp_kses_post( $text ); ?></p><?php if ( $canDismiss ) : ?><button
	type="button"
	class="marketday-store-notice__close"
	data-marketday-dismiss=""><?php esc_html_e( 'Dismiss', 'marketday' ); ?></button><?php endif; ?></div>
<?php
wp_print_inline_script_tag( '(n=>{const d=n.dataset,t=Date.now();n.hidden=document.cookie.includes("store_notice"+d.noticeId+"=hidden")||d.from>t||t>=d.until})(document.currentScript.previousElementSibling)' );
