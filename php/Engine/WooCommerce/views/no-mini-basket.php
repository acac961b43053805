<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// In the place of WooCommerce's cart/mini-cart.php where nobody shows it (MiniBasketFragment).
