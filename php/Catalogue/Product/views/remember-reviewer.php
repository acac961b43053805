<?php
/**
 * WordPress's consent to keep a guest's name in cookies.
 */

defined( 'ABSPATH' ) || exit;
?>
<p class="marketday-choice">
	<input type="checkbox" id="wp-comment-cookies-consent" name="wp-comment-cookies-consent" value="yes">
	<label for="wp-comment-cookies-consent"><?php
		esc_html_e( 'Remember my name and email address in this browser.', 'marketday' );
	?></label>
</p>
