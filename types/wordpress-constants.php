<?php
/**
 * Constants WordPress defines while it loads: for PHPStan only.
 *
 * @package Marketday
 */

declare( strict_types=1 );

define( 'ABSPATH', (string) getenv( 'ABSPATH' ) );

const MINUTE_IN_SECONDS = 60;
const HOUR_IN_SECONDS   = 3600;
const DAY_IN_SECONDS    = 86400;
const WEEK_IN_SECONDS   = 604800;
const YEAR_IN_SECONDS   = 31536000;
