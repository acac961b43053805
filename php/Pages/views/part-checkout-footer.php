<?php
/**
 * The foot of the checkout: what a shopper may want to read before ordering, and no way into the shop.
 *
 * @var list<array{name: string, url: string}> $reading
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|30"}}},"layout":{"type":"constrained"}} -->
<div
	class="wp-block-group alignfull"
	style="padding-top:var(--wp--preset--spacing--30);padding-bottom:var(--wp--preset--spacing--30)"><!-- wp:list {"align":"wide","className":"marketday-links","fontSize":"small"} -->
<ul class="wp-block-list marketday-links has-small-font-size"><?php foreach ( $reading as $link ) : ?><!-- wp:list-item -->
<li><a href="<?php echo esc_url( $link['url'] ); ?>"><?php echo esc_html( $link['name'] ); ?></a></li>
<!-- /wp:list-item --><?php endforeach; ?></ul>
<!-- /wp:list --></div>
<!-- /wp:group -->
