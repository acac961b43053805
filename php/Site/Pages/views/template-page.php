<?php
/**
 * A page of the shop.
 *
 * @var string $header Slug of the part above it.
 * @var string $footer Slug of the part below it.
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:template-part {"slug":"<?php echo esc_attr( $header ); ?>","tagName":"header"} /-->

<!-- wp:group {"tagName":"main","style":{"spacing":{"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<main
	class="wp-block-group"
	style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:post-title {"level":1,"align":"wide"} /-->

<!-- wp:post-content {"align":"full","layout":{"type":"constrained"}} /--></main>
<!-- /wp:group -->

<!-- wp:template-part {"slug":"<?php echo esc_attr( $footer ); ?>","tagName":"footer"} /-->
