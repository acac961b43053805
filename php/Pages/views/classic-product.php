<?php
/** The page of one product in a classic theme. */

defined( 'ABSPATH' ) || exit;

$products = '';
// Before the header: what is drawn names its styles, and may yet say that no cache keeps the page.
while ( have_posts() ) {
	the_post();
	$products .= do_blocks( '<!-- wp:marketday/product /-->' );
}
get_header();
?>
<main id="primary" class="marketday-page">
	<?php echo $products; // phpcs:ignore WordPress.Security.EscapeOutput -- the block escapes. ?>
</main>
<?php
get_footer();
