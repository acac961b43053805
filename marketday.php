<?php
/**
 * Plugin Name:       Marketday
 * Description:       A shop, an events calendar and newsletter forms as blocks: quick for shoppers, simple for editors, on WooCommerce or on its own.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Author:            The Marketday contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       marketday
 * Domain Path:       /languages
 *
 * @package Marketday
 */

declare( strict_types=1 );

namespace Marketday;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/php/autoload.php';

( new Plugin( __FILE__ ) )->register();
