<?php
/** The calendar of all events in a classic theme. */

defined( 'ABSPATH' ) || exit;

$marketday_calendar = do_blocks( '<!-- wp:marketday/events-calendar /-->' );
get_header();
?>
<main id="marketday-content" class="marketday-page">
	<h1><?php post_type_archive_title(); ?></h1>
	<?php echo $marketday_calendar; // phpcs:ignore WordPress.Security.EscapeOutput -- the block escapes. ?>
</main>
<?php
get_footer();
