<?php
/**
 * Runs when the plugin is deleted. `Kernel\Removal\Removal` says what goes, and `Inventory` beside it what there is.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/php/autoload.php';

Marketday\Kernel\Removal\Removal::run();
