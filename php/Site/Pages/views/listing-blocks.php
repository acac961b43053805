<?php defined( 'ABSPATH' ) || exit; ?>
<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|40","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"272px"} -->
<div class="wp-block-column" style="flex-basis:272px"><!-- wp:marketday/shop-sidebar -->
<!-- wp:marketday/product-filter {"blockId":"filter"} /-->
<!-- /wp:marketday/shop-sidebar --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:group {"style":{"spacing":{"margin":{"bottom":"1.5rem"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group" style="margin-bottom:1.5rem"><!-- wp:marketday/result-count {"blockId":"count"} /-->

<!-- wp:marketday/catalogue-sorting {"blockId":"sorting"} /--></div>
<!-- /wp:group -->

<!-- wp:marketday/product-grid {"inherit":true,"blockId":"listing","columns":3} /--></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
