<?php
/**
 * Twin of src/ui/notice/notice-list.tsx.
 *
 * @var list<array{kind: string, message: string}> $notices
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-notices">
	<?php foreach ( $notices as $marketday_notice ) : ?>
		<div class="marketday-notice marketday-notice--<?php echo esc_attr( $marketday_notice['kind'] ); ?>" role="alert">
			<p><?php echo esc_html( $marketday_notice['message'] ); ?></p>
		</div>
	<?php endforeach; ?>
</div>
