<?php
/** A page in a classic theme whose content has its own heading. */

defined( 'ABSPATH' ) || exit;

get_header();
?>
<main id="marketday-content" class="marketday-page marketday-page--whole">
	<?php
	while ( have_posts() ) {
		the_post();
		the_content();
	}
	?>
</main>
<?php
get_footer();
