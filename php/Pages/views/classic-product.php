<?php
/** The page of one product in a classic theme. */

get_header();
?>
<main id="primary" class="marketday-page">
	<?php
	while ( have_posts() ) {
		the_post();
		echo do_blocks( '<!-- wp:marketday/product /-->' ); // phpcs:ignore WordPress.Security.EscapeOutput -- the block escapes.
	}
	?>
</main>
<?php
get_footer();
