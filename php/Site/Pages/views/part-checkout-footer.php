<?php
/**
 * The foot of the checkout: what a shopper may want to read before ordering, and no way into the shop.
 *
 * @var list<array{name: string, url: string}> $reading
 */

defined( 'ABSPATH' ) || exit;

$links = array_map(
	static fn ( array $link ): string => sprintf( '<a href="%s">%s</a>', esc_url( $link['url'] ), esc_html( $link['name'] ) ),
	$reading
);
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|30","bottom":"var:preset|spacing|30"}}},"layout":{"type":"constrained"}} -->
<div
	class="wp-block-group alignfull"
	style="padding-top:var(--wp--preset--spacing--30);padding-bottom:var(--wp--preset--spacing--30)"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php
	echo implode( ' · ', $links ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
