<?php
/**
 * The head of the shop's pages: one row.
 *
 * @var string $menu Blocks of its links.
 */

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"align":"full","className":"is-style-marketday-sticky marketday-header","style":{"spacing":{"padding":{"top":"var:preset|spacing|20","bottom":"var:preset|spacing|20"}}},"layout":{"type":"constrained"}} -->
<div
	class="wp-block-group alignfull is-style-marketday-sticky marketday-header"
	style="padding-top:var(--wp--preset--spacing--20);padding-bottom:var(--wp--preset--spacing--20)"><!-- wp:group {"align":"wide","className":"marketday-header__row","layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignwide marketday-header__row"><!-- wp:group {"className":"marketday-header__name","layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group marketday-header__name"><!-- wp:site-logo {"width":48} /-->

<!-- wp:site-title {"level":0} /--></div>
<!-- /wp:group -->

<!-- wp:navigation {"className":"is-style-marketday-more","metadata":{"ignoredHookedBlocks":["woocommerce/customer-account","woocommerce/mini-cart"]},"layout":{"type":"flex","justifyContent":"right"}} -->
<?php echo $menu; // phpcs:ignore WordPress.Security.EscapeOutput -- blocks, escaped where they are made. ?>

<!-- /wp:navigation -->

<!-- wp:group {"className":"marketday-header__tools","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"flex","flexWrap":"nowrap"}} -->
<div class="wp-block-group marketday-header__tools"><!-- wp:marketday/currency-switcher /-->

<!-- wp:marketday/search-overlay -->
<!-- wp:marketday/product-search {"blockId":"header","showSearchCategory":false} /-->
<!-- /wp:marketday/search-overlay -->

<!-- wp:marketday/account-link {"showLabel":false} /-->

<!-- wp:marketday/wishlist-link /-->

<!-- wp:marketday/mini-basket {"showLabel":false} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
