<?php defined( 'ABSPATH' ) || exit; ?>
<!-- wp:marketday/product {"align":"wide"} -->
<!-- wp:marketday/product-part {"part":"breadcrumbs"} /-->

<!-- wp:group {"className":"marketday-product__top","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group marketday-product__top"><!-- wp:marketday/product-part {"part":"gallery"} /-->

<!-- wp:group {"className":"marketday-product__summary","style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->
<div class="wp-block-group marketday-product__summary"><!-- wp:marketday/product-part {"part":"title"} /-->

<!-- wp:marketday/product-part {"part":"rating"} /-->

<!-- wp:marketday/product-part {"part":"price"} /-->

<!-- wp:marketday/product-part {"part":"deal"} /-->

<!-- wp:marketday/product-part {"part":"excerpt"} /-->

<!-- wp:marketday/product-part {"part":"stock"} /-->

<!-- wp:marketday/add-to-basket /-->

<!-- wp:marketday/product-part {"part":"actions"} /-->

<!-- wp:marketday/product-part {"part":"facts"} /--></div>
<!-- /wp:group --></div>
<!-- /wp:group -->

<!-- wp:marketday/product-part {"part":"details"} /-->

<!-- wp:marketday/product-part {"part":"related"} /-->
<!-- /wp:marketday/product -->
