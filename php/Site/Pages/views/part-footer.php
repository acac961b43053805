<?php
/**
 * The foot of the shop's pages.
 *
 * @var string $shop        Blocks of links to the shop's own pages.
 * @var string $information Blocks of links to what a shop has to tell.
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|50"}}},"layout":{"type":"constrained"}} -->
<div
	class="wp-block-group alignfull"
	style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)"><!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"50%"} -->
<div class="wp-block-column" style="flex-basis:50%"><!-- wp:site-title {"level":0} /-->

<!-- wp:site-tagline /--></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:navigation {"ariaLabel":"<?php echo esc_attr__( 'Shop', 'marketday' ); ?>","overlayMenu":"never","layout":{"type":"flex","orientation":"vertical"}} -->
<?php echo $shop; // phpcs:ignore WordPress.Security.EscapeOutput -- blocks, escaped where they are made. ?>

<!-- /wp:navigation --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><?php if ( '' !== $information ) : ?><!-- wp:navigation {"ariaLabel":"<?php echo esc_attr__( 'About the shop', 'marketday' ); ?>","overlayMenu":"never","layout":{"type":"flex","orientation":"vertical"}} -->
<?php echo $information; // phpcs:ignore WordPress.Security.EscapeOutput -- blocks, escaped where they are made. ?>

<!-- /wp:navigation --><?php endif; ?></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
