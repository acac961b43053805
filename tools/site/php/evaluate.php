<?php
/**
 * Runs PHP code given on standard input inside a site: `php evaluate.php SITE-FOLDER`.
 *
 * What the code prints is printed; what it returns follows as JSON after a line of its own that starts with a mark.
 *
 * @package Marketday
 */

declare( strict_types=1 );

require __DIR__ . '/load-site.php';

wp_set_current_user( 1 );
$marketday_returned = eval( stream_get_contents( STDIN ) );
echo "\n\x1eRETURNED ", wp_json_encode( $marketday_returned, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), "\n";
