<?php
/**
 * All that is wrong, above the form: the twin of src/features/checkout/error-summary.tsx.
 *
 * @var array<string, string> $errors Message by field.
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="marketday-checkout__summary">
	<?php if ( [] !== $errors ) : ?>
		<div class="marketday-notice marketday-notice--error" role="alert">
			<p><?php esc_html_e( 'Please correct these fields:', 'marketday' ); ?></p>
			<ul>
				<?php foreach ( $errors as $marketday_field => $marketday_message ) : ?>
					<li><a href="#<?php echo esc_attr( $marketday_field ); ?>"><?php echo esc_html( $marketday_message ); ?></a></li>
				<?php endforeach; ?>
			</ul>
		</div>
	<?php endif; ?>
</div>
