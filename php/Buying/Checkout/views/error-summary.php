<?php
/**
 * All that is wrong, above the form: the twin of src/features/checkout/error-summary.tsx.
 *
 * @var array<string, string> $errors Message by field; that of `checkout` is about none.
 */

defined( 'ABSPATH' ) || exit;

$marketday_general = $errors['checkout'] ?? '';
$marketday_wrong   = array_diff_key( $errors, [ 'checkout' => true ] );
?>
<div class="marketday-checkout__summary">
	<?php if ( [] !== $errors ) : ?>
		<div class="marketday-notice marketday-notice--error"<?php echo '' === $marketday_general ? '' : ' role="alert"'; ?>>
			<?php if ( '' !== $marketday_general ) : ?>
				<p><?php echo esc_html( $marketday_general ); ?></p>
			<?php endif; ?>
			<?php if ( [] !== $marketday_wrong ) : ?>
				<p><?php esc_html_e( 'There’s a problem', 'marketday' ); ?></p>
				<ul>
					<?php foreach ( $marketday_wrong as $marketday_field => $marketday_message ) : ?>
						<li><a href="#<?php echo esc_attr( $marketday_field ); ?>"><?php echo esc_html( $marketday_message ); ?></a></li>
					<?php endforeach; ?>
				</ul>
			<?php endif; ?>
		</div>
	<?php endif; ?>
</div>
