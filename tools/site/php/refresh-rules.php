<?php
/**
 * Builds the address rules anew, with every active plugin loaded: `php refresh-rules.php SITE-FOLDER`.
 *
 * @package Marketday
 */

declare( strict_types=1 );

require __DIR__ . '/load-site.php';

flush_rewrite_rules( false );
