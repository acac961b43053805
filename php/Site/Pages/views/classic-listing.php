<?php declare(strict_types=1);
/** A listing of products in a classic theme. */

use Marketday\Site\Pages\ClassicFrame;
use Marketday\Site\Pages\ClassicMarkup;

defined( 'ABSPATH' ) || exit;

// Before the header: what is drawn names its styles, and may yet say that no cache keeps the page.
$listing = do_blocks( ClassicMarkup::blocks() );
ClassicFrame::open();
if ( is_search() ) {
	/* translators: %s: what was searched for. */
	printf( '<h1>%s</h1>', esc_html( sprintf( __( 'Search results for “%s”', 'marketday' ), get_search_query( false ) ) ) );
} else {
	the_archive_title( '<h1>', '</h1>' );
}
the_archive_description( '<div class="marketday-page__description">', '</div>' );
echo $listing; // phpcs:ignore WordPress.Security.EscapeOutput -- the block escapes.
ClassicFrame::close();
