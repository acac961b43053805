<?php
/**
 * Note after a review was sent that an editor reads first.
 *
 * @var int $id
 */

defined( 'ABSPATH' ) || exit;
?>
<div
	id="comment-<?php echo esc_attr( (string) $id ); ?>"
	class="marketday-notice marketday-notice--success"
	role="alert"><p><?php esc_html_e( 'Thank you. Your review will appear once we’ve approved it.', 'marketday' ); ?></p></div>
